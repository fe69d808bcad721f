import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { builtLanguages, pageLanguages, siteLanguages } from "#content/languages.ts";
import { languageCodes, languages, pathIn } from "#lead/languages.ts";
import { readReadiness } from "#scripts/deploy/readiness.ts";
import { site as builtSite, filesBelow, languageOfFile, read, sitePages } from "./support/built-files.ts";

const french = sitePages().filter((file) => languageOfFile(file) === "fr");
const englishOf = (file: string) => (file === "fr.html" ? "index.html" : file.replace("fr/", ""));
const linksIn = (file: string) =>
  Object.fromEntries(
    [...read(file).matchAll(/<link rel="(?:alternate" hreflang="([^"]+)|canonical)" href="([^"]+)">/g)].map(
      ([, tag = "canonical", href = ""]) => [tag, new URL(href).pathname],
    ),
  );
const addressOf = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

test("every English page has a French one", () => {
  const english = sitePages().filter((file) => languageOfFile(file) === "en");
  expect(french.map(englishOf).toSorted()).toEqual(english.toSorted());
});

describe.each(french)("%s", (file) => {
  const english = englishOf(file);

  test("says that it is in French, to browsers, crawlers and social networks", () => {
    expect(read(file)).toContain('<html lang="fr-CA" dir="ltr">');
    expect(read(file)).toContain('<meta property="og:locale" content="fr_CA">');
    const [, picture = ""] = /og:image" content="([^"]+)"/.exec(read(file)) ?? [];
    expect(picture).toContain("/og/fr/");
    expect(existsSync(join(builtSite, new URL(picture).pathname)), picture).toBe(true);
    expect(read(english)).toContain('<html lang="en-CA" dir="ltr">');
    expect(read(english)).toContain('<meta property="og:locale" content="en_CA">');
    for (const [block] of read(file).matchAll(/\{"@context"[^<]*"(?:WebPage|WebSite)"[^<]*/g))
      expect(block).toContain('"inLanguage":"fr-CA"');
  });

  test("names the English page, and is named by it, unless nobody shall find it", () => {
    if (/(404|receipt)\.html$/.test(file)) {
      expect(linksIn(file)).toEqual({});
      expect(read(file)).toContain('<meta name="robots" content="noindex">');
      return;
    }
    const alternates = {
      "en-CA": addressOf(english),
      "fr-CA": addressOf(file),
      "x-default": addressOf(english),
    };
    expect(read(file)).not.toContain('name="robots"');
    expect(linksIn(file)).toMatchObject(alternates);
    expect(linksIn(english)).toMatchObject(alternates);
    const { canonical } = linksIn(file);
    if (canonical) expect(canonical).toBe(addressOf(file));
  });

  test("links to pages of its own language, and by the switch alone to the other", () => {
    const addresses = [...read(file).matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="(\/[^"]*)"[^>]*>/g)];
    const others = addresses.filter(
      ([tag, address = ""]) =>
        !/^\/(fr(\/|$)|api\/)/.test(address) &&
        !tag.includes("hreflang") &&
        !pageLanguages.some((code) => address.split("#")[0] === pathIn(code, "/")),
    );
    expect(others.map(([tag]) => tag)).toEqual([]);
    const switches = addresses.filter(([tag]) => tag.includes('hreflang="en-CA"'));
    expect(switches.map(([, address]) => address)).toEqual([
      english === "404.html" ? "/" : addressOf(english),
    ]);
  });
});

test("a language goes public once somebody has reviewed it", () => {
  expect(builtLanguages(true, [])).toEqual(["en"]);
  expect(builtLanguages(true, ["fr"])).toEqual(["en", "fr"]);
  expect(builtLanguages(false, [])).toEqual(languageCodes);
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

  test("has a sibling for addresses where nothing is, which leads back to it", () => {
    expect(read(`${code}/404.html`)).toContain(`<a href="/${code}">`);
  });

  test("marks the English phrases in texts of another script, for the voice that reads them", () => {
    const names = [firm.name, ...firm.licensees.map(({ name }) => name)];
    const unmarked = names
      .reduce((text, name) => text.replaceAll(name, ""), html)
      .replace(/<(head|script|style|option)\b[\s\S]*?<\/\1>|<bdi lang="en">[^<]*<\/bdi>/g, "");
    const texts = [...unmarked.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text);
    const mixed = texts.filter((text) => /[^\P{L}\p{Script=Latin}]/u.test(text));
    expect(mixed.filter((text) => /[a-z][ \u00a0-][a-z]/i.test(text))).toEqual([]);
  });

  test("fetches our typefaces only where they have its letters", () => {
    const system = ["ar", "fa", "pa", "uk", "zh"].includes(code);
    expect(html.includes('as="font"')).toBe(!system);
    expect(html.includes('data-fonts="system"')).toBe(system);
  });
});
