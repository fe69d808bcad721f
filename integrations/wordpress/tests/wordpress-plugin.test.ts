import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { defaultLanguage, siteLanguageCodes } from "#lead/languages.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { attributes, elements } from "#widgets/element-api.ts";
import packageFacts from "../../../package.json" with { type: "json" };
import { type PhpValue, phpOf, Translated } from "../build/php.ts";
import { pluginFiles, pluginZip, readTranslation, slug, writePlugin } from "../build/wordpress-plugin.ts";

const files = pluginFiles({
  site: firm.origin,
  evergreen: ["contact-form.js", "fr/contact-form.js"],
  pinned: { version: "1.0.0", integrity: { "contact-form.js": "sha384-abc" } },
});
const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
const php = text(`${slug}.php`);

test("the plugin knows each element and each attribute that an author may choose", () => {
  for (const [tag, { script, reservedStyle }] of Object.entries(elements)) {
    expect(php).toContain(`'${tag}'`);
    expect(php).toContain(`'${script}'`);
    expect(php).toContain(`'${reservedStyle}'`);
  }
  const { test: notOffered, ...offered } = attributes;
  expect(php).not.toContain(`'${notOffered.name}' `);
  for (const { name } of Object.values(offered))
    expect(php).toMatch(new RegExp(`'name' +=> '${name}'|'${name}' +=>`));
});

test("before the first release there is none to pin", () => {
  const { [`${slug}.php`]: before } = pluginFiles({
    site: firm.origin,
    evergreen: [],
    pinned: undefined,
  });
  expect(strFromU8(before ?? new Uint8Array())).not.toMatch(/'pinned' +=>/);
  expect(php).toMatch(/'pinned' +=> array\(\n\t+'base' +=> '[^']+\/widgets\/1\.0\.0\/'/);
});

test("no placeholder is left in a file of the plugin", () => {
  for (const path of Object.keys(files)) expect(text(path), path).not.toContain("{{");
});

test("every name in it is the firm's, so that the plugins of two firms live beside each other", () => {
  const named = inFirmsName("evermaple_form evermaple-form EVERMAPLE_FORMS Evermaple", {
    shortName: "North Shore",
    code: "north-shore",
  });
  expect(named).toBe("north_shore_form north-shore-form NORTH_SHORE_FORMS North Shore");
  expect(php).toContain(`function ${inFirmsName("evermaple_forms")}_register()`);
});

test("no stranger who takes the plugin's name in the public directory updates it", () => {
  expect(php).toMatch(/^ \* Update URI: {8}false$/m);
});

test.skipIf(spawnSync("php", ["-v"]).error)("a text that the expression cannot read stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "plugin-"));
  try {
    const stubs = ["add_action", "add_filter", "add_shortcode", "register_uninstall_hook", "plugin_basename"];
    writeFileSync(join(folder, "plugin.php"), php);
    const script = `
      define( 'ABSPATH', '/' );
      ${stubs.map((name) => `function ${name}() { return ''; }`).join("\n")}
      function get_shortcode_regex() { return '(a+)+$'; }
      require ${JSON.stringify(join(folder, "plugin.php"))};
      ini_set( 'pcre.jit', '0' );
      ini_set( 'pcre.backtrack_limit', '10' );
      echo ${inFirmsName("evermaple_forms")}_without_shortcodes( str_repeat( 'a', 100 ) . 'b' );`;
    const said = execFileSync("php", ["-r", script], { encoding: "utf8" });
    expect(said).toBe(`${"a".repeat(100)}b`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the header names the version and the licence", () => {
  expect(php).toContain(`Version:           ${packageFacts.version}\n`);
  expect(php).toContain("License:           GPL-2.0-or-later\n");
});

const translations = siteLanguageCodes.filter((code) => code !== defaultLanguage).map(readTranslation);

test("every text has its translation, and none is left over", () => {
  const template = text(`languages/${slug}.pot`);
  const texts = [...template.matchAll(/^msgid (".+")$/gm)].map(
    ([, quoted = ""]) => JSON.parse(quoted) as string,
  );
  expect(texts.length).toBeGreaterThan(20);
  const keys = texts.map((one) => one.replaceAll(firm.shortName, "{name}"));
  for (const { locales, texts: translated } of translations) {
    expect(Object.keys(translated).toSorted()).toEqual(keys.toSorted());
    for (const locale of locales)
      expect(text(`languages/${slug}-${locale}.po`), locale).not.toMatch(/^msgid ".+"\nmsgstr ""$/m);
  }
});

test("the zip holds the folder that WordPress expects, and the same files make the same bytes", () => {
  const zip = pluginZip(files);
  expect(Object.keys(unzipSync(zip))).toEqual(Object.keys(files).map((path) => `${slug}/${path}`));
  expect(Buffer.compare(zip, pluginZip({ ...files }))).toBe(0);
});

const nasty: PhpValue = { "it's": ["\\", "$x {$y}", new Translated("l'été\n")], empty: {} };

test("a value is written as PHP by WordPress's standards", () => {
  expect(phpOf(nasty, "d", 0)).toBe(
    "array(\n\t'it\\'s' => array(\n\t\t'\\\\',\n\t\t'$x {$y}',\n\t\t__( 'l\\'été\n', 'd' ),\n\t),\n\t'empty' => array(),\n)",
  );
});

const hasPhp = answers("php", ["-v"]);

test.runIf(hasPhp)("PHP reads the plugin and the values as they were", () => {
  const folder = mkdtempSync(join(tmpdir(), "plugin-"));
  try {
    writePlugin(files, folder);
    execFileSync("php", ["-l", join(folder, slug, `${slug}.php`)], { stdio: "pipe" });
    const code = `function __($text) { return $text; } echo json_encode(${phpOf(nasty, "d", 0)});`;
    expect(JSON.parse(execFileSync("php", ["-r", code], { encoding: "utf8" }))).toEqual({
      "it's": ["\\", "$x {$y}", "l'été\n"],
      empty: [],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.runIf(answers("msgunfmt", ["--version"]))("gettext reads the compiled catalogue", () => {
  const folder = mkdtempSync(join(tmpdir(), "plugin-"));
  try {
    writePlugin(files, folder);
    const path = join(folder, slug, `languages/${slug}-fr_FR.mo`);
    const read = execFileSync("msgunfmt", ["--no-wrap", path], { encoding: "utf8" });
    expect(read).toContain('msgid "Full name"\nmsgstr "Nom complet"');
    const { length } = Object.keys(readTranslation("fr").texts);
    expect([...read.matchAll(/^msgid "[^"]/gm)]).toHaveLength(length);
    expect(readFileSync(path).readUInt32LE(8)).toBe(length + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function answers(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
