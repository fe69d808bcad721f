import { strFromU8, unzipSync } from "fflate";
import { mo } from "gettext-parser";
import { expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import {
  pluginFiles,
  pluginZip,
  readTranslation,
  slug,
  version,
} from "#integrations/wordpress/build/wordpress-plugin.ts";
import { defaultLanguage, siteLanguageCodes } from "#lead/languages.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { tags } from "#widgets/element-api.ts";
import { properties } from "#widgets/element-settings.ts";

const files = pluginFiles(firm.origin);
const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
const php = text(`${slug}.php`);
const facts = JSON.parse(text("facts.json"));

test("the plugin knows each element and each attribute that an author may choose", () => {
  const known = Object.values<{ tag: string }>(facts.types).map(({ tag }) => tag);
  expect(known.toSorted()).toEqual(tags.toSorted());
  const chosen = [...properties.filter((name) => name !== "api"), "test", "lang"];
  expect(Object.keys(facts.attributes)).toEqual(chosen);
});

test("every name in it is the firm's, so that the plugins of two firms live beside each other", () => {
  const northShore = { shortName: "North Shore", code: "north-shore" };
  expect(inFirmsName("evermaple_form EVERMAPLE_FORMS Evermaple", northShore)).toBe(
    "north_shore_form NORTH_SHORE_FORMS North Shore",
  );
  expect(php).toContain(`function ${inFirmsName("evermaple_forms")}_register()`);
  for (const path of Object.keys(files)) expect(text(path), path).not.toContain("{{");
});

// `Update URI: false`: a stranger may take the plugin's name in the public directory.
test("the header names version and licence, and lets nobody else update the plugin", () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(-dev)?$/);
  for (const line of [`Version: ${version}`, "License: GPL-2.0-or-later", "Update URI: false"])
    expect(php.replaceAll(/ +/g, " ")).toContain(` * ${line}\n`);
});

test("every text has its translation, and none is left over", () => {
  const texts = [...text("facts.json").matchAll(/"__": (".+")/g)].map(([, quoted = ""]) =>
    JSON.parse(quoted),
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const code of siteLanguageCodes.filter((code) => code !== defaultLanguage))
    for (const locale of readTranslation(code).locales) {
      const catalogue = files[`languages/${slug}-${locale}.mo`] as Uint8Array;
      const { "": head, ...translated } = mo.parse(Buffer.from(catalogue)).translations[""] ?? {};
      expect(Object.keys(translated).toSorted(), locale).toEqual([...new Set(texts)].toSorted());
      for (const { msgid, msgstr } of Object.values(translated)) expect(msgstr.join(), msgid).not.toBe("");
    }
});

test("the zip contains the folder that WordPress expects, and the same files make the same bytes", () => {
  const zip = pluginZip(files);
  expect(Object.keys(unzipSync(zip))).toEqual(Object.keys(files).map((path) => `${slug}/${path}`));
  expect(Buffer.compare(zip, pluginZip({ ...files }))).toBe(0);
});
