import { asciiDigits } from "./ascii-digits.ts";
import type { FieldKind } from "./field.ts";
import { visibleText } from "./invisible.ts";

/** Letters after NFKC, which may make eighteen of one; more are no number. */
const longest = 200;

/** Units shorter than a year, in the languages of the forms, and how many make one. */
const shortUnits: readonly (readonly [unit: RegExp, perYear: number])[] = [
  [/^(?:mo|mn?th|mes|mês|[个個]?半?月|[أا]?شهو?ر|ماه|ਮਹੀਨ|міс|мес|buwan)/u, 12],
  [/^(?:week|wk|seman|semain|[个個]?(?:[周週](?![岁歲])|星期)|[أا]س[اب]|هفته|ਹਫ਼ਤ|тиж|linggo)/u, 52],
  [/^(?:day|jour|d[ií]as?$|天|يوم|[أا]يام|روز|ਦਿਨ|дні|день|araw)/u, 365],
];

/** Children, who may be counted before their ages: 两个孩子, 3岁和7岁. */
const children =
  /^(?:kid|child|enfant|hij|niñ|filh|criança|[أا]طفال|[أا]ولاد|فرزند|بچه|ਬੱਚ|дит|діт|anak|小?孩|[个個名])/u;

/** A number, its decimals, and the unit after it. */
const numbers = /(\d{1,15})(?:[.٫]\d+)?\s*-?\s*(\p{L}[\p{L}\p{M}]*)?/gu;

/**
 * The leading whole number of an answer with its unit (`7 anos`, `10,5`), and the years of one in months,
 * weeks or days; undefined if it has none or is negative.
 */
export function writtenNumber(text: string): number | undefined {
  const [first] = numbersIn(text);
  return first && inYears(first);
}

/** Ages with their units as a list (`3岁、7岁`, `3 taon, 8 buwan`); months beside years are left out. */
export function writtenAges(text: string): string | undefined {
  const all = numbersIn(text).filter(({ isCount }) => !isCount);
  const ages = all.filter((one, at) => !isPartOf(all[at - 1], one)).map(inYears);
  return ages.length > 0 && ages.every((age) => age < 100) ? ages.join(", ") : undefined;
}

/** A shorter unit is of the same age, unless it makes a year: `3 years, 18 months`. */
function isPartOf(longer: WrittenNumber | undefined, { value, perYear }: WrittenNumber) {
  return longer?.hasUnit && longer.perYear < perYear && value < perYear;
}

/** What is stored of an answer that was written otherwise than with the same digits; else empty. */
export function storedInstead(kind: FieldKind, text: string): string {
  const stored = String((kind === "ages" ? writtenAges(text) : writtenNumber(text)) ?? "");
  const isWhole = text.search(unread) < 0;
  return isWhole && plain(text).replace(/[\s,;،、]/g, "") === stored.replace(/[\s,]/g, "") ? "" : stored;
}

/** Whether an age was written as a year or a date, also in the calendars of Iran and Taiwan. */
export function looksLikeBirth(text: string): boolean {
  return /(?:^|\D)(?:(?:1[34]|19|20)\d\d|(?:19|20)\d{6})(?!\d)|民[国國]|\d[-/.]\d{1,2}[-/.]\d/.test(
    plain(text),
  );
}

interface WrittenNumber {
  value: number;
  /** How many of its unit make a year. */
  perYear: number;
  hasUnit: boolean;
  /** Of the children. */
  isCount: boolean;
}

const inYears = ({ value, perYear }: WrittenNumber) => Math.floor(value / perYear);

function numbersIn(text: string): readonly WrittenNumber[] {
  const digits = plain(text);
  // A minus sign, or a number as a program writes it.
  if (/^[-−]|\d[a-z]\d/i.test(digits)) return [];
  return [...digits.toLowerCase().matchAll(numbers)].map(([, number, unit = ""]) => {
    const [, perYear = 1] = shortUnits.find(([pattern]) => pattern.test(unit)) ?? [];
    return {
      value: Number(number),
      perYear,
      hasUnit: unit !== "",
      isCount: perYear === 1 && children.test(unit),
    };
  });
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
