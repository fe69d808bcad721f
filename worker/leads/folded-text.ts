import { asciiDigits } from "#lead/ascii-digits.ts";
import { visibleText } from "#lead/invisible.ts";

/**
 * A text for comparison, as people write it on different keyboards: without case, accents, widths and marks
 * that nobody sees, with ASCII digits, one letter for those that look alike, and one apostrophe.
 */
export function folded(text: string): string {
  const visible = visibleText(text.replace(joiners, "'"));
  return asciiDigits(visible.normalize("NFKD"))
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{L}+/gu, (word) => (/\p{Script=Cyrillic}/u.test(word) ? inCyrillic(word) : word));
}

/** Signs within a word that some people leave out: apostrophes, and the joiner of Persian and Urdu. */
const joiners = /['`´\u02b9-\u02bf\u02c8\u02ee\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c\uff07\u200c]/gu;

/** A folded word without the signs that some people leave out, where it has any. */
export function withoutJoiners(word: string): string | undefined {
  const joined = word.replace(/(?<=\p{L})['-](?=\p{L})/gu, "");
  return joined === word ? undefined : joined;
}

/** Each sign of a script without spaces becomes a word. */
export function apart(text: string): string {
  return text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, " $& ");
}

/** A Latin letter that was typed for the Cyrillic one of the same look. */
function inCyrillic(word: string): string {
  return word.replace(/[aceiopxy]/g, (letter) => "асеіорху"["aceiopxy".indexOf(letter)] ?? letter);
}

const plainLetters: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ґ: "г",
  // Arabic, Persian and Urdu keyboards have letters of their own; tatweel only stretches a word.
  ي: "ی",
  ى: "ی",
  ے: "ی",
  ك: "ک",
  ة: "ه",
  ۃ: "ه",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
  ٱ: "ا",
  ـ: "",
};
