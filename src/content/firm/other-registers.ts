import { interpolate } from "#content/interpolate.ts";
import type { PageContent, Rich } from "#content/site/page.ts";
import { words } from "#language/site.ts";
import { firm } from "./firm.ts";
import { licence, nameOfRegulator } from "./site-firm-texts.ts";

/** The page about our forms, whose second step looks up a number in the register of the College. */
export function withOtherRegisters(page: PageContent): PageContent {
  const { hasConsultant } = firm;
  return {
    ...page,
    sources: page.sources.filter(({ text }) => hasConsultant || !college.test(text)),
    blocks: page.blocks.map((block) => {
      if (block.kind === "steps")
        return {
          ...block,
          steps: block.steps.flatMap((step, at) =>
            at === 1 ? [...(hasConsultant ? [step] : []), ...stepsOfMembers()] : [step],
          ),
        };
      return block.kind === "list" && block.after && !hasConsultant
        ? { ...block, after: block.after.map(withoutFund) }
        : block;
    }),
  };
}

const college = /College|Collège|CICC|CCIC/;

/** The College's fund, in a paragraph's last sentence, is for clients of its licensees. */
function withoutFund(paragraph: Rich): Rich {
  const [text, , rest] = paragraph;
  return typeof text === "string" && typeof rest === "string" && college.test(rest)
    ? [text.slice(0, text.lastIndexOf(". ") + 1)]
    : paragraph;
}

function stepsOfMembers(): readonly { title: string; text: Rich }[] {
  const { title, text } = words.licensees.check.member.step;
  return [licence, ...licence.others].flatMap(({ href, regulator, persons }) => {
    if (regulator === undefined) return [];
    const values = {
      names: persons.map(({ name }) => name).join(", "),
      numbers: persons.map(({ number }) => number).join(", "),
      regulator: nameOfRegulator(regulator),
    };
    const [before = "", link = "", after = ""] = text.map((part) => interpolate(part, values));
    return [{ title: interpolate(title, values), text: [before, { text: link, href }, after] }];
  });
}
