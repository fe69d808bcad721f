const looks = {
  day: { dateStyle: "long" },
  time: { dateStyle: "long", timeStyle: "short" },
  "time and zone": {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "longGeneric",
  },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/**
 * What `Intl` does not write: the first of a month as an ordinal, what joins a clock to the name of its zone, and in
 * French a day that stays with its month and an hour without a zero before it.
 */
const finished: Readonly<Record<string, (text: string) => string>> = {
  "fr-CA": (text) =>
    text
      .replace(/^1(?=\s)/, "1er")
      .replace(" ", "\u00a0")
      .replace(/\b0(?=\d\sh\b)/, "")
      .replace(/\s(?=heure)/, ", "),
  "zh-Hans": (text) => text.replace("） ", "）"),
  "pt-BR": (text) =>
    text.replace(/^1(?=\s)/, "1º").replace(/ Horário( Padrão)?/, (zone) => `,${zone.toLowerCase()}`),
  es: (text) => text.replace("a las 1:", "a la 1:").replace(/ (?=hora )/, ", "),
  ar: (text) => text.replace(/ (?=(?:ال)?توقيت)/, " ب"),
  fa: (text) => text.replace(/ (?=وقت)/, " به "),
};

interface ShownDate {
  /** BCP 47. */
  readonly tag: string;
  /** Of a language whose data Chromium and workerd lack; absent: theirs. */
  readonly months?: readonly string[] | undefined;
  /** IANA; absent: the clock of whoever looks. */
  readonly timeZone?: string;
  /** Tells a zone apart where `Intl` has no name for it; absent: its city. */
  readonly place?: string | undefined;
  readonly tells: keyof typeof looks;
}

/** Writes a time by our calendar and digits, whatever is usual in the language: it is quoted to a Canadian office. */
export function showDate(at: Date | number, { tag, months, timeZone, place, tells }: ShownDate): string {
  const date = new Date(at);
  if (!months) {
    const text = date.toLocaleString(`${tag}-u-ca-gregory-nu-latn`, { ...looks[tells], timeZone });
    return finished[tag]?.(text) ?? text;
  }
  const [day, month, year] = date.toLocaleDateString("en-GB", { timeZone }).split("/").map(Number);
  const shown = `${day} ${months[Number(month) - 1]} ${year}`;
  if (tells === "day") return shown;
  const clock = date.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  if (tells === "time") return `${shown}, ${clock}`;
  return `${shown}, ${clock} (${place ?? timeZone?.replace(/^.*\//, "").replaceAll("_", " ")})`;
}
