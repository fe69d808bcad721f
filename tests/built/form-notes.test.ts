import { expect, test } from "vitest";
import { isPublicBuild } from "#content/build-facts.ts";
import { firm } from "#content/firm/firm.ts";
import { licenceIn, licenseesIn } from "#content/firm/licence.ts";
import { builtLanguages } from "#content/languages.ts";
import { deployment } from "#firm/deployment.ts";
import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";
import { noticeVersionOf } from "#scripts/build/notice-version.ts";
import { wordsIn } from "#words/words-in.ts";
import {
  attributesOf,
  filesBelow,
  languageOfFile,
  pageOf,
  read as readFile,
  sitePages,
  textsOf,
} from "./support/built-files.ts";

/* Who reads a form, under which licence, where it is stored and for how long, wherever there is a form. */

const read = (file: string) => readFile(file).replaceAll("\\xA0", "\u00a0");
const { leadsKeptDays: leads, suspectsKeptDays: suspects } = deployment;
const { keptFor } = wordsIn.en.firm;
const pages = sitePages();

function expectLicence(part: Element | null, language: Language) {
  const text = part?.textContent.replaceAll(/\s+/g, " ");
  const { register, href } = licenceIn(wordsIn[language]);
  const licensees = licenseesIn(wordsIn[language].firm);
  // The header's line has room for the numbers of several persons, or for one by name.
  const holders = part?.localName === "header" && licensees.length > 1 ? [] : licensees;
  for (const fact of [
    ...holders.map(({ holder }) => holder),
    ...licensees.map(({ number }) => number),
    register,
  ])
    expect(text).toContain(fact);
  expect(part && attributesOf(part, "a")).toContain(href);
}

test.each(pages.filter((file) => !file.endsWith("assessment.html")))(
  "%s names the licensed person in its header and its footer, which leads to the notice, the check and the accessibility statement",
  (file) => {
    const page = pageOf(file);
    const language = languageOfFile(file);
    for (const part of ["header", "footer"]) expectLicence(page.querySelector(part), language);
    // A line that begins with the separator, as the numbers of several persons would, would look torn off.
    for (const register of textsOf(page, "header .licence .register"))
      expect(register.startsWith("· ")).toBe(firm.licensees.length === 1);
    const paths = isSiteLanguage(language)
      ? ["/privacy", "/verify", "/accessibility", "/updates"].map((path) => pathIn(language, path))
      : [`${pathIn(language, "/")}#privacy`, "/accessibility"];
    expect(attributesOf(page, "footer a")).toEqual(expect.arrayContaining(paths));
  },
);

test.each(pages.filter((file) => pageOf(file).querySelector("form.visa-form")))(
  "each form of %s says who reads it, under which licence, where it is kept and how long, and which notice that is",
  (file) => {
    const language = languageOfFile(file);
    const { keptFor, privacyLink } = wordsIn[language].firm;
    for (const form of pageOf(file).querySelectorAll("form.visa-form")) {
      expectLicence(form.querySelector(".visa-licence"), language);
      const [first] = form.querySelectorAll(".visa-licence, label");
      expect(first?.localName).not.toBe("label");
      const privacy = form.querySelector(".visa-end .visa-privacy");
      expect(privacy?.textContent).toContain(keptFor(leads));
      const link = privacy?.querySelector("a[target=_blank]");
      expect(link?.textContent).toContain(privacyLink);
      // A language without the whole site has the notice on its one page.
      const notice = isSiteLanguage(language) ? pathIn(language, "/privacy") : "#privacy";
      expect(link?.getAttribute("href")).toBe(notice);
      expect(attributesOf(form, "[name=notice]", "value")).toEqual([noticeVersionOf()]);
      expect(form.querySelector("[type=checkbox]")).toBeNull();
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
  for (const [file, sentence] of [
    ["privacy.html", `stays in our database ${keptFor(leads)}`],
    ["privacy.html", `stays there ${keptFor(suspects)}`],
    ["fr/privacy.html", wordsIn.fr.firm.keptFor(leads)],
  ] as const)
    expect(pageOf(file).body.textContent).toContain(sentence);
  expect(buildFacts({ ...deployment, leadsKeptDays: 90, suspectsKeptDays: 0 })).toMatchObject({
    "process.env.LEADS_KEPT_DAYS": '"90"',
    "process.env.SUSPECTS_KEPT_DAYS": '"0"',
  });
  expect(keptFor(0)).toBe("until you ask us to erase it");
});
