import { expect, test } from "vitest";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import { entries } from "#scripts/build/widgets/entries.ts";
import { elementBudgets, evergreen, joined, phonePlans } from "./support/budgets.ts";
import { brotli, closure, filesBelow, importsOf, read, weigh } from "./support/built-files.ts";

const scripts = filesBelow("widgets").filter((file) => file.endsWith(".js"));
const chunk = (name: string): string => {
  const found = scripts.filter((file) => file.startsWith(`${evergreen}/chunks/${name}-`));
  expect(found, `one chunk of ${name}`).toHaveLength(1);
  return found[0] ?? "";
};

const phone = (entry: string) => beyond(joined(entry), closure([chunk("phone-plan")]));

function beyond(here: ReadonlySet<string>, wanted: ReadonlySet<string>): string[] {
  return [...wanted].filter((file) => !here.has(file));
}

test.each(Object.entries(elementBudgets))(
  "%s.js paints in one request and works within %o",
  (entry, budget) => {
    const file = `${evergreen}/${entry}.js`;
    expect(brotli(file)).toBeLessThanOrEqual(budget.paint);
    expect(importsOf(file).direct).toEqual([]);
    expect(brotli(file) + weigh(joined(entry))).toBeLessThanOrEqual(budget.joined);
  },
);

test("no element reports how far a visitor came", () => {
  expect(scripts.filter((file) => /sendBeacon|api\/count/.test(read(file)))).toEqual([]);
});

const others = languageCodes.filter((code) => code !== defaultLanguage);

test.each(others.flatMap((code) => entries.map((entry) => [entry, code] as const)))(
  "%s.js in %s fetches at most 6.2 kB more than in the default language, and in one request too",
  (entry, code) => {
    const [usual, translated] = [`${evergreen}/${entry}.js`, `${evergreen}/${code}/${entry}.js`];
    const form = entry === "contact-form" ? "contact" : "assessment";
    const words = brotli(chunk(`texts-${form}-${code}`));
    expect(brotli(translated) + words - brotli(usual)).toBeLessThanOrEqual(6200);
    expect(importsOf(translated).direct).toEqual([]);
    expect(joined(`${code}/${entry}`)).toEqual(joined(entry));
  },
);

test("the numbering plans add no more than their budget, and only once the phone field is approached", () => {
  const plans = phone("contact-form");
  expect(plans).toContain(chunk("phone-plan"));
  expect(weigh(plans)).toBeLessThanOrEqual(phonePlans);
  for (const entry of entries) expect([...joined(entry)]).not.toContain(chunk("phone-plan"));
});

test.each([
  ["zod", /ZodError|_zod\b|invalid_union/],
  ["Swiper", /swiper/i],
  ["React's development build", /react-dom-client\.development|Warning: Each child in a list/],
  ["React's server renderer", /renderToPipeableStream|prerenderToNodeStream/],
  ["a build-time variable", /process\.env|import\.meta\.env/],
])("no widget file carries %s", (_, mark) => {
  expect(scripts.filter((file) => mark.test(read(file)))).toEqual([]);
});

test("no widget file keeps anything on a host page for longer than its visit", () => {
  for (const file of scripts)
    expect(read(file), file).not.toMatch(/document\.cookie\s*=|localStorage|indexedDB|caches\.open/);
});
