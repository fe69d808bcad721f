import { expect, test } from "vitest";
import { isPublicBuild } from "#content/build-facts.ts";
import { firm } from "#content/firm/firm.ts";
import { licenceIn, licenseesIn } from "#content/firm/licence.ts";
import { builtLanguages } from "#content/languages.ts";
import { deployment } from "#firm/deployment.ts";
import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { noticeVersion } from "#scripts/build/notice-version.ts";
import { wordsIn } from "#words/words-in.ts";
import { filesBelow, languageOfFile, read as readFile, sitePages } from "./support/built-files.ts";

/* Who reads a form, under which licence, where it is stored and for how long, wherever there is a form. */

const read = (file: string) => readFile(file).replaceAll("&nbsp;", "\u00a0").replaceAll("\\xA0", "\u00a0");
const { leadsKeptDays: leads, suspectsKeptDays: suspects } = deployment;
const { keptFor } = wordsIn.en.firm;
const pages = sitePages();
const withFrame = pages.filter((file) => !file.endsWith("assessment.html"));
const formsIn = (html: string) => html.match(/<form [^>]*class="visa-form"[\s\S]*?<\/form>/g) ?? [];

function namesLicensee(html: string, language: Language) {
  const text = html.replace(/<!--.*?-->|<[^>]+>/g, "").replaceAll(/\s+/g, " ");
  const { register, href } = licenceIn(wordsIn[language]);
  const licensees = licenseesIn(wordsIn[language].firm);
  // The header's line has room for the numbers of several persons, or for one by name.
  const names =
    html.startsWith("<header") && licensees.length > 1 ? [] : licensees.map(({ holder }) => holder);
  for (const fact of [...names, ...licensees.map(({ number }) => number), register])
    expect(text).toContain(fact);
  expect(html).toContain(`href="${href}"`);
}

/**
 * The notice's address as a page of the language gives it: one without the whole site has it on its one page.
 */
const noticeOf = (language: Language) =>
  isSiteLanguage(language) ? pathIn(language, "/privacy") : "#privacy";

test.each(withFrame)(
  "%s names the licensed person in its header and its footer, which leads to the notice, the check and the accessibility statement",
  (file) => {
    const html = read(file);
    const language = languageOfFile(file);
    const [header = ""] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    const [footer = ""] = /<footer[\s\S]*?<\/footer>/.exec(html) ?? [];
    for (const part of [header, footer]) namesLicensee(part, language);
    const paths = isSiteLanguage(language)
      ? ["/privacy", "/verify", "/accessibility"].map((path) => pathIn(language, path))
      : [`${pathIn(language, "/")}#privacy`, "/accessibility"];
    for (const path of paths) expect(footer).toContain(`href="${path}"`);
  },
);

test.each(pages.filter((file) => formsIn(read(file)).length > 0))(
  "each form of %s says who reads it, under which licence, where it is kept and how long, and which notice that is",
  (file) => {
    const language = languageOfFile(file);
    const words = wordsIn[language].firm;
    for (const form of formsIn(read(file))) {
      namesLicensee(form.slice(0, form.indexOf("<label")), language);
      const end = form.slice(form.indexOf('class="visa-end"'));
      expect(end.indexOf('class="visa-privacy"')).toBeGreaterThan(0);
      expect(end).toContain(words.keptFor(leads));
      expect(end).toContain(`href="${noticeOf(language)}" target="_blank"`);
      expect(end).toContain(words.privacyLink);
      expect(form).toContain(`name="notice" value="${noticeVersion()}"`);
      expect(form).not.toMatch(/type="checkbox"/);
    }
  },
);

test.each([
  ["contact-form", "en"],
  ["assessment-form", "en"],
  ["fr/contact-form", "fr"],
  ["fr/assessment-form", "fr"],
] as const)("the element %s names the licence before its first question, and our notice", (entry, code) => {
  const script = read(`widgets/v1/${entry}.js`);
  const { firm: words } = wordsIn[code];
  const licence = licenceIn(wordsIn[code]);
  const line = script.indexOf(licence.line);
  expect(line).toBeGreaterThan(0);
  expect(script.indexOf(licence.href, line)).toBeLessThan(script.indexOf("visa-label", line));
  expect(script).toContain(words.keptFor(leads));
  expect(script).toContain(`${firm.origin}${pathIn(code, "/privacy")}`);
});

test("the button's overlay and each receipt of an element have it in each language of the build", () => {
  const scripts = filesBelow("widgets/v1/chunks").map(read).join("\n");
  for (const { firm: words } of builtLanguages(isPublicBuild).map((code) => wordsIn[code]))
    for (const part of [words.licence(["|"]), words.licensed("|", "|")].flatMap((text) => text.split("|")))
      expect(scripts).toContain(part);
  for (const { number } of firm.licensees) expect(scripts).toContain(number);
});

test("the notice names the days after which the worker deletes, and none where nothing is deleted", () => {
  expect(read("privacy.html")).toContain(`stays in our database ${keptFor(leads)}`);
  expect(read("privacy.html")).toContain(`stays there ${keptFor(suspects)}`);
  expect(read("fr/privacy.html")).toContain(wordsIn.fr.firm.keptFor(leads));
  expect(buildFacts({ ...deployment, leadsKeptDays: 90, suspectsKeptDays: 0 })).toMatchObject({
    "process.env.LEADS_KEPT_DAYS": '"90"',
    "process.env.SUSPECTS_KEPT_DAYS": '"0"',
  });
  expect(keptFor(0)).toBe("until you ask us to erase it");
});
