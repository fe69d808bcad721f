import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { partners } from "#firm/partners.ts";
import { isSiteLanguage, type Language, languages } from "#lead/languages.ts";
import { noticeVersionOf } from "#scripts/build/notice-version.ts";
import { wordsIn } from "#words/words-in.ts";
import { textsIn } from "../support/contents.ts";
import { faultsOf } from "../support/language-rules.ts";
import { attributesOf, languageOfFile, read, sitePages, textsOf } from "./support/built-files.ts";

/* The texts of built pages, whatever component wrote them: headings, pictures' texts, titles, descriptions
   and structured data too, by the rules of tests/claims/texts.test.ts. */

const named = ["aria-label", "alt", "title", "placeholder"];
const described =
  "[name=description], [property^='og:title'], [property^='og:desc'], [property='og:image:alt'], [property='og:site_name']";

/**
 * Every text that a page shows, names or gives to crawlers, except addresses and texts marked as another
 * language.
 */
function textsOn(file: string, language: Language): string[] {
  const { document } = parseHTML(read(file));
  const other = `code, pre, [lang]:not([lang^='${language}'])`;
  for (const element of document.querySelectorAll(other)) element.remove();
  const data = textsOf(document, "[type='application/ld+json']").flatMap((block) =>
    valuesIn(JSON.parse(block)["@graph"]),
  );
  for (const script of document.querySelectorAll("script")) script.remove();
  // The parser begins a new text at each entity.
  document.normalize();
  const texts = [...document.querySelectorAll("*")].flatMap(({ childNodes }) =>
    [...childNodes].map(({ nodeValue }) => nodeValue),
  );
  const attributes = named.flatMap((name) => attributesOf(document, `[${name}]`, name));
  const all = [...texts, ...attributes, ...attributesOf(document, described, "content"), ...data];
  return all.filter((text) => text !== null).filter((text) => !/^\s*(https?:\S*\s*)?$/.test(text));
}

function valuesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key.startsWith("@") ? [] : valuesIn(part)));
}

const pages = sitePages().map((file) => {
  const language = languageOfFile(file);
  return { file, language, texts: textsOn(file, language) };
});

test.each(pages)("$file keeps the rules of its language", ({ file, language, texts }) => {
  expect(texts.length, file).toBeGreaterThan(10);
  const faulty = texts.flatMap((text) =>
    faultsOf(masked(text), language).map((fault) => `${fault}: ${text}`),
  );
  expect(faulty).toEqual([]);
});

/** The logo writes the end of the name below the short one. */
const nameBelow = firm.name.replace(firm.shortName, "").trim();

/**
 * Facts of the firm and names of partners are written as the firm writes them, except codes of languages. The
 * mark of the notice's version may look like a number.
 */
const asItIs = [...textsIn([firm, partners]), nameBelow, noticeVersionOf().split(".").at(-1) ?? ""]
  .filter(({ length }) => length > 3)
  .toSorted((one, other) => other.length - one.length);

function masked(text: string) {
  return asItIs.reduce((rest, part) => rest.replaceAll(part, "…"), text).trim();
}

const elidable = [firm.name, firm.shortName].filter((name) => /^[aeiouy]/i.test(name.normalize("NFD")));

test.skipIf(elidable.length === 0).each(pages.filter(({ language }) => language === "fr"))(
  "$file elides before a name of the firm that begins with a vowel",
  ({ texts }) => {
    const full = elidable.flatMap((name) => [`de ${name}`, `que ${name}`]);
    expect(
      texts.filter((text) => full.some((words) => text.toLowerCase().includes(words.toLowerCase()))),
    ).toEqual([]);
  },
);

/** Latin letters on a page in another script: names, programs and codes. */
const names = new RegExp(
  [
    "https?://\\S+|EM-\\w+|[\\w.]+@\\S+",
    "Immigration, Refugees and Citizenship Canada|consultation|skilled",
    firm.name,
    ...firm.name.split(" "),
    ...firm.social.map(({ name }) => name),
    ...firm.licensees.flatMap(({ name, number, regulator = name }) => [name, number, regulator]),
    ...Object.values(languages).map(({ name }) => name),
    "Regulated Canadian Immigration Consultant",
    "College of Immigration and Citizenship Consultants",
    "Canadian Language Benchmarks",
    "Home Care Worker pilots|Parents and Grandparents Program|Self-Employed Persons Program|Start-up Visa",
    // What the College’s register shows.
    "Active|Yes",
    "Educational Credential Assessment|paralegals|refuse|representative|summary_large_image|WhatsApp",
    "Cloudflare|RCIC(?:-IRB)?|WES|CLB|NCLC|TEER|NOC|ECA|College|Bachelors|common-law|PhD|CA|CUAET|IRCC|MIFI|CICC|CELPIP|IELTS|TEF|TCF",
    "[\\w.@-]+\\.(example|ca|org|com)",
  ].join("|"),
  "gi",
);
const inAnotherScript = pages.filter(
  ({ language }) => !isSiteLanguage(language) && !/\p{Script=Latin}/u.test(wordsIn[language].form.sending),
);

test.each(inAnotherScript)("$file has no word in Latin letters but names", ({ texts }) => {
  // Links to official pages keep their own names, and countries come with the browser.
  expect(
    texts.map((text) => masked(text).replace(names, "")).filter((text) => /[a-z]{3,}/i.test(text)),
  ).toEqual([]);
});
