import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import { stop } from "../run/tools.ts";
import { untranslated } from "./untranslated.ts";
import { withText } from "./with-text.ts";

/**
 * `npm run add:text -- forms.form.greeting "Hello"`: in every language whose folder has the file, marked as
 * English.
 */
const [path = "", text] = process.argv.slice(2);
const [name, ...keys] = path.split(".");
if (!text || keys.length < 2)
  stop('Name the text and its English: npm run add:text -- forms.form.greeting "Hello"');

for (const code of languageCodes) {
  const file = `words/${code}/${name}.ts`;
  if (!existsSync(file)) continue;
  const marked = code === defaultLanguage ? text : untranslated + text;
  writeFileSync(file, withText(readFileSync(file, "utf8"), keys, marked));
  console.log(file);
}
