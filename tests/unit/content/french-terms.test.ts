import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A row of the glossary: its French terms, and the wordings that stand for none of them. */
interface Term {
  readonly english: string;
  readonly french: readonly string[];
  readonly not: readonly string[];
}

const glossary =
  readFileSync("docs/languages.md", "utf8").split("## French terms")[1]?.split("\n## ")[0] ?? "";
const terms = glossary
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line): Term => {
    const [english = "", french = "", not = ""] = line.slice(1, -1).split("|").map(plain);
    return { english, french: french.split("; "), not: not.split("; ").filter(Boolean) };
  });

/** Every file with French words, as its readers see it: addresses and code left out. */
const sources = [
  ...readdirSync("words/fr", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|md|json)$/.test(file))
    .map((file) => `words/fr/${file}`),
  "docs/embedding.fr.md",
].map((file) => ({ file, text: wordsOf(file, readFileSync(file, "utf8")) }));

function wordsOf(file: string, source: string): string {
  // The keys of its texts are the English ones.
  if (file.endsWith(".json")) return plain(Object.values(JSON.parse(source).texts).join("\n"));
  return plain(
    source
      .replace(/```[\s\S]*?```|https?:\/\/\S+/g, " ")
      .replace(/^sources: .*$|^ *(\/\*\*|\*|\/\/).*$/gm, " "),
  );
}

/** One space for all kinds, one apostrophe. */
function plain(text: string): string {
  return text
    .replaceAll("\\u00a0", " ")
    .replace(/[\u00a0 ]+/g, " ")
    .replaceAll("'", "’")
    .trim();
}

/** Places where the wording stands as whole words, in any case of its letters. */
function wordingIn(text: string, wording: string): readonly string[] {
  const escaped = wording.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d])`, "giu"));
  return [...found].map(({ index }) => text.slice(Math.max(0, index - 30), index + wording.length + 30));
}

test("the glossary has its rows, each with French terms and wordings that are none", () => {
  expect(terms.length).toBeGreaterThan(40);
  for (const { english, french, not } of terms) {
    expect([english, ...french].every(Boolean), english).toBe(true);
    expect(not.length, english).toBeGreaterThan(0);
  }
});

test.each(terms)("'$english' is written one way in French", ({ not }) => {
  const others = not.flatMap((wording) =>
    sources.flatMap(({ file, text }) => wordingIn(text, wording).map((found) => `${file}: ${found}`)),
  );
  expect(others).toEqual([]);
});

test("a term that no French text uses has no row", () => {
  const all = sources.map(({ text }) => text.toLowerCase()).join("\n");
  const unused = terms.flatMap(({ french }) => french.filter((term) => !all.includes(term.toLowerCase())));
  expect(unused).toEqual([]);
});

test("another wording is found, whatever its case, apostrophe or spaces, and not inside a longer word", () => {
  expect(wordingIn(plain("Une Entente\u00a0écrite, l'avis"), "entente écrite")).toHaveLength(1);
  expect(wordingIn(plain("titulaire d'un permis"), "titulaire d’un permis")).toHaveLength(1);
  expect(wordingIn(plain("permis d’études"), "permis d’étude")).toEqual([]);
});
