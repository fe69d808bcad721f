const looks = {
  day: { dateStyle: "long" },
  time: { dateStyle: "long", timeStyle: "short" },
  clock: { timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Where a line must not break: after a day, before the Ukrainian word for a year, after that for *at*, and
 * within the time.
 */
const bound = /^[\p{L}\d]+ (?:de )?| (?=р\.)|о (?=\d)|\b\d+(?:\sh|:).*$/gu;

/**
 * What `Intl` lacks: the first of a month as an ordinal, a single hour, and in French an hour without a
 * leading zero.
 */
const finished: Record<string, (text: string) => string> = {
  "fr-CA": (text) => text.replace(/^1(?=\s)/, "1er").replace(/\b0(?=\d\sh\b)/, ""),
  "pt-BR": (text) => text.replace(/^1(?=\s)/, "1º").replace(/às (?=0?[01]:)/, "à "),
  es: (text) => text.replace("a las 1:", "a la 1:"),
};

/** Browsers write Spain's twenty-four hours even for countries from Mexico to Colombia, which use twelve. */
const hourCycles: Record<string, string> = { es: "-hc-h12" };

interface ShownDate {
  tag: string;
  /** Of a language whose data Chromium and workerd lack; absent: theirs. */
  months?: readonly string[] | undefined;
  /** IANA; absent: the reader's clock. */
  timeZone?: string;
  precision: keyof typeof looks;
}

/**
 * Writes a time in our calendar and digits, whatever is usual in the language: it is quoted to a Canadian
 * office.
 */
export function showDate(at: Date | number, { tag, months, timeZone, precision }: ShownDate): string {
  const date = new Date(at);
  if (!months) {
    const text = date.toLocaleString(`${tag}-u-ca-gregory${hourCycles[tag] ?? ""}-nu-latn`, {
      ...looks[precision],
      timeZone,
    });
    return (finished[tag]?.(text) ?? text).replace(bound, (part) => part.replaceAll(" ", "\u00a0"));
  }
  const [day, month, year] = date.toLocaleDateString("en-GB", { timeZone }).split("/").map(Number);
  const dayText = `${day}\u00a0${months[Number(month) - 1]} ${year}`;
  if (precision === "day") return dayText;
  const clock = date.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  return precision === "clock" ? clock : `${dayText}, ${clock}`;
}
