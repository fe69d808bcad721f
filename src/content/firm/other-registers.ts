import { interpolate } from "#content/interpolate.ts";
import type { PageContent } from "#content/site/page.ts";
import { words } from "#language/site.ts";
import { firm } from "./firm.ts";
import { licence, nameOfRegulator } from "./site-firm-texts.ts";

/** The page about our forms, whose second step looks up a number in the register of the College, if any. */
export function withOtherRegisters(page: PageContent): PageContent {
  const at = firm.hasConsultant ? 2 : 1;
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === "steps"
        ? { ...block, steps: [...block.steps.slice(0, at), ...stepsOfMembers(), ...block.steps.slice(at)] }
        : block,
    ),
  };
}

function stepsOfMembers() {
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
