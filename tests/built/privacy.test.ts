import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { deployment } from "#firm/deployment.ts";
import { isSiteLanguage, pathIn } from "#lead/languages.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { noticeVersion } from "#scripts/build/notice-version.ts";
import { wordsIn } from "#words/words-in.ts";
import { languageOfFile, read as readFile, sitePages } from "./support/built-files.ts";

const read = (file: string) => readFile(file).replaceAll("&nbsp;", "\u00a0");
const { keptFor } = wordsIn.en.firm;
const { keptFor: frenchKeptFor } = wordsIn.fr.firm;
const { leadsKeptDays: leads, suspectsKeptDays: suspects } = deployment;
const pages = sitePages();
/** The notice's address as a page of the language gives it: one without the whole site has it on its one page. */
const noticeOf = (file: string) => {
  const language = languageOfFile(file);
  return isSiteLanguage(language) ? pathIn(language, "/privacy") : "#privacy";
};
const formsIn = (html: string) => html.match(/<form [^>]*class="visa-form"[\s\S]*?<\/form>/g) ?? [];

test("the notice names the days after which the worker deletes", () => {
  expect(read("privacy.html")).toContain(`stays in our database ${keptFor(leads)}`);
  expect(read("privacy.html")).toContain(`stays there ${keptFor(suspects)}`);
  expect(read("fr/privacy.html")).toContain(frenchKeptFor(leads));
});

test("where nothing is deleted, no number of days is promised", () => {
  expect(buildFacts({ ...deployment, leadsKeptDays: 90, suspectsKeptDays: 0 })).toMatchObject({
    "process.env.LEADS_KEPT_DAYS": '"90"',
    "process.env.SUSPECTS_KEPT_DAYS": '"0"',
  });
  expect(keptFor(0)).toBe("until you ask us to erase it");
});

test.each(pages.filter((file) => formsIn(read(file)).length > 0))(
  "each form of %s says who reads it, where it is kept and how long, and which notice that is",
  (file) => {
    for (const form of formsIn(read(file))) {
      const end = form.slice(form.indexOf('class="visa-end"'));
      expect(end.indexOf('class="visa-privacy"')).toBeGreaterThan(0);
      expect(end).toContain(wordsIn[languageOfFile(file)].firm.keptFor(leads));
      expect(end).toContain(`href="${noticeOf(file)}" target="_blank"`);
      expect(end).toContain(wordsIn[languageOfFile(file)].firm.privacyLink);
      expect(form).toContain(`name="notice" value="${noticeVersion()}"`);
      expect(form).not.toMatch(/type="checkbox"/);
    }
  },
);

test.each(["contact-form", "assessment-form"])(
  "the element %s says so too, and leads to our own site",
  (entry) => {
    const script = read(`widgets/v1/${entry}.js`);
    expect(script).toContain(keptFor(leads));
    expect(script).toContain(`${firm.origin}/privacy`);
  },
);

test.each(pages.filter((file) => !file.endsWith("assessment.html")))(
  "the footer of %s leads to the notice, the check and the accessibility statement",
  (file) => {
    const footer = /<footer[\s\S]*?<\/footer>/.exec(read(file))?.[0] ?? "";
    const language = languageOfFile(file);
    const paths = isSiteLanguage(language)
      ? ["/privacy", "/verify", "/accessibility"].map((path) => pathIn(language, path))
      : [`${pathIn(language, "/")}#privacy`];
    for (const path of paths) expect(footer).toContain(`href="${path}"`);
  },
);

test.each(["privacy", "verify", "accessibility"])(
  "/%s is for search engines too, in both languages",
  (name) => {
    expect(read("sitemap.xml")).toContain(`/${name}</loc>`);
    expect(read("sitemap.xml")).toContain(`/fr/${name}</loc>`);
    for (const file of [`${name}.html`, `fr/${name}.html`]) {
      expect(read(file)).toMatch(/<meta name="description" content=".{70,155}">/);
      expect(read(file)).not.toContain('name="robots"');
      // Nothing is asked there.
      expect(formsIn(read(file))).toEqual([]);
    }
  },
);
