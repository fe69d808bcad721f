import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { licenceIn, licenseesIn } from "#content/firm-texts.ts";
import type { Language } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { filesBelow, languageOfFile, read, sitePages } from "./support/built-files.ts";

const pages = sitePages();
const licence = licenceIn(wordsIn.en.firm);
const french = licenceIn(wordsIn.fr.firm);
const link = `href="${firm.registry}"`;

/** Text in a part of a page as its visitors read it. */
const readable = (html: string) => html.replace(/<!--.*?-->|<[^>]+>/g, "").replaceAll(/\s+/g, " ");

function namesLicensee(html: string, where: string, language: Language) {
  const licensees = licenseesIn(wordsIn[language].firm);
  const text = readable(html);
  for (const fact of [...licensees.flatMap(({ holder, number }) => [holder, number]), licence.register])
    expect(text, where).toContain(fact);
  expect(html, where).toContain(link);
}

test.each(pages)("%s names the licensed person in its header, its footer and each of its forms", (file) => {
  const html = read(file);
  const language = languageOfFile(file);
  if (!file.endsWith("assessment.html")) {
    namesLicensee(/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "", "header", language);
    namesLicensee(/<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "", "footer", language);
  }
  const forms = html.match(/<form [^>]*class="visa-form"[\s\S]*?<\/form>/g) ?? [];
  for (const form of forms) namesLicensee(form.slice(0, form.indexOf("<label")), "form", language);
});

test("the assessment and the contact page have a form that does", () => {
  for (const file of ["assessment.html", "contact-us.html"])
    expect(read(file), file).toMatch(/<p class="visa-licence"/);
});

test.each([
  ["contact-form", licence],
  ["assessment-form", licence],
  ["fr/contact-form", french],
  ["fr/assessment-form", french],
] as const)("the element %s shows it before its first question", (entry, words) => {
  const script = read(`widgets/v1/${entry}.js`).replaceAll("\\xA0", "\u00a0");
  const line = script.indexOf(words.line);
  expect(line).toBeGreaterThan(0);
  expect(script.indexOf(firm.registry, line)).toBeLessThan(script.indexOf("visa-label", line));
});

test("the button's overlay and each receipt of an element have it in both languages", () => {
  const scripts = filesBelow("widgets/v1/chunks").map(read).join("\n").replaceAll("\\xA0", "\u00a0");
  for (const { firm: words } of Object.values(wordsIn))
    for (const part of [words.licence(["|"]), words.licensed("|", "|")].flatMap((text) => text.split("|")))
      expect(scripts).toContain(part);
  for (const { number } of firm.licensees) expect(scripts).toContain(number);
});

test.each(["contact", "assessment"])("the framed form %s is the element that shows it", (name) => {
  for (const folder of ["widgets", "fr/widgets"])
    expect(read(`${folder}/frame/${name}.html`)).toContain(`<visa-${name}-form>`);
});
