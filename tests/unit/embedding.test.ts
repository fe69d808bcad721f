import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SiteLanguage } from "#lead/languages.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { declarations } from "#scripts/build/widgets/declarations.ts";
import { guideText, readGuide } from "#scripts/build/widgets/guide.ts";
import { manifest } from "#scripts/build/widgets/manifest.ts";
import { referenceTables } from "#scripts/build/widgets/reference-tables.ts";
import { attributes, elements, events, parts, type Tag } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { prerenderPartnerPage } from "#widgets/partner-page/partner-page.tsx";
import { filledIn, snippetOf } from "#widgets/partner-page/snippet.ts";

const guide = guideText("en");

test("the guide's tables are those of the elements", () => {
  for (const table of referenceTables()) expect(guide).toContain(table);
  for (const [tag, { script, reservedStyle }] of Object.entries(elements)) {
    expect(guide).toContain(`| \`<${tag}>\` | \`${script}.js\` | \`${reservedStyle}\` |`);
  }
});

const contact: Tag = "visa-contact-form";
const choiceIn = (language: SiteLanguage) => ({
  origin: "https://x",
  partner: "your-code",
  tag: contact,
  language,
  fallback: fallbackOf(contact, language),
});
const choice = choiceIn("en");
const plain = { ...choice, attributes: [], theme: [] } as const;

test("the guide's snippet is the one that the partner page makes", () => {
  expect(guide).toContain(snippetOf({ ...plain, origin: "https://YOUR-SITE" }));
  expect(snippetOf(plain).split("\n")).toHaveLength(2);
});

const factsIn = (language: SiteLanguage) => ({
  language,
  name: "Evermaple Immigration",
  origin: "https://x",
  email: "hello@x.example",
  pages: ["en", "fr"] as const,
  fallbacks: { [language]: { [contact]: choiceIn(language).fallback } } as never,
  latest: undefined,
  guide: readGuide(choiceIn(language), siteWords[language].partnerPage),
  words: siteWords[language].partnerPage,
});
const facts = factsIn("en");

test("before the first release the partner page offers no pinned file", () => {
  const page = prerenderPartnerPage(facts);
  expect(page).not.toMatch(/id="choice-file"|data-pinned/);
});

test("the partner page offers the latest release with the hash of each file", () => {
  const integrity = { "contact-form.js": "sha384-contact" };
  const page = prerenderPartnerPage({ ...facts, latest: { version: "1.10.0", integrity } });
  expect(page).toContain("1.10.0, pinned with its integrity");
  expect(page).toContain("sha384-contact");
});

test("the partner page has all of the guide, each recipe with its code to copy", () => {
  const page = prerenderPartnerPage(facts);
  const headings = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, heading = ""]) => heading).slice(1);
  for (const heading of headings) expect(page).toContain(`>${heading}<`);
  const fences = guide.match(/^```\w+$/gm) ?? [];
  expect(page.match(/data-template=/g)).toHaveLength(fences.length);
  expect(page.replace(/data-template="[^"]*"/g, "")).not.toContain("YOUR-SITE");
  const inner = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of inner) expect(page).toContain(`id="${id}"`);
});

test("a pinned snippet names the version and the hash", () => {
  const pinned = { version: "1.10.0", integrity: "sha384-contact" };
  expect(snippetOf({ ...plain, pinned })).toContain(
    `src="https://x/widgets/1.10.0/contact-form.js" integrity="sha384-contact" crossorigin`,
  );
});

test("a snippet escapes what its attributes hold", () => {
  const attributes = [["heading", '"><script>']] as const;
  expect(snippetOf({ ...plain, attributes })).toContain('heading="&quot;&gt;&lt;script&gt;"');
});

const fencesOf = (text: string) => text.match(/^```[\s\S]*?^```$/gm) ?? [];

test("every recipe takes the code, the form and the language that somebody chose", () => {
  const tag = "visa-free-assessment-button";
  const chosen = { origin: "https://x", partner: "maple-realty", tag, language: "fr" } as const;
  for (const recipe of fencesOf(guide)) {
    const code = filledIn(recipe, { ...chosen, fallback: fallbackOf(tag, "fr") });
    expect(code).not.toMatch(/YOUR-SITE|your-code|contact-form|Contact us/);
    if (/<visa-|data-visa=|createElement\("visa-|Tag name/.test(code) && !/data-visa-open/.test(code))
      expect(code).toMatch(/lang(="fr"|: "fr"| = fr)/);
  }
});

test("the French guide is the English one line by line, with the same code", () => {
  const french = guideText("fr");
  const shape = (text: string) =>
    text
      .split("\n")
      .map((line) => [/^(#+ |- |\| |```|$)/.exec(line)?.[0], ...(line.match(/`[^`]+`/g) ?? []).toSorted()]);
  expect(shape(french)).toEqual(shape(guide));
  expect(fencesOf(french)).toEqual(fencesOf(guide));
  const ids = (parts: ReturnType<typeof readGuide>) => parts.sections.map(({ id }) => id);
  const translated = factsIn("fr").guide;
  expect(ids(translated)).toEqual(ids(facts.guide));
  expect(ids(translated)).not.toContain("");
});

test("the French page leads to French pages only, the switch apart", () => {
  const page = prerenderPartnerPage(factsIn("fr"));
  const addresses = [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
  expect(addresses.filter((href) => !/^\/fr(\/|$)|\.(zip|json|svg|ts|txt)$/.test(href))).toEqual([
    "/widgets/",
  ]);
  expect(prerenderPartnerPage({ ...factsIn("fr"), pages: ["fr"] })).not.toContain("English<");
});

test("a French snippet asks for the French form, with a French link inside", () => {
  const snippet = snippetOf({ ...choiceIn("fr"), attributes: [], theme: [] });
  expect(snippet).toContain('<visa-contact-form lang="fr" partner="your-code" style=');
  expect(snippet).toContain('<a href="https://x/fr/contact-us">Nous joindre</a>');
});

test("the manifest names every attribute, event and part of each element", () => {
  const { schemaVersion, modules } = manifest();
  expect(schemaVersion).toBe("2.1.0");
  const declared = modules.flatMap(({ declarations }) => declarations ?? []);
  expect(declared.map((one) => "tagName" in one && one.tagName)).toEqual(Object.keys(elements));
  const button = declared.at(-1);
  if (!button || !("cssParts" in button)) throw new Error("The button is not declared as an element");
  expect(button.attributes?.map(({ name }) => name)).toEqual(
    Object.values(attributes).map(({ name }) => name),
  );
  expect(button.events?.map(({ name }) => name)).toEqual(Object.keys(events));
  expect(button.cssParts?.map(({ name }) => name)).toEqual(Object.keys(parts));
});

const sample = `
import type { CSSProperties } from "react";
const button = document.createElement("visa-free-assessment-button");
button.open();
button.defaultCountry = "NG";
button.addEventListener("visa-sent", (event) => {
  const reference: string = event.detail.reference;
  console.log(reference);
});
const form = document.querySelector("visa-contact-form");
form?.focus({ preventScroll: true });
form?.addEventListener("visa-error", ({ detail: { param, msg } }) => console.log(param, msg));
// @ts-expect-error Only the button opens.
form?.open();
// @ts-expect-error There are three schemes.
button.colorScheme = "sepia";
button.test = true;
const works: Promise<void> = button.whenReady;
console.log(works, button.ready);
const accent: CSSProperties = { "--visa-accent": "#0b5c8a" };
export const view = (
  <visa-contact-form
    partner="maple-realty"
    color-scheme="dark"
    heading=""
    test
    style={accent}
    onvisa-sent={(event) => console.log(event.detail.reference.length)}
  />
);
// @ts-expect-error No such attribute.
export const misspelt = <visa-contact-form partnr="maple-realty" />;
// @ts-expect-error Not a scheme.
export const wrong = <visa-contact-form color-scheme="sepia" />;
`;

test("a partner's TypeScript knows the elements, their events and their JSX", () => {
  // Inside the project, so that the compiler finds React's own types.
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync("node_modules/.cache/element-types-");
  try {
    writeFileSync(join(folder, "visa-widgets.d.ts"), declarations());
    writeFileSync(join(folder, "sample.tsx"), sample);
    const options = "--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler";
    const target = "--target es2022 --lib es2023,dom --types react --ignoreConfig";
    const command = [
      "tsc",
      ...`${options} ${target}`.split(" "),
      join(folder, "sample.tsx"),
      join(folder, "visa-widgets.d.ts"),
    ];
    execFileSync("npx", command, { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error(String((error as { stdout?: string }).stdout || error));
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 30_000);
