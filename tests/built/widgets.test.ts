import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import { entries } from "#scripts/build/widgets/entries.ts";
import { brotli, closure, filesBelow, importsOf, read, weigh } from "./support/built-files.ts";

const evergreen = "widgets/v1";
/** Files that an entry fetches when its form is touched. */
const joined = (entry: string) => closure(importsOf(`${evergreen}/${entry}.js`).onDemand);

const scripts = filesBelow("widgets").filter((file) => file.endsWith(".js"));
const chunk = (name: string) => {
  const found = scripts.filter((file) => file.startsWith(`${evergreen}/chunks/${name}-`));
  expect(found, `one chunk of ${name}`).toHaveLength(1);
  return found[0] ?? "";
};

const phone = (entry: string) => beyond(joined(entry), closure([chunk("phone-plan")]));

function beyond(here: ReadonlySet<string>, wanted: ReadonlySet<string>) {
  return [...wanted].filter((file) => !here.has(file));
}

/**
 * In bytes of brotli, of which the names of chunks and variables move up to 30. Of the contact form's 8.2 kB
 * its sheet is 2.1, its markup and texts 1.1, r2wc 0.6 (with React it would be 59); the rest is its life on
 * the page before React: finding its folder, following scheme and language, holding what is typed, pressed
 * and sent. 31 questions and their options are 2.6 kB before touch, and 3.4 more with React.
 */
test.each([
  ["contact-form", 8500, 105_000],
  ["assessment-form", 10_500, 110_000],
  ["free-assessment-button", 5200, 107_000],
])("%s.js paints in one request of at most %i bytes, and works with at most %i", (entry, paint, working) => {
  const file = `${evergreen}/${entry}.js`;
  expect(brotli(file)).toBeLessThanOrEqual(paint);
  expect(importsOf(file).direct).toEqual([]);
  expect(brotli(file) + weigh(joined(entry))).toBeLessThanOrEqual(working);
});

const others = languageCodes.filter((code) => code !== defaultLanguage);

test.each(others.flatMap((code) => entries.map((entry) => [entry, code] as const)))(
  "%s.js in %s fetches at most 6.8 kB more than in the default language, and in one request too",
  (entry, code) => {
    const [usual, translated] = [`${evergreen}/${entry}.js`, `${evergreen}/${code}/${entry}.js`];
    const form = entry === "contact-form" ? "contact" : "assessment";
    const words = brotli(chunk(`texts-${form}-${code}`));
    expect(brotli(translated) + words - brotli(usual)).toBeLessThanOrEqual(6800);
    expect(importsOf(translated).direct).toEqual([]);
    expect(joined(`${code}/${entry}`)).toEqual(joined(entry));
  },
);

test("what a page with an unusual theme or tag needs is one request of at most 1.5 kB", () => {
  const special = chunk("special-cases");
  expect([...closure([special])]).toEqual([special]);
  expect(brotli(special)).toBeLessThanOrEqual(1500);
});

// They are complete, because browser and worker must agree on which numbers are in use.
test("the numbering plans add at most 50,000 bytes, and only once the phone field is approached", () => {
  const plans = phone("contact-form");
  expect(plans).toContain(chunk("phone-plan"));
  expect(weigh(plans)).toBeLessThanOrEqual(50_000);
  for (const entry of entries) expect([...joined(entry)]).not.toContain(chunk("phone-plan"));
});

test("no script contains the component of react-phone-number-input, which no form renders", () => {
  const mark = "PhoneInputCountryIcon";
  expect(readFileSync("node_modules/react-phone-number-input/modules/CountryIcon.js", "utf8")).toContain(
    mark,
  );
  const built = filesBelow().filter((file) => file.endsWith(".js") && !/^widgets\/\d/.test(file));
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => read(file).includes(mark))).toEqual([]);
});

test("no widget file reports how far a visitor came, or keeps anything for longer than their visit", () => {
  const forbidden = /sendBeacon|api\/count|document\.cookie\s*=|localStorage|indexedDB|caches\.open/;
  for (const file of scripts) expect(read(file), file).not.toMatch(forbidden);
});
