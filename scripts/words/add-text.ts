import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { defaultLanguage, type Language, languageCodes } from "#lead/languages.ts";
import { misused, readOptions } from "../run/read-options.ts";
import { untranslated } from "./untranslated.ts";
import { withText } from "./with-text.ts";

const usage = `npm run add:text -- forms.form.greeting "Hello"     adds a text to every language, marked as English`;

const { positionals } = readOptions(usage, { allowPositionals: true });
const [path = "", text = ""] = positionals;
const [name, ...keys] = path.split(".");
if (text === "" || keys.length < 2) misused(usage, "Name the text and its English.");

const fileIn = (code: Language) => `words/${code}/${name}.ts`;
if (!existsSync(fileIn(defaultLanguage))) misused(usage, `There is no ${fileIn(defaultLanguage)}.`);

for (const code of languageCodes) {
  const file = fileIn(code);
  if (!existsSync(file)) continue;
  const marked = code === defaultLanguage ? text : untranslated + text;
  try {
    writeFileSync(file, withText(readFileSync(file, "utf8"), keys, marked));
  } catch (error) {
    misused(usage, `${file}: ${(error as Error).message}.`);
  }
  console.log(file);
}
