import type { Form } from "#lead/field.ts";

/*
 * A language for tests alone: English with accents, a third longer, in brackets, and from right to left. What still
 * shows plain letters is in no file of words; what is cut shows no bracket. No browser has it, so all that `Intl` says
 * in it is Arabic.
 */

/** A tag that asks `Intl` for another language than English, written from right to left (BCP 47). */
export const pseudoLocale = "ar-XB";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = [..."åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"];
const padding = "öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîğĥţ ñîñé ţéñ";

/** What is no word: places to fill in, code, addresses. */
const kept = /\{+\w+\}+|`[^`]*`|\]\([^)]*\)|https?:[^\s"]+|\S+@\S+|[\w-]+\.ca/;

/** A text in the pseudo-language; what has no letter is none. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text) || isPseudo(text)) return text;
  const letters = text
    .split(new RegExp(`(${kept.source})`))
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, accentedOf)))
    .join("");
  const more = padding
    .repeat(Math.ceil(text.length / 3 / padding.length))
    .slice(0, Math.ceil(text.length / 3));
  // A right-to-left override, up to its end: the letters run as Arabic ones do, in a line and at its end.
  return `\u202e⟦${letters} ${more}⟧\u202c`;
}

function isPseudo(text: string): boolean {
  return text.startsWith("\u202e⟦") && text.endsWith("⟧\u202c");
}

function accentedOf(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter;
}

/** What the words hold beside words, by the names of the properties. */
const wordless = new Set([
  "action",
  "code",
  "href",
  "icon",
  "id",
  "img",
  "kind",
  "known",
  "language",
  "loadReceipt",
  "noticeVersion",
  "path",
  "picture",
  "quote",
  "root",
  "scene",
  "site",
  "source",
  "standing",
  "to",
  "translate",
  "updated",
]);

/** Words of any shape in the pseudo-language; a function's are those that it returns. */
export function pseudo(words: unknown): unknown {
  if (typeof words === "string") return pseudoText(words);
  if (typeof words === "function") return (...values: unknown[]) => pseudo(words(...values));
  if (Array.isArray(words)) return words.map(pseudo);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      if (name === "locale") return [name, pseudoLocale];
      const isWords = !wordless.has(name) || (typeof value === "object" && name !== "path");
      return [name, isWords ? pseudo(value) : value];
    }),
  );
}

/** A form's words as a translation of them has it (src/lead/translate.ts); `noChoice` is what every choice says first. */
export function pseudoTranslation(
  { heading, submitLabel, successMessage, sections }: Form,
  noChoice: string,
): object {
  const fields = sections.flatMap((section) => section.fields);
  return {
    heading: pseudoText(heading),
    submitLabel: pseudoText(submitLabel),
    successMessage: pseudoText(successMessage),
    sections: Object.fromEntries(sections.map(({ name, title }) => [name, pseudoText(title)])),
    fields: Object.fromEntries(
      fields.map(({ name, label, hint, options }) => [
        name,
        {
          label: pseudoText(label),
          ...(hint && { hint: pseudoText(hint) }),
          ...(options && { options: byOption([noChoice, ...options]) }),
        },
      ]),
    ),
  };
}

function byOption(options: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map((option) => [option, pseudoText(option)]));
}

/** Words that have no letter but English ones. */
export function englishIn(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /^[a-z]{2,}$/i.test(word));
}
