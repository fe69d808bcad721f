import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { builtLanguages, pageLanguages, siteLanguages, spokenLanguages } from "#content/languages.ts";
import { directionOf, isSiteLanguage, languageCodes, languages, pathIn } from "#lead/languages.ts";
import { readReadiness } from "#scripts/deploy/readiness.ts";
import {
  addressOf,
  attributesOf,
  site as builtSite,
  filesBelow,
  languageOfFile,
  pageOf,
  read,
  sitePages,
  textsOf,
} from "./support/built-files.ts";

const metaOf = (page: Document, name: string) =>
  attributesOf(page, `meta[name='${name}'], meta[property='${name}']`, "content")[0] ?? "";

/** Searches find neither the page of an unknown address nor that of a plain form. */
const unlisted = /(^|\/)(404|receipt)\.html$/;
const pages = sitePages().map((file) => {
  const language = languageOfFile(file);
  return { file, language, path: addressOf(file).replace(new RegExp(`^/${language}(?=/|$)`), "") || "/" };
});
const french = pages.filter(({ language }) => language === "fr");

test.each(pages)(
  "$file names its language, and its addresses in all languages",
  ({ file, language, path }) => {
    const page = pageOf(file);
    const { tag } = languages[language];
    expect(["lang", "dir"].map((name) => page.documentElement.getAttribute(name))).toEqual([
      tag,
      directionOf(language) ?? "ltr",
    ]);
    expect(metaOf(page, "og:locale")).toBe(tag.replace("-", "_"));
    const data = textsOf(page, "[type='application/ld+json']").flatMap(
      (block) => JSON.parse(block)["@graph"],
    );
    for (const { inLanguage = tag } of data) expect(inLanguage).toBe(tag);

    const written = path === "/" ? spokenLanguages : siteLanguages;
    const isListed = !unlisted.test(file);
    const alternates = isListed
      ? [
          ...written.map((code) => [languages[code].tag, pathIn(code, path)]),
          ["x-default", pathIn(written[0] ?? "en", path)],
        ]
      : [];
    const linked = "link[rel=alternate][hreflang]";
    const hrefs = attributesOf(page, linked).map((href) => new URL(href ?? "").pathname);
    expect(attributesOf(page, linked, "hreflang").map((tag, at) => [tag, hrefs[at]])).toEqual(alternates);
    expect(attributesOf(page, "[rel=canonical]")).toEqual(
      isListed ? [firm.origin + pathIn(language, path)] : [],
    );
    expect(metaOf(page, "robots")).toBe(isListed ? "" : "noindex");
  },
);

test("every listed page has a title and a description of its own, and a picture in its language", () => {
  const seen = new Set<string>();
  for (const { file, language } of pages.filter(({ file }) => !unlisted.test(file))) {
    const page = pageOf(file);
    const picture = new URL(metaOf(page, "og:image")).pathname;
    expect(picture).toMatch(language === "fr" ? /^\/og\/fr\// : /^\/og\//);
    expect(existsSync(join(builtSite, picture)), picture).toBe(true);
    expect(metaOf(page, "og:image:alt")).toContain(firm.shortName);
    expect(metaOf(page, "og:site_name")).toBe(firm.name);
    const description = metaOf(page, "description");
    expect(description.length).toBeGreaterThan(isSiteLanguage(language) ? 60 : 20);
    for (const text of [...textsOf(page, "head > title"), description]) {
      expect(seen, file).not.toContain(text);
      seen.add(text);
    }
  }
});

test.each(french)(
  "$file links to pages of its own language, and by the switch alone to the other",
  ({ file, path }) => {
    const page = pageOf(file);
    const isOurs = (address: string | null) => address && /^\/(?!(fr(\/|$)|api\/))/.test(address);
    const others = [
      ...attributesOf(page, "form[action]", "action"),
      ...attributesOf(page, "a[href]:not([hreflang])"),
    ].filter((address) => !pageLanguages.some((code) => address?.split("#")[0] === pathIn(code, "/")));
    expect(others.filter(isOurs)).toEqual([]);
    expect(attributesOf(page, "a[hreflang='en-CA']")).toEqual([path === "/404" ? "/" : path]);
  },
);

test("a language goes public once somebody has reviewed it", () => {
  expect(builtLanguages(true, [])).toEqual(["en"]);
  expect(builtLanguages(true, ["fr"], "en")).toEqual(["en", "fr"]);
  expect(builtLanguages(false, [], "en")).toEqual(languageCodes);
});

test("the firm's first language comes first once it is public, so it is x-default", () => {
  expect(builtLanguages(true, ["fr"], "fr")).toEqual(["fr", "en"]);
  expect(builtLanguages(true, [], "fr")).toEqual(["en"]);
});

test("the deployment says which languages it leaves out", () => {
  const unreviewed = languageCodes.filter((code) => !builtLanguages(true).includes(code));
  for (const code of unreviewed)
    expect(readReadiness().leftOut).toContain(
      `the site in ${languages[code].name}: reviewedBy and reviewedOn in firm/reviews.yaml`,
    );
});

test.each(filesBelow().filter((file) => file.endsWith(".html") && !file.startsWith("widgets/")))(
  "%s has no place left unfilled, neither in a text nor in an address",
  (file) => {
    const shown = read(file).replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, "");
    expect(shown.match(/ (?:href|src)="[^"]*(?:\{|%7B)[^"]*"|>[^<{]*\{\w+\}[^<]*</gi)).toBeNull();
  },
);

describe.each(pageLanguages)("the page in %s", (code) => {
  const html = read(`${code}.html`);

  test("leads to the whole privacy notice", () => {
    for (const language of siteLanguages) expect(html).toContain(`href="${pathIn(language, "/privacy")}"`);
  });

  test("has a not-found page that leads back to it", () => {
    expect(read(`${code}/404.html`)).toContain(`<a href="/${code}">`);
  });

  test("marks the English phrases in texts of another script, for the voice that reads them", () => {
    const names = [firm.name, ...firm.licensees.map(({ name }) => name)];
    const unmarked = names
      .reduce((text, name) => text.replaceAll(name, ""), html)
      .replace(/<(head|script|style|option)\b[\s\S]*?<\/\1>|<bdi lang="(?:en|fr)">[^<]*<\/bdi>/g, "");
    const texts = [...unmarked.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text);
    const mixed = texts.filter((text) => /[^\P{L}\p{Script=Latin}]/u.test(text));
    expect(mixed.filter((text) => /[a-z][ \u00a0-][a-z]/i.test(text))).toEqual([]);
  });

  test("marks the official names in its own script too", () => {
    const names = [
      "Regulated Canadian Immigration Consultant",
      "College of Immigration and Citizenship Consultants",
      "Immigration, Refugees and Citizenship Canada",
      "Canadian Language Benchmarks",
      "Self-Employed Persons Program",
      "law society",
    ];
    const marked = [...html.matchAll(/<bdi lang="en">([^<]*)<\/bdi>/g)].map(([, text]) => text);
    expect(names.filter((name) => html.includes(name) && !marked.includes(name))).toEqual([]);
    expect(html).toContain('<bdi lang="fr">Chambre des notaires du Québec</bdi>');
  });

  test("links to no page in English or French without saying so", () => {
    const inEnglish =
      /\((?:en inglés|em inglês|英文|.*ngles|англійською|ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ|بالإنجليزية|به انگلیسی)\)|（英文）/;
    const links = [...pageOf(`${code}.html`).querySelectorAll("a[href^='/']")].filter(
      (link) => !link.getAttribute("href")?.startsWith(`/${code}`),
    );
    expect(links.length).toBeGreaterThan(3);
    const unsaid = links.filter(
      (link) => !link.hasAttribute("lang") && !inEnglish.test(link.textContent ?? ""),
    );
    expect(unsaid.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("fetches our typefaces only where they have its letters", () => {
    const system = ["ar", "fa", "pa", "uk", "zh"].includes(code);
    expect(html.includes('as="font"')).toBe(!system);
    expect(html.includes('data-fonts="system"')).toBe(system);
  });
});
