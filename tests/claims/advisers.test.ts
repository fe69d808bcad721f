import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import type { Licensee } from "#content/firm/firm-facts.ts";
import { interpolate } from "#content/interpolate.ts";
import { contactCards } from "#content/site/home.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { placeholderValues } from "#content/site/placeholder-values.ts";
import { type Language, languageCodes, siteLanguageCodes } from "#lead/languages.ts";
import { professionOf } from "#lead/profession.ts";
import { parsePage } from "#scripts/build/pages/parse-page.ts";
import { forFirm, readOfficialPages, readPages } from "#scripts/build/pages/read-pages.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { sheets } from "#words/sheets.ts";
import { wordsIn } from "#words/words-in.ts";
import { textsIn } from "../support/contents.ts";

/* Who reads and advises, by what the licensed persons of a firm are. tests/firm/second-firm.ts runs this file
   again for a firm of one lawyer. */

const consultants: Record<Language, RegExp> = {
  en: /consultants?(?!\p{L})|RCIC/iu,
  fr: /consultante?s?(?!\p{L})|CRIC/iu,
  es: /consultor|RCIC/i,
  pt: /consultor(?!ia)|RCIC/i,
  zh: /顾问|RCIC/,
  ar: /مستشار|RCIC/,
  fa: /مشاور(?!ه)|RCIC/,
  pa: /ਸਲਾਹਕਾਰ|RCIC/,
  uk: /консультант|RCIC/i,
  tl: /consultant|RCIC/i,
};

test.each([
  [["RCIC", "RISIA"], "consultant"],
  [["lawyer", "avocate"], "lawyer"],
  [["notary"], "notary"],
  [["paralegal"], "professional"],
  [["notary", "RCIC-IRB"], "professional"],
] as const)("licences of the classes %j make a firm of the profession %s", (classes, profession) => {
  expect(professionOf(classes)).toBe(profession);
});

test("the home page's card and the contact page lead to the register of whoever is licensed", () => {
  const [register, ...others] = new Set(firm.licensees.map((one: Licensee) => one.register ?? firm.registry));
  const place = others.length > 0 ? "/verify" : register;
  expect([contactCards.at(-1)?.action, placeholderValues.licenceCheck]).toEqual([place, place]);
});

test.each(siteLanguageCodes)(
  "in %s the page on our forms names the College's fund to clients of consultants",
  (code) => {
    const text = readFileSync(`words/${code}/pages/verify.md`, "utf8");
    for (const hasConsultant of [true, false]) {
      const { sources, blocks } = parsePage(forFirm(text, { hasConsultant }), readOfficialPages(code));
      const offer = JSON.stringify([sources, blocks]);
      expect(offer.includes("2026-68")).toBe(hasConsultant);
      expect(/compensation fund|fonds d’indemnisation/.test(offer)).toBe(hasConsultant);
      expect(/In-Canada Workers Initiative[^"]*\."/.test(offer)).toBe(!hasConsultant);
      expect(offer.includes("{collegeLicence}")).toBe(hasConsultant);
    }
    const own = readPages(code).get("verify") ?? expect.fail();
    expect(JSON.stringify(own).includes("2026-68")).toBe(firm.hasConsultant);
  },
);

describe.each(languageCodes)("in %s", (code) => {
  const { contact, assessment, firm: words, receipt } = wordsIn[code];

  test.each([
    ["consultant", true],
    ["lawyer", false],
    ["notary", false],
    ["professional", false],
  ] as const)("the forms of a firm of the profession %s name a consultant: %s", (profession, isNamed) => {
    const facts = { name: "A", email: "a@b.ca", phone: "1", profession, hasConsultant: isNamed };
    const texts = [
      contact.successMessage(profession),
      assessment.successMessage(profession),
      words.privacy("", "", profession, ""),
      words.stopped("A", profession, false),
      receipt.steps("", profession, "")[0] ?? "",
      receipt.notes(facts).slice(0, -1).join(" "),
    ];
    expect(texts.map((text) => consultants[code].test(text))).toEqual(texts.map(() => isNamed));
    expect(receipt.notes(facts).at(-1)).toContain(facts.email);
  });

  // A sentence on the law may name them, beside the body that licenses them.
  test.runIf(!firm.hasConsultant)(
    "nothing says that a consultant of this firm reads or advises",
    async () => {
      const texts = [...(await textsOf(code)), sheets[code].lead("")].filter((text) =>
        consultants[code].test(text),
      );
      expect(texts.filter((text) => !/College|Collège|MIFI|CICC/.test(text))).toEqual([]);
    },
  );
});

async function textsOf(code: Language): Promise<readonly string[]> {
  const own = siteLanguageCodes.find((site) => site === code);
  if (own === undefined) {
    const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
    const { pages: _, ...official } = page.official;
    return textsIn({ ...page, official, who: page.who("A", []) });
  }
  const { home, words } = siteWords[own];
  const pages = [...readPages(own).values()].flatMap(textsIn);
  const { licence: _, ...contactWays } = words.contactWays;
  const { licence: __, ...footer } = words.footer;
  return [
    ...textsIn({ home, words: { ...words, contactWays, footer } }),
    ...pages.map((text) => interpolate(text, words.advisers)),
  ];
}
