import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteWords } from "#scripts/build/site-words.ts";
import { declarations } from "#scripts/build/widgets/declarations.ts";
import { buttonNote, readElementTables, tables } from "#scripts/build/widgets/element-tables.ts";
import { guideText, readGuide } from "#scripts/build/widgets/guide.ts";
import { scriptOf } from "#scripts/run/tools.ts";
import { elements, frameHeights, type Tag } from "#widgets/element-api.ts";
import { attributeOf, properties, themeProperties } from "#widgets/element-settings.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { prerenderPartnerPage } from "#widgets/partner-page/partner-page.tsx";
import { fillRecipe, linkTemplates, snippetOf } from "#widgets/partner-page/snippet.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const fallback = fallbackOf("visa-contact-form", "en");
const guide = guideText("en");

const { en, fr } = siteWords;
const contact: Tag = "visa-contact-form";
const choice = { origin: "https://x", partner: "your-code", tag: contact, language: "en", fallback } as const;
const frenchChoice = { ...choice, language: "fr", fallback: fallbackOf(contact, "fr") } as const;

test("the guide's tables are those of the elements", () => {
  for (const [tag, { script, reservedStyle }] of Object.entries(elements))
    expect(guide).toContain(`| \`<${tag}>\` | \`${script}.js\` | \`${reservedStyle}\` |`);
  const { attributes, customProperties, ...others } = readElementTables();
  expect(attributes.map(({ name }) => name)).toEqual([...properties.map(attributeOf), "test"]);
  expect(customProperties.map(({ name }) => name)).toEqual(themeProperties);
  for (const rows of Object.values(others)) expect(rows).not.toEqual([]);
});

const frenchTitles: Record<string, string> = {
  Attribute: "Attribut",
  Event: "Événement",
  Method: "Méthode",
  "Custom property": "Propriété personnalisée",
};

/** A guide with the note in the rows of what only the button has, and in no other. */
function withButtonNotes(guide: string, note: string, titles: Record<string, string>) {
  let ofButton: readonly string[] | undefined;
  const written = guide.split("\n").map((line) => {
    const [, cell = "", text = ""] = /^\| (.+?) \| (.*) \|$/.exec(line) ?? [];
    if (cell === "") ofButton = undefined;
    ofButton ??= Object.values(tables).find(({ title }) => (titles[title] ?? title) === cell)?.ofButton;
    if (!ofButton || !cell.startsWith("`")) return line;
    const bare = text.endsWith(note) ? text.slice(0, -note.length) : text;
    return `| ${cell} | ${bare}${ofButton.includes(cell.slice(1, -1)) ? note : ""} |`;
  });
  return written.join("\n");
}

test.each([
  ["embedding.md", buttonNote, {}],
  ["embedding.fr.md", " Pour le bouton seulement.", frenchTitles],
])("the guide %s names in its tables what only the button has", async (file, note, titles) => {
  const path = `docs/${file}`;
  const guide = readFileSync(path, "utf8");
  await expect(withButtonNotes(guide, note, titles)).toMatchFileSnapshot(`../../${path}`);
});

test("the guide's snippet is the one that the partner page makes, of two lines", () => {
  expect(guide).toContain(snippetOf({ ...choice, origin: "https://YOUR-SITE" }));
  expect(snippetOf(choice).split("\n")).toHaveLength(2);
});

test.each(["en", "fr"] as const)(
  "the guide (%s) has the line of a pinned file once there is a release",
  (language) => {
    const pinned =
      /src="https:\/\/YOUR-SITE\/widgets\/([\d.]+)\/contact-form\.js" integrity="sha384-…" crossorigin/;
    expect(pinned.exec(guideText(language, "1.10.0"))?.[1]).toBe("1.10.0");
    expect(guideText(language, null)).not.toMatch(/widgets\/\d|integrity="/);
  },
);

test("a frame in a recipe is as high as the chosen form, and the guide names both heights", () => {
  const { contact, assessment } = frameHeights;
  for (const { narrow, wide } of [contact, assessment])
    for (const height of [narrow, wide]) expect(guide).toContain(`\`${height}\``);
  // Nothing else states a height that a command would not write.
  const heights = Object.values(elements).flatMap(({ room, reservedStyle }) => [room, reservedStyle]);
  for (const [stated] of guide.matchAll(/min-height:[^;"`]+/g))
    expect(
      heights.some((height) => height.startsWith(stated)),
      stated,
    ).toBe(true);
  const recipe = fencesOf(guide).find((fence) => fence.includes("<iframe")) ?? "";
  expect(recipe).toContain(`height="${contact.narrow}"`);
  expect(fillRecipe(recipe, { ...choice, tag: "visa-assessment-form" })).toContain(
    `height="${assessment.narrow}"`,
  );
});

// No command would write it: the snippet has the measured one.
test("no example states the height of a form", () => {
  const files = globSync("examples/*/{src,app}/**/*.{tsx,ts,vue,svelte,astro}");
  const placing = files.filter((file) => readFileSync(file, "utf8").includes("<visa-contact-form"));
  expect(placing).toHaveLength(6);
  expect(placing.filter((file) => /min-?height/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

const facts = {
  language: "en",
  name: "Evermaple Immigration",
  choice,
  email: "hello@x.example",
  pages: ["en", "fr"],
  fallbacks: { en: { [contact]: fallback }, fr: { [contact]: frenchChoice.fallback } } as never,
  guide: readGuide("en"),
  words: en.partnerPage,
} as const;

test("the partner page has all of the guide, each recipe with its code to copy", () => {
  const page = prerenderPartnerPage(facts);
  const headings = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, heading = ""]) => heading);
  for (const heading of headings) expect(page).toContain(`>${heading}<`);
  const fences = guide.match(/^```\w+$/gm) ?? [];
  expect(page.match(/data-template=/g)).toHaveLength(fences.length + Object.keys(linkTemplates).length);
  expect(page.replace(/data-template="[^"]*"/g, "")).not.toContain("YOUR-SITE");
  const inner = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of inner) expect(page).toContain(`id="${id}"`);
});

const frenchGuide = readGuide("fr");
const fencesOf = (text: string) => text.match(/^```[\s\S]*?^```$/gm) ?? [];

test("every recipe takes the code, the form and the language that somebody chose", () => {
  const tag = "visa-free-assessment-button";
  const chosen = { origin: "https://x", partner: "maple-realty", tag, language: "fr" } as const;
  for (const recipe of fencesOf(guide)) {
    const code = fillRecipe(recipe, { ...chosen, fallback: fallbackOf(tag, "fr") });
    if (/data-visa-open/.test(code)) expect(code).toContain('"https://x/fr/assessment?partner=maple-realty"');
    expect(code).not.toMatch(/YOUR-SITE|your-code|contact-form|Contact (us|form)/);
    if (/<visa-|data-visa=|createElement\("visa-/.test(code) && !/data-visa-open/.test(code))
      expect(code).toMatch(/lang(="fr"|: "fr")/);
  }
});

/** Comments are in the guide's language. */
const uncommented = (fence: string) => fence.replaceAll(/(?<=^|[\s;]) *\/\/ .*$|<!-- .* -->/gm, "");

test("the French guide is the English one line by line, with the same code", () => {
  const french = guideText("fr");
  const shape = (text: string) =>
    text
      .split("\n")
      .map((line) => [/^(#+ |- |\| |```|$)/.exec(line)?.[0], ...(line.match(/`[^`]+`/g) ?? []).toSorted()]);
  expect(shape(french)).toEqual(shape(guide));
  expect(fencesOf(french).map(uncommented)).toEqual(fencesOf(guide).map(uncommented));
  const ids = (parts: ReturnType<typeof readGuide>) => parts.sections.map(({ id }) => id);
  expect(ids(frenchGuide)).toEqual(ids(facts.guide));
  expect(ids(frenchGuide)).not.toContain("");
});

test("the French partner page links to French pages only, except for the switch", () => {
  const french = {
    ...facts,
    language: "fr",
    choice: frenchChoice,
    guide: frenchGuide,
    words: fr.partnerPage,
  } as const;
  const page = prerenderPartnerPage(french);
  const addresses = [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
  expect(addresses.filter((href) => !/^\/fr(\/|$)|\.(zip|json|svg|ts|txt)$/.test(href))).toEqual([
    "/widgets/",
  ]);
  const alone = {
    ...french,
    pages: ["fr"],
    fallbacks: { fr: { [contact]: frenchChoice.fallback } } as never,
  } as const;
  expect(prerenderPartnerPage(alone)).not.toContain("English<");
});

const sample = `
import type { CSSProperties } from "react";
const button = document.createElement("visa-free-assessment-button");
button.open();
button.defaultCountry = "NG";
button.addEventListener("visa-sent", (event) => {
  event.detail.reference.trim();
});
const form = document.querySelector("visa-contact-form");
form?.focus({ preventScroll: true });
form?.addEventListener("visa-error", ({ detail }) => detail.param + detail.msg);
// @ts-expect-error Only the button opens.
form?.open();
// @ts-expect-error There are three schemes.
button.colorScheme = "sepia";
button.test = true;
const works: Promise<void> | false = button.ready && button.whenReady;
const accent: CSSProperties = { "--visa-accent": "#0b5c8a" };
export const view = (
  <visa-contact-form
    partner="maple-realty"
    color-scheme="dark"
    heading=""
    test
    style={accent}
    onvisa-sent={(event) => event.detail.reference.trim()}
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
  const folder = temporaryFolder("node_modules/.cache");
  writeFileSync(join(folder, "visa-widgets.d.ts"), declarations());
  writeFileSync(join(folder, "sample.tsx"), sample);
  const options = "--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler";
  const target = "--target es2022 --lib es2023,dom --types react --ignoreConfig";
  const files = `${folder}/sample.tsx ${folder}/visa-widgets.d.ts`;
  const args = [scriptOf("tsc"), ...`${options} ${target} ${files}`.split(" ")];
  const compiled = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(compiled).toMatchObject({ status: 0, stdout: "" });
}, 30_000);
