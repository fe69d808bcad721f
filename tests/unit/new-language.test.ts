import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsIn } from "#words/words-in.ts";
import { editFile } from "../support/edit-file.ts";
import { full } from "../support/full.ts";

/** A language that nobody speaks: English with a sign before each text. Its tag is one that `Intl` knows. */
const code = "eo";
const sign = "⟦";

const signing = `
function signed<T>(value: T): T;
function signed(value: unknown): unknown {
  if (typeof value === "string") return "${sign}" + value;
  if (typeof value === "function") return (...args: unknown[]) => signed(value(...args));
  if (Array.isArray(value)) return value.map((item) => signed(item));
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, text]) => [key, signed(text)]));
}
`;

const words = `
import type { Words } from "#lead/words.ts";
import * as english from "../en/forms.ts";
${signing}
export const form: Words["form"] = { ...signed(english.form), language: "${code}" };
${Object.keys(wordsIn.en)
  .filter((part) => part !== "form")
  .map((part) => `export const ${part}: Words["${part}"] = signed(english.${part});`)
  .join("\n")}
`;
const toolsWords = `
import { formTools as english } from "../en/form-tools.ts";
${signing}
export const formTools = signed(english);
`;

const folders = "firm generated src words widgets worker scripts public releases integrations docs";
const files =
  "package.json CHANGELOG.md wrangler.toml vite.config.ts vite.widgets.config.ts tsconfig.base.json";
const copy = mkdtempSync(join(tmpdir(), "new-language-"));
const registry = join(copy, "src/lead/languages.ts");

beforeAll(() => {
  for (const name of `${folders} ${files}`.split(" ")) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "dir");
  editFile(registry, /( {2}en: .*\n)/, `$1  ${code}: { name: "Signed", tag: "${code}" },\n`);
  mkdirSync(join(copy, "words", code));
  writeFileSync(join(copy, `words/${code}/forms.ts`), words);
  writeFileSync(join(copy, `words/${code}/form-tools.ts`), toolsWords);
  writeFileSync(join(copy, `words/${code}/sheet.ts`), 'export { sheet } from "../en/sheet.ts";\n');
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a module of the copy and returns what it writes. */
async function run(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--disable-warning=ExperimentalWarning", "--eval", script],
    { cwd: copy, maxBuffer: 64 * 2 ** 20 },
  );
  return stdout;
}

describe("one line in the registry and one file of words", () => {
  test.each<[claim: string, script: string, said: readonly string[]]>([
    [
      "make the worker refuse in the language",
      `import { languageIn } from "#worker/intake/language-in.ts";
      import { RefusalError } from "#worker/intake/refusal-error.ts";
      const refusal = new RefusalError(422, { form: "contact", wrong: [{ param: "fullName", problem: "missing" }] });
      console.log(await refusal.answer(languageIn('{"language":"${code}"}')).text());`,
      [`"${sign}Please fill in ${sign}“${sign}Full name”."`],
    ],
    [
      "make the forms of the elements ask in it, before React and on its pages",
      `import { prerenderElements } from "./scripts/build/widgets/translations.ts";
      console.log(Object.values((await prerenderElements()).${code}.html).join());`,
      [
        `>${sign}Full name</label>`,
        `>${sign}Send message</button>`,
        `>${sign}Bachelors</option>`,
        `${sign}A licensed consultant reads this`,
      ],
    ],
  ])("%s", async (_, script, said) => {
    const shown = await run(script);
    for (const part of said) expect(shown).toContain(part);
  });

  test.runIf(full)("compile, and build elements that speak it", { timeout: 300_000 }, async () => {
    for (const name of ["tsconfig.dom.json", "tsconfig.node.json"]) cpSync(name, join(copy, name));
    await promisify(execFile)(resolve("node_modules/.bin/tsc"), ["-b", "words"], { cwd: copy });
    await run(`
      import { buildWidgets } from "./scripts/build/widgets/bundle.ts";
      await buildWidgets("out", []);`);
    const script = readFileSync(join(copy, `out/v1/${code}/contact-form.js`), "utf8");
    for (const text of ["Full name", "This form could not load."]) expect(script).toContain(sign + text);
  });
});
