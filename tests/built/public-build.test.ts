import { describe, expect, test } from "vitest";
import { satisfaction, testimonials } from "#content/home.ts";
import { samples } from "#language/samples.ts";
import { defaultLanguage, isSiteLanguage, languageCodes, pathIn } from "#lead/languages.ts";
import { filesBelow, read } from "./support/built-files.ts";

const isPublic = process.env.PUBLIC_BUILD === "1";

test("no page rates the firm for search engines", () => {
  expect(read("index.html")).not.toMatch(/AggregateRating|ratingValue|"Review"/);
});

/** An entry of the button has its label and its one failure in both languages, which is less than a file more. */
const frenchForm = /Téléphone|Envoyer|Vos réponses/;

describe.skipIf(isPublic)("a build for this machine", () => {
  test("shows all, and marks what nobody has approved", () => {
    const html = read("index.html");
    const marks = html.match(/>Sample</g) ?? [];
    expect(marks).toHaveLength(samples.testimonials.length + samples.gauges.length);
    for (const { name } of samples.testimonials) expect(html).toContain(name);
  });

  test("has elements in every language", () => {
    for (const name of ["contact-form", "assessment-form"]) {
      expect(read(`widgets/v1/fr/${name}.js`)).toMatch(frenchForm);
      expect(read(`widgets/v1/${name}.js`)).not.toMatch(frenchForm);
    }
  });
});

// The second firm's, whose praise nobody has approved and whose languages nobody has reviewed (tests/firm).
describe.runIf(isPublic)("a build for the public before anything is approved", () => {
  const texts = filesBelow().filter((file) => /\.(html|js|xml|txt)$/.test(file));
  /** Leaves out what partners paste, and the changelog, which is history: both name other languages. */
  const ofSite = texts.filter((file) => !/^widgets\/(v1\/|page\/|\d|changelog\.txt)/.test(file));

  test("has no word of the samples in any file", () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const file of texts) {
      const text = read(file);
      for (const { name, body } of samples.testimonials) {
        expect(text, file).not.toContain(name);
        expect(text, file).not.toContain(body.slice(0, 40));
      }
      for (const { label } of samples.gauges) expect(text, file).not.toContain(label);
    }
  });

  test("leaves no room for them: no heading, no empty section", () => {
    const html = read("index.html");
    expect(html).toContain("expectations");
    for (const trace of [
      "testimonials",
      "satisfaction-work",
      "gauge",
      testimonials.title,
      satisfaction.title,
    ])
      expect(html).not.toContain(trace);
  });

  test("has no page, no switch, no address and no word of another language", () => {
    expect(ofSite).toContain("visit/tourism.html");
    for (const code of languageCodes.filter((one) => one !== defaultLanguage)) {
      expect(ofSite.filter((file) => `/${file}`.startsWith(pathIn(code, "/")))).toEqual([]);
      if (isSiteLanguage(code)) expect(read("index.html")).not.toContain(`hreflang="${code}`);
    }
    for (const file of ofSite)
      expect(read(file), file).not.toMatch(/hreflang="|language-switch"|"\/fr[/"]|\/fr\/|Réserver/);
  });

  test("has elements that are English whatever `lang` says, also at the addresses of French ones", () => {
    const scripts = texts.filter((file) => /^widgets\/v1\/.*\.js$/.test(file));
    expect(scripts).toContain("widgets/v1/fr/contact-form.js");
    for (const file of scripts) expect(read(file), file).not.toMatch(frenchForm);
  });
});
