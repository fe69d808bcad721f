import { defaultLanguage, type Language } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { day } from "../time/durations.ts";
import { foldText } from "./fold-text.ts";

/** How far ahead a deadline may be; a day in the past is a birthday or a past event. */
const horizon = 2 * 366 * day;

/** Languages in which `3/4` is the fourth of March. */
const monthFirst: readonly Language[] = ["en", "tl"];

/**
 * The first future day (`2026-12-15`) in a message: `until December 15`, `le 15 décembre`, `12月15日`,
 * `15/12/2026`. Without a year it is the next such day.
 */
export function deadlineIn(text: string, receivedAt: number, language: Language): string | undefined {
  const today = new Date(receivedAt).toISOString().slice(0, 10);
  const latest = new Date(receivedAt + horizon).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const plain = foldText(text);
  const names = monthNamesIn(language);
  const found = patternsOf(language).flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ groups }) => {
      const { y, m = "", d }: Record<string, string | undefined> = groups ?? {};
      const years = y === undefined ? [year, year + 1] : [Number(y)];
      return years.flatMap((one) => dayOf(one, names.get(m) ?? Number(m), Number(d)) ?? []);
    }),
  );
  return found.filter((date) => date >= today && date <= latest).sort()[0];
}

function dayOf(year: number, month: number, date: number) {
  const day = new Date(Date.UTC(year, month - 1, date));
  const isReal = day.getUTCDate() === date && day.getUTCMonth() === month - 1;
  return isReal ? day.toISOString().slice(0, 10) : undefined;
}

function patternsOf(language: Language): readonly RegExp[] {
  const anyMonth = [...monthNamesIn(language).keys()].sort((a, b) => b.length - a.length).join("|");
  const [first, second] = monthFirst.includes(language) ? ["m", "d"] : ["d", "m"];
  const date = "(?<d>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?";
  const before = "(?<![\\p{L}\\p{N}])";
  const after = "(?![\\p{L}\\p{N}])";
  return [
    "(?<!\\d)(?<y>\\d{4})[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})(?!\\d)",
    "(?:(?<y>\\d{4})\\s*年\\s*)?(?<m>\\d{1,2})\\s*月\\s*(?<d>\\d{1,2})\\s*[日号]",
    `(?<!\\d)(?<${first}>\\d{1,2})[-/.](?<${second}>\\d{1,2})[-/.](?<y>\\d{4})(?!\\d)`,
    `${before}${date}\\s*(?:de |of |ng )?(?<m>${anyMonth})${after}(?:,? *(?:de |of )?(?<y>\\d{4}))?`,
    `${before}(?<m>${anyMonth})${after}\\.? *${date}${after}(?:,? *(?<y>\\d{4}))?`,
  ].map((pattern) => new RegExp(pattern, "gu"));
}

/** Made when a language first occurs, because the formats are slow to make. */
const known = new Map<Language, ReadonlyMap<string, number>>();

function monthNamesIn(language: Language): ReadonlyMap<string, number> {
  const names = known.get(language) ?? new Map([...namesIn(language), ...namesIn(defaultLanguage)]);
  known.set(language, names);
  return names;
}

function namesIn(code: Language): readonly (readonly [name: string, month: number])[] {
  const { months } = wordsIn[code].receipt;
  if (months) return months.map((name, at) => [foldText(name), at + 1] as const);
  return (["long", "short"] as const)
    .flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${code}-u-ca-gregory`, {
        month,
        day: "numeric",
        timeZone: "UTC",
      });
      return Array.from({ length: 12 }, (_, at) => {
        const parts = format.formatToParts(Date.UTC(2026, at, 15));
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        return [foldText(name).replace(/\./g, "").trim(), at + 1] as const;
      });
    })
    .filter(([name]) => /\p{L}/u.test(name) && !name.includes("月"));
}
