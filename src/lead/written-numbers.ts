import { asciiDigits } from "./ascii-digits.ts";
import type { FieldKind } from "./field.ts";
import { visibleText } from "./invisible.ts";

/** Letters after NFKC, which may make eighteen of one; more are no number. */
const longest = 200;

/** `months` in the languages of the forms. */
const months =
  /^(?:months?|mos?|mois|meses|mes|mês|[个個]?半?月|شهر|شهور|أشهر|اشهر|شهرا|شهرًا|ماه|ماهه|ਮਹੀਨ|місяц|міс|мес|buwan)/u;

/** A number, its decimals, and the unit after it. */
const numbers = /(\d{1,15})(?:[.٫]\d+)?\s*-?\s*(\p{L}[\p{L}\p{M}]*)?/gu;

/**
 * The leading whole number of an answer with its unit (`7 anos`, `10,5`), and the years of one in months;
 * undefined if it has none or is negative.
 */
export function writtenNumber(text: string): number | undefined {
  const [first] = numbersIn(text);
  return first && inYears(first);
}

/** Ages with their units as a list (`3岁、7岁`, `3 taon, 8 buwan`); months beside years are left out. */
export function writtenAges(text: string): string | undefined {
  const all = numbersIn(text).filter(({ isCount }) => !isCount);
  const ages = all.filter((one, at) => !one.isMonths || at === 0 || all[at - 1]?.isMonths).map(inYears);
  return ages.length > 0 && ages.every((age) => age < 100) ? ages.join(", ") : undefined;
}

/** What is stored of an answer that was written otherwise than with the same digits; else empty. */
export function storedInstead(kind: FieldKind, text: string): string {
  const stored = String((kind === "ages" ? writtenAges(text) : writtenNumber(text)) ?? "");
  const isWhole = text.search(unread) < 0;
  return isWhole && plain(text).replace(/[\s,;،、]/g, "") === stored.replace(/[\s,]/g, "") ? "" : stored;
}

/** Whether an age was written as a year or a date, also in the Persian calendar. */
export function looksLikeBirth(text: string): boolean {
  return /(?:^|\D)(?:(?:1[34]|19|20)\d\d|(?:19|20)\d{6})(?!\d)|\d[-/.]\d{1,2}[-/.]\d/.test(plain(text));
}

interface WrittenNumber {
  value: number;
  isMonths: boolean;
  /** Of the children: 两个孩子, 3岁和7岁. */
  isCount: boolean;
}

const inYears = ({ value, isMonths }: WrittenNumber) => (isMonths ? Math.floor(value / 12) : value);

function numbersIn(text: string): readonly WrittenNumber[] {
  const digits = plain(text);
  // A minus sign, or a number as a program writes it.
  if (/^[-−]|\d[a-z]\d/i.test(digits)) return [];
  return [...digits.matchAll(numbers)].map(([, number, unit = ""]) => ({
    value: Number(number),
    isMonths: months.test(unit.toLowerCase()),
    isCount: /^[个個](?!半?月)/.test(unit),
  }));
}

/** Fractions, which NFKC would join to the number before them, and keycaps. */
const unread = /[\u00bc-\u00be\u2150-\u215e]|\u20e3/g;

function plain(text: string) {
  const digits = asciiDigits(visibleText(text).replace(unread, "").normalize("NFKC")).trim();
  return digits.length > longest
    ? ""
    : digits.replace(/[〇零一二三四五六七八九十百千万萬廿卅两兩]+/g, chineseNumber);
}

/**
 * Chinese numerals below a hundred (三, 十五, 三十五), or digits (一九九〇). Ranges keep both numbers:
 * 两三 is 2-3, and 十五六 is 15-16.
 */
function chineseNumber(numeral: string) {
  if (/[百千万萬廿卅]/.test(numeral)) return numeral;
  const digits = numeral
    .replace(/[两兩]/g, "二")
    .replace(/零/g, "〇")
    .replace(/[^十]/g, (digit) => String("〇一二三四五六七八九".indexOf(digit)));
  const [, tens, ones = ""] = /^(?:(\d*)十)?(\d*)/.exec(digits) ?? [];
  if (tens === undefined && (ones.length > 3 || ones.includes("0"))) return ones;
  return [...(ones || "0")].map((one) => (tens === undefined ? one : (tens[0] ?? "1") + one)).join("-");
}
