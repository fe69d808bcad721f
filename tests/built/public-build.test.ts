import { describe, expect, test } from "vitest";
import { builtLanguages } from "#content/languages.ts";
import { satisfaction, testimonials } from "#content/site/home.ts";
import { praise } from "#firm/praise.ts";
import { samples } from "#language/samples.ts";
import { defaultLanguage, languageCodes, languages, pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { filesBelow, read } from "./support/built-files.ts";

const isPublic = process.env.PUBLIC_BUILD === "1";

test("no page rates the firm for search engines", () => {
  expect(read("index.html")).not.toMatch(/AggregateRating|ratingValue|"Review"/);
});

const { testimonials: voices = [], gauges = [] } = praise[defaultLanguage] ?? {};

test.skipIf(isPublic)(
  "a build for this machine shows what is approved, else the samples, and marks these",
  () => {
    const html = read("index.html");
    const marked = [voices.length > 0 ? [] : samples.testimonials, gauges.length > 0 ? [] : samples.gauges];
    expect(html.match(/>Sample</g) ?? []).toHaveLength(marked.flat().length);
    for (const { name } of voices.length > 0 ? voices : samples.testimonials) expect(html).toContain(name);
  },
);

// Also checked for the second firm's build, which has praise and reviewed French (tests/firm/second-firm.ts).
describe.runIf(isPublic)("a build for the public", () => {
  const texts = filesBelow().filter((file) => /\.(html|js|xml|txt)$/.test(file));
  /** Leaves out what partners paste, and the changelog, which is history: both name other languages. */
  const ofSite = texts.filter((file) => !/^widgets\/(v1\/|page\/|\d|changelog\.txt)/.test(file));
  const unreviewed = languageCodes.filter((code) => !builtLanguages(true).includes(code));

  test("has no word of the samples in any file", () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const file of texts)
      for (const { name, body } of samples.testimonials) {
        expect(read(file), file).not.toContain(name);
        expect(read(file), file).not.toContain(body.slice(0, 40));
      }
  });

  test("shows what is approved, and leaves no room for what is not: no heading, no empty section", () => {
    const html = read("index.html");
    for (const { name } of voices) expect(html).toContain(name);
    for (const { label } of gauges) expect(html).toContain(label);
    expect(html.includes(testimonials.title)).toBe(voices.length > 0);
    expect(html.includes(satisfaction.title)).toBe(gauges.length > 0);
    expect(html).not.toContain(">Sample<");
  });

  test("has no page, no switch, no address and no word of a language that nobody has reviewed", () => {
    expect(ofSite).toContain("visit/tourism.html");
    for (const code of unreviewed) {
      expect(ofSite.filter((file) => `/${file}`.startsWith(pathIn(code, "/")))).toEqual([]);
      for (const file of ofSite) expect(read(file), file).not.toContain(`hreflang="${languages[code].tag}"`);
    }
  });

  test("has elements that are English where `lang` names such a language, also at its own addresses", () => {
    for (const code of unreviewed) {
      const script = read(`widgets/v1/${code}/contact-form.js`);
      expect(script, code).not.toContain(wordsIn[code].receipt.offer);
    }
  });
});
