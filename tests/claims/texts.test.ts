import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Firm, firm } from "#content/firm/firm.ts";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { quebecFilesOf, quebecInvitationOf } from "#content/firm/terms.ts";
import { interpolate } from "#content/interpolate.ts";
import { facts } from "#content/programs/facts.ts";
import { statusAt } from "#content/programs/status-at.ts";
import type { TextLink } from "#content/site/page.ts";
import { countQuestions } from "#lead/count-questions.ts";
import { type Language, languageCodes } from "#lead/languages.ts";
import { readOfficialPages, readPages } from "#scripts/build/pages/read-pages.ts";
import { guideText } from "#scripts/build/widgets/guide.ts";
import { home as homeEn } from "#words/en/home.ts";
import { words as siteEn } from "#words/en/site.ts";
import { home as homeFr } from "#words/fr/home.ts";
import { samples as samplesFr } from "#words/fr/samples.ts";
import { words as siteFr } from "#words/fr/site.ts";
import { wordsIn } from "#words/words-in.ts";
import { contents, textsIn } from "../support/contents.ts";
import { figuresIn } from "../support/figures.ts";
import { faultsOf, promises } from "../support/language-rules.ts";
import { translatedPages, translations } from "../support/translations.ts";

/* Every text by the rules of its language, which are data in tests/support/language-rules.ts. Texts as
   written come first; tests/built/texts.test.ts checks built ones by the same rules. */

// --- Each file of words

/** Names of files, attributes, commands and products, which stay English everywhere. */
const names =
  /`[^`]+`|\[[^\]]+\]\([^)]+\)|\{\w+\}|[\w-]+\.(?:zip|js|ts|html|d\.ts)|Add Elements[^;.:(]*|Embed & Social|Server URL|Set Attributes|Code Embed|::part\(\)|ISO 3166|visa-\w+|Content-Security-Policy|\+[\d\u00a0-]{7,}|^[a-z-]+$/g;

/** The texts of a file of words; in a module, the literals in any function. */
function textsOf(file: string): readonly string[] {
  return file.endsWith(".json") ? stringsIn(JSON.parse(readFileSync(file, "utf8"))) : literalsIn(file);
}

/** Every text of a catalogue: by its English, or in English as its program names them. */
function stringsIn(catalogue: Record<string, unknown>) {
  const strings: string[] = [];
  JSON.stringify(catalogue.texts ?? catalogue, (_, value) => {
    if (typeof value === "string") strings.push(value);
    return value;
  });
  return strings;
}

function literalsIn(file: string) {
  const { body } = parseSync(file, readFileSync(file, "utf8")).program;
  const literals: string[] = [];
  // A walk through the tree: neither imports nor keys are texts.
  JSON.stringify(body, (key, node) => {
    if (key === "key" || node?.type === "ImportDeclaration") return;
    if (node?.type === "Literal" && typeof node.value === "string") literals.push(node.value);
    if (node?.type === "TemplateLiteral")
      literals.push(node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join("…"));
    return node;
  });
  return literals.map((text) => text.replaceAll("\u2011", "-").replaceAll("\n", " "));
}

const guides = { en: "docs/embedding.md", fr: "docs/embedding.fr.md" } as const;
const sourceOf = (language: Language, file: string, texts: readonly string[]) => ({
  language,
  file,
  texts: texts.map((text) => text.replaceAll(`${firm.shortName} form`, "…").replace(names, "…")),
});
const sources = [
  ...languageCodes.flatMap((language) =>
    // The ledger of facts is in the English of its editors.
    globSync(`words/${language}/*.{ts,json}`, { exclude: ["words/en/facts.ts"] }).map((file) =>
      sourceOf(language, file, textsOf(file)),
    ),
  ),
  ...(["en", "fr"] as const).flatMap((language) => [
    ...[...readPages(language)].map(([name, page]) =>
      sourceOf(language, `words/${language}/pages/${name}.md`, textsIn(page)),
    ),
    sourceOf(
      language,
      guides[language],
      guideText(language)
        .replace(/^```[\s\S]*?^```$/gm, "")
        // It is read as a file too, where these marks do.
        .replaceAll(/(?<=\w)'|"/g, "’")
        .split("\n"),
    ),
  ]),
];

test.each(sources)("$file keeps the rules of its language", ({ language, file, texts }) => {
  expect(texts.length, file).toBeGreaterThan(0);
  const faulty = texts.flatMap((text) => faultsOf(text, language).map((fault) => `${fault}: ${text}`));
  expect(faulty).toEqual([]);
});

// --- The glossary of French terms

interface Term {
  english: string;
  not: readonly string[];
}
const terms = (parse(readFileSync("words/fr/terms.yaml", "utf8")) as readonly Term[]).map(
  ({ english, not }) => ({ english, not: not.map(plain) }),
);
const frenchTexts = sources
  .filter(({ language }) => language === "fr")
  .map(({ file, texts }) => ({ file, text: plain(texts.join("\n")) }));

/** One space for all kinds, one apostrophe. */
function plain(text: string) {
  return text
    .replace(/[\u00a0 ]+/g, " ")
    .replaceAll("'", "’")
    .trim();
}

/** Places that have the wording as whole words, in upper or lower case. */
function wordingIn(text: string, wording: string) {
  const escaped = wording.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d])`, "giu"));
  return [...found].map(({ index }) => text.slice(Math.max(0, index - 30), index + wording.length + 30));
}

test("the glossary has rows", () => {
  expect(terms.length).toBeGreaterThan(40);
});

test.each(terms)("'$english' is written one way in French", ({ not }) => {
  const others = not.flatMap((wording) =>
    frenchTexts.flatMap(({ file, text }) => wordingIn(text, wording).map((found) => `${file}: ${found}`)),
  );
  expect(others).toEqual([]);
});

// --- What no text of the site promises, and how hard it is to read

const published = [
  ...contents.map(([name, content]) => ({ language: "en" as const, name, content })),
  ...translations.map(({ name, french }) => ({ language: "fr" as const, name, content: french })),
];

// A year, a plan of a year or a time between two days; a sentence with 'since' stays true.
const ofItsTime =
  /(?:(?:in|for|pour|en|de) |to |au )(?:\d{1,2}\s\p{L}+\s|\p{L}+\s\d{1,2},\s)?20(?:2\d|30)(?!\d)/iu;
const asPresent =
  /(?<!\p{L})(?:is|are|takes|plans|runs?|accepts|est|sont|prévoit|reçoit|offre|limite|acceptent?)(?!\p{L})/iu;

const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s/));

test.each(published)(
  "in $language $name promises no advice before there is a written agreement, and no outcome, stays true in the next year and is read with ease in grade 10",
  ({ language, content }) => {
    const { advice, agreed, outcome } = promises[language];
    const { advisers } = language === "en" ? siteEn : siteFr;
    const texts = textsIn(content).map((text) => interpolate(text, advisers));
    // A firm's names have as many syllables as they have.
    const named = (text: string) =>
      firm.licensees.reduce((rest, { name }) => rest.replaceAll(name, "Ann"), text);
    expect({
      advice: texts.filter((text) => advice.test(text) && !agreed.test(text)),
      outcomes: texts.filter((text) => outcome.test(text)),
      untrue: sentencesOf(texts).filter(
        (sentence) =>
          ofItsTime.test(sentence) && asPresent.test(sentence) && !/\bsince\b|depuis/i.test(sentence),
      ),
      hard: texts.filter((text) => language === "en" && Math.round(gradeOf(named(text))) > 10),
    }).toEqual({ advice: [], outcomes: [], untrue: [], hard: [] });
  },
);

/**
 * The years of school needed to read a text with ease, by Flesch and Kincaid; none for a list of a few names.
 */
function gradeOf(text: string) {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’,-]*/gu) ?? [];
  if (words.length < 12) return 0;
  const sentences = text.split(/[.!?]+(?=\s|$)/).filter((sentence) => /\w/.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
}

/** Counts groups of vowels; a silent e at the end is none. */
function syllablesIn(word: string) {
  const heard = word.replace(/(?<=[aeiouy].*[^aeiouyl])e[sd]?\P{L}*$/iu, "");
  return heard.match(/[aeiouy]+/gi)?.length ?? 0;
}

// --- French beside English

const placeIn = (texts: readonly string[]) =>
  // One word has a capital in one language only.
  texts.flatMap((text) => text.match(/\{+\w+\}+/g)?.map((place) => place.toLowerCase()) ?? []).toSorted();
/** The hint of a phone number names a country of the language's own. */
const exampleOfCode = /\(\+\d+\)/g;
const withoutNumbersOfTheFirm = (text: string) =>
  text.replaceAll(firm.phone, "…").replaceAll(firm.licenceNumbers, "…").replace(exampleOfCode, "…");

test.each(translations)(
  "the French $name has as many texts, the same figures and the same places",
  (pair) => {
    const [english, french] = [pair.english, pair.french].map((of) =>
      textsIn(of).map(withoutNumbersOfTheFirm),
    );
    expect(french).toHaveLength(english?.length ?? 0);
    expect(new Set(french?.flatMap(figuresIn))).toEqual(new Set(english?.flatMap(figuresIn)));
    expect(placeIn(french ?? [])).toEqual(placeIn(english ?? []));
  },
);

const reopening = {
  en: /re-?open|open again|\bsoon\b|will open|expected to/i,
  fr: /rouvr|réouverture|bientôt|prochainement|ouvrira/i,
};
const whatIsOpen = { en: "Look at what is open", fr: "Voir ce qui est ouvert" };
const closedPaths = facts.flatMap((fact) => fact.pages).filter((path) => statusAt(path)?.status === "closed");

test.each(["en", "fr"] as const)(
  "no notice in %s promises a reopening, and pages of closed programs offer what is open",
  (language) => {
    const all = [...readPages(language)];
    for (const [name, { notices }] of all)
      expect(textsIn(notices).join(" "), name).not.toMatch(reopening[language]);
    const closed = all.filter(([name]) => closedPaths.some((path) => path.endsWith(`/${name}`)));
    expect(closed.length).toBeGreaterThan(1);
    for (const [name, { next }] of closed) expect(next.label, name).toBe(whatIsOpen[language]);
  },
);

const officialInEnglish = readOfficialPages("en");

test.each([...readOfficialPages("fr")])(
  "the official page '%s' is French, or says that it is not",
  (key, page) => {
    const inFrench =
      /^https:\/\/(www\.(canada|ontario|alberta)\.ca\/fr\/|www\.quebec\.ca\/(?!en\/)|www2\.gnb\.ca\/content\/gnb\/fr\/|liveinnovascotia\.com\/fr\/|www\.gov\.nl\.ca\/immigration\/apercu-|www\.priv\.gc\.ca\/fr\/$|laws-lois\.justice\.gc\.ca\/fra\/|crtc\.gc\.ca\/fra\/|www\.cai\.gouv\.qc\.ca\/$|noc\.esdc\.gc\.ca\/\?GoCTemplateCulture=fr-CA$)/.test(
        page.href,
      );
    if (!inFrench) expect(page.href).toBe(officialInEnglish.get(key)?.href);
    const isEverywhere = ["register", "cloudflarePrivacy"].includes(key);
    expect(inFrench || isEverywhere || /\(en anglais[;)]/.test(page.text)).toBe(true);
  },
);

/** Everything of a page except its words and the addresses of its official pages. */
const shapeOf = (page: object) =>
  JSON.stringify(page, (key, value) => {
    if (typeof value !== "string" || /^(kind|program|action|updated)$/.test(key)) return value;
    return key === "href" && value.startsWith("/") ? value : "";
  });

test.each(translatedPages)("the French $name is built as the English one", ({ english, french }) => {
  expect(shapeOf(french)).toBe(shapeOf(english));
});

test("a text that links to an official page in English says so", () => {
  const links = translatedPages
    .flatMap(({ french }) => linksWithin(french))
    .filter(({ href }) => /canada\.ca\/en\//.test(href));
  expect(links.length).toBeGreaterThan(0);
  for (const { text } of links) expect(text).toContain("en anglais");
});

function linksWithin(content: unknown): readonly TextLink[] {
  if (typeof content !== "object" || content === null) return [];
  return "href" in content ? [content as TextLink] : Object.values(content).flatMap(linksWithin);
}

test.each([
  [siteFr.footer.copyright, "Copyright © {year} Tous droits réservés."],
  [siteFr.unlisted.assessment, "Formulaire d’évaluation"],
  [homeFr.hero.subtitle, "Services d’immigration et de visas"],
  [samplesFr.gauges.map(({ label }) => label).join(", "), "Nos clients satisfaits, Projets menés à bien"],
  [homeFr.callToAction.title, "Formulaire d’évaluation"],
  [homeFr.assessmentCard.buttonBody, "Évaluation gratuite"],
  [homeFr.options.title, "Services populaires"],
  [wordsIn.en.form.sending, "Message sending... Please wait"],
  [wordsIn.fr.form.sending, "Envoi du message... Veuillez patienter"],
])("'%s' is exactly as agreed", (text, fixed) => {
  expect(text).toBe(fixed);
});

// --- What sentences say of the forms and the firm

const { alone, couple, required } = countQuestions();
const { replyDays }: Firm = firm;

test.each([
  ["en", homeEn, siteEn],
  ["fr", homeFr, siteFr],
] as const)("the sentences of the site in %s count the questions as the form has them", (_, home, site) => {
  for (const sentence of [
    home.callToAction.text,
    site.heads.assessment.description,
    site.assessmentScreen.lead,
  ]) {
    expect(sentence.match(/\d+/g)?.map(Number).toSorted(), sentence).toEqual(
      [required, alone, couple].toSorted(),
    );
  }
});

test.each(languageCodes)(
  "in %s the form says how many questions need an answer, and the receipt by when",
  (code) => {
    const { form, receipt } = wordsIn[code];
    expect(form.effort(31)).toMatch(/\b31\b/);
    expect(firmTextsIn(wordsIn[code]).receipt.next.steps.join(" ")).toContain(receipt.replyBy(replyDays));
    expect(receipt.replyBy(undefined)).not.toMatch(/\d/);
  },
);

const [{ name, number, class: licenceClass }] = firm.licensees;
const licensee = { name, number, class: licenceClass };

test("whether files for Québec are taken depends on the MIFI's recognition", () => {
  expect(quebecFilesOf({ name: firm.name, licensees: [licensee] })).toBe(
    `Nobody at ${firm.name} is recognized by the MIFI, so we do not work on files for Québec’s programs.`,
  );
  const recognised = { ...licensee, name: "Ana Roy", quebecRegister: "11042" };
  const text = quebecFilesOf({ name: firm.name, licensees: [licensee, recognised] });
  expect(text).toMatch(/Ana Roy: recognized.*11042/);
  expect(text).not.toContain(licensee.name);
  expect(quebecInvitationOf({ licensees: [licensee] })).toMatch(/a federal program or another province/);
  expect(quebecInvitationOf({ licensees: [licensee, recognised] })).toMatch(/there or elsewhere/);
});
