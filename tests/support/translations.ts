import { readdirSync } from "node:fs";
import { readPages } from "#scripts/build/pages/read-pages.ts";
import { englishPages } from "./page-contents.ts";

const folder = new URL("../../words/", import.meta.url);
/** What the consultant reads writes out its numbers of one. */
const files = readdirSync(new URL("fr", folder)).filter((file) =>
  /(?<!desk|estimate|facts|mails)\.ts$/.test(file),
);

export const translatedPages = [...readPages("fr")].map(([name, french]) => {
  const english = englishPages.get(name);
  if (!english) throw new Error(`No English ${name}`);
  return { name, english, french };
});

export const translations: readonly {
  name: string;
  english: object;
  french: object;
}[] = [...translatedPages, ...(await Promise.all(files.map((file) => load(`en/${file}`, `fr/${file}`))))];

async function load(name: string, frenchFile: string) {
  const english = { ...(await import(new URL(name, folder).href)) };
  return { name, english, french: { ...(await import(new URL(frenchFile, folder).href)) } };
}
