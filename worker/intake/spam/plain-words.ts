const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;

/** A text as the classifier compares it: lower case, without accents, disguises and ways of writing one letter. */
export function folded(text: string): string {
  const lower = undisguised((text.includes("@") ? text.replace(mailAddress, "\uE000") : text).toLowerCase());
  if (!/[^\0-\x7F]/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u064B-\u0652]/g, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replace(/[يى]/g, "ی")
    .replaceAll("ك", "ک");
}

const lookalikes: Readonly<Record<string, string>> = Object.fromEntries([
  ...[..."асеорхуіѕјԁһ"].map((letter, at) => [letter, "aceopxyisjdh"[at]]),
  ...[..."013@$!"].map((sign, at) => [sign, "oieasi"[at]]),
]);

/** Words are hidden from filters by spaces and stops between their letters, by digits and by another script's letters. */
function undisguised(lower: string): string {
  const joined = lower
    .replace(/(?<![a-z\d])(?:[a-z][ .]){3,}[a-z](?![a-z\d])/g, (letters) => letters.replace(/[ .]/g, ""))
    .replace(/(?<=[a-z])[013@$!](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign);
  if (!/[a-z][\u0400-\u052F]|[\u0400-\u052F][a-z]/.test(joined)) return joined;
  return joined.replace(/[a-z\u0400-\u052F]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[\u0400-\u052F]/g, (letter) => lookalikes[letter] ?? letter) : word,
  );
}

/** Arabic writes its article, and what stands before it, in one with the word. */
export function withoutArticle(word: string): string {
  return word.charCodeAt(0) < 0x600 ? word : word.replace(/^[وبف]?ال(?=..)/, "");
}
