import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyTree } from "../support/copy-tree.ts";
import { editFile } from "../support/edit-file.ts";
import { full } from "../support/full.ts";

/** A language that nobody speaks: Spanish with a sign before each label. Its tag is one that `Intl` knows. */
const code = "eo";
const label = "⟦Nombre completo";

const copy = mkdtempSync(join(tmpdir(), "new-language-"));

beforeAll(() => {
  copyTree(copy);
  cpSync("generated", join(copy, "generated"), { recursive: true });
  editFile(
    join(copy, "src/lead/languages.ts"),
    /( {2}en: .*\n)/,
    `$1  ${code}: { name: "Signed", tag: "${code}" },\n`,
  );
  const words = join(copy, "words", code);
  cpSync("words/es", words, { recursive: true });
  editFile(join(words, "forms.ts"), 'language: "es"', `language: "${code}"`);
  editFile(join(words, "forms.ts"), /label: "/g, "$&⟦");
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a module of the copy and returns what it writes. */
async function run(script: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--disable-warning=ExperimentalWarning", "--eval", script],
    { cwd: copy, maxBuffer: 64 * 2 ** 20 },
  );
  return stdout;
}

describe("one line in the registry and one folder of words", () => {
  test("make the worker refuse in the language", async () => {
    const refusal = await run(`
      import { languageIn } from "#worker/intake/language-in.ts";
      import { RefusalError } from "#worker/intake/refusal-error.ts";
      const refusal = new RefusalError(422, { form: "contact", wrong: [{ param: "fullName", problem: "missing" }] });
      console.log(await refusal.answer(languageIn('{"language":"${code}"}')).text());`);
    expect(refusal).toContain(`Llene “${label}”`);
  });

  test("make the forms of the elements ask in it, before React and on its pages", async () => {
    const html = await run(`
      import { loadPrerendered } from "./scripts/build/widgets/translations.ts";
      console.log(Object.values((await loadPrerendered()).${code}.html).join());`);
    for (const part of [`>${label}</label>`, ">Enviar el mensaje</button>"]) expect(html).toContain(part);
  });

  test.runIf(full)("compile, and build elements that speak it", { timeout: 300_000 }, async () => {
    await promisify(execFile)(resolve("node_modules/.bin/tsc"), ["-b", "words"], { cwd: copy });
    await run(`
      import { buildWidgets } from "./scripts/build/widgets/bundle.ts";
      await buildWidgets("out", []);`);
    expect(readFileSync(join(copy, `out/v1/${code}/contact-form.js`), "utf8")).toContain(label);
  });
});
