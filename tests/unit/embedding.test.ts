import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarations } from "#scripts/build/widgets/declarations.ts";
import { manifest } from "#scripts/build/widgets/manifest.ts";
import { referenceTables } from "#scripts/build/widgets/reference-tables.ts";
import { attributes, elements, events, parts } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { prerenderPartnerPage } from "#widgets/partner-page/prerender.tsx";
import { snippetOf } from "#widgets/partner-page/snippet.ts";

const fallback = fallbackOf("visa-contact-form", "en");
const guide = readFileSync("docs/embedding.md", "utf8");

test("the guide's tables are those of the elements", () => {
  for (const table of referenceTables()) expect(guide).toContain(table);
  for (const [tag, { script, room }] of Object.entries(elements)) {
    expect(guide).toContain(`| \`<${tag}>\` | \`${script}.js\` | \`${room}\` |`);
  }
});

test("the guide's snippet is the one that the partner page makes", () => {
  const attributes = [["partner", "your-code"]] as const;
  expect(guide).toContain(
    snippetOf("visa-contact-form", { origin: "https://YOUR-SITE", fallback, attributes, theme: [] }),
  );
});

const facts = {
  name: "Evermaple Immigration",
  origin: "https://x",
  email: "hello@x.example",
  languages: ["en"],
  sizes: { "visa-contact-form": 1, "visa-assessment-form": 1, "visa-free-assessment-button": 1 },
} as const;

test("before the first release the partner page offers no pinned file", () => {
  const page = prerenderPartnerPage({ ...facts, latest: undefined }, "en");
  expect(page).not.toMatch(/Pinned|data-integrity|integrity\.json/);
  expect(page).toContain('href="/widgets/versions.json"');
});

test("the partner page offers the latest release, each snippet with the hash of its own file", () => {
  const integrity = { "contact-form.js": "sha384-contact", "assessment-form.js": "sha384-assessment" };
  const page = prerenderPartnerPage({ ...facts, latest: { version: "1.10.0", integrity } }, "en");
  expect(page).toContain("Pinned: this version for good");
  expect(page).toContain('href="/widgets/1.10.0/integrity.json"');
  expect(page).toMatch(/id="code-visa-contact-form" data-version="1.10.0" data-integrity="sha384-contact"/);
  expect(page).toMatch(
    /id="code-visa-assessment-form" data-version="1.10.0" data-integrity="sha384-assessment"/,
  );
});

test("a pinned snippet names the version and the hash", () => {
  const pinned = { version: "1.10.0", integrity: "sha384-contact" };
  const choice = { origin: "https://x", fallback, attributes: [], theme: [], pinned };
  expect(snippetOf("visa-contact-form", choice)).toContain(
    `src="https://x/widgets/1.10.0/contact-form.js"\n        integrity="sha384-contact" crossorigin`,
  );
});

test("a snippet escapes what its attributes hold", () => {
  const attributes = [["heading", '"><script>']] as const;
  expect(snippetOf("visa-contact-form", { origin: "https://x", fallback, attributes, theme: [] })).toContain(
    'heading="&quot;>&lt;script>"',
  );
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
