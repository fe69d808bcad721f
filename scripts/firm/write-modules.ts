import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Absence, BoundedAbsence } from "#content/firm-facts.ts";
import type { Language } from "#lead/languages.ts";
import { startOfDay } from "#lead/local-time.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";
import { publishedName } from "./published-name.ts";
import { readFirmFile } from "./read-firm.ts";
import { readAgreement, readReplies } from "./read-texts.ts";
import { reviewsOf } from "./schema.ts";

// The firm's files as modules, which site, worker, elements and scripts import alike: `#firm/facts.ts` and so on.
// scripts/launch.mjs runs this before every command, so that nobody compiles anything by hand.

const folder = "generated/firm";

const modules = () => {
  const { languages, facts: factsReadOn } = readFirmFile("reviews");
  const reviewed = Object.entries(languages).filter(
    ([code]) => untranslatedIn(code as Language).length === 0,
  );
  const { licensees, hours, ...facts } = readFirmFile("facts");
  const { timeZone } = readFirmFile("deployment");
  const published = {
    ...facts,
    licensees: licensees.map((one) => ({
      ...one,
      ...(one.picture && { picture: publishedName(one.picture) }),
    })),
    ...(hours && { hours: { ...hours, timeZone } }),
  };
  const content = (type: string, file: string) => `import type { ${type} } from "#content/${file}.ts";\n`;
  const language = 'import type { Language } from "#lead/languages.ts";\n';
  return {
    facts: `${content("FirmFacts", "firm-facts")}
/** Every fact of the firm: firm/facts.yaml. */
export const facts: FirmFacts = ${json(published)};
`,
    deployment: `import type { Deployment } from "#scripts/firm/questions.ts";

/** The settings of the firm's deployment: firm/deployment.yaml. */
export const deployment: Deployment = ${json(readFirmFile("deployment"))};
`,
    partners: `${content("Partner", "partner")}
/** The sites that show our forms with our leave: firm/partners.yaml. */
export const partners: readonly Partner[] = ${json(readFirmFile("partners"))};
`,
    absence: `import type { BoundedAbsence } from "#content/firm-facts.ts";

/** When nobody answers: firm/absence.yaml, on the firm's clock. */
export const absence: BoundedAbsence | undefined = ${json(bounded(readFirmFile("absence"), timeZone))};
`,
    praise: `${content("Praise", "praise")}${language}
/** Words that clients agreed to, and figures that were counted: firm/praise.yaml. */
export const praise: Readonly<Partial<Record<Language, Praise>>> = ${json(readFirmFile("praise"))};
`,
    texts: `${content("Reply", "firm-replies")}
/** The answers that the desk offers: firm/replies. */
export const replies: readonly Reply[] = ${json(readReplies())};

/** The agreement on a first consultation, and the day on which it was approved: firm/agreement.md. */
export const agreement = ${json(readAgreement())};
`,
    reviews: `${content("Day", "day")}${content("Review", "review")}${language}
/** Who has read every text of a language, and when: firm/reviews.yaml, without a language that has texts in English since. */
export const languageReviews: Readonly<Partial<Record<Language, Review>>> = ${json(Object.fromEntries(reviewed))};

/** By a fact's id: the day on which the firm last read it on its official page. */
export const factsReadOn: Readonly<Record<string, Day>> = ${json(factsReadOn)};
`,
  };
};

function bounded(absence: Absence | null, timeZone: string): BoundedAbsence | undefined {
  if (absence === null) return undefined;
  const dayAfter = new Date(Date.parse(absence.until) + 86_400_000).toISOString().slice(0, 10);
  return { ...absence, begins: startOfDay(absence.from, timeZone), ends: startOfDay(dayAfter, timeZone) };
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

try {
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(modules())) {
    const file = `${folder}/${name}.ts`;
    // Only what differs, so that whoever watches the modules is not woken for nothing.
    if (!existsSync(file) || readFileSync(file, "utf8") !== code) writeFileSync(file, code);
  }
  // The ledger of facts reads what was just written, so that its ids are known only now.
  const { facts } = await import("#content/facts.ts");
  readFirmFile("reviews", undefined, reviewsOf(z.enum(facts.map(({ id }) => id))));
} catch (error) {
  console.error(`\n✗ ${(error as Error).message}`);
  process.exit(1);
}
