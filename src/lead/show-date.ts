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

/** A day, which stays with its month, and the Ukrainian word for a year. */
const bound = /^[\p{L}\d]+ (?:de )?| (?=р\.)/gu;

/** Before the name of a zone, in languages that put it beside the clock. */
const beforeZone = /\s(?=heure|hora |horário|Standard na Oras|Oras|Sentral)/;

/**
 * What `Intl` does not write: the first of a month as an ordinal, a single hour, what else joins a clock to
 * its zone, in French an hour without a zero before it, small letters in Portuguese, and in Tagalog the north
 * without its misprint.
 */
const finished: Readonly<Record<string, (text: string) => string>> = {
  "fr-CA": (text) => text.replace(/^1(?=\s)/, "1er").replace(/\b0(?=\d\sh\b)/, ""),
  "zh-Hans": (text) => text.replace("） ", "）"),
  "pt-BR": (text) =>
    text
      .replace(/^1(?=\s)/, "1º")
      .replace(/às (?=0?[01]:)/, "à ")
      .replace(/Horário( Padrão)?/, (zone) => zone.toLowerCase()),
  es: (text) => text.replace("a las 1:", "a la 1:"),
  ar: (text) => text.replace(/ (?=(?:ال)?توقيت)/, " ب"),
  fa: (text) =>
    text
      .replace(/ (?=وقت)/, " به ")
      .replace("وقت عادی", "وقت")
      .replace(/(^|[^\p{L}])امریکا/u, "$1آمریکا"),
  tl: (text) => text.replace("HIlaga", "Hilaga").replace(/\s(?=Greenwich|Standard Time)/, ", "),
};

/** Where twelve hours are usual from Mexico to Colombia, a browser's Spanish has Spain's twenty-four. */
const hourCycles: Readonly<Record<string, string>> = { es: "-hc-h12" };

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

/**
 * Writes a time by our calendar and digits, whatever is usual in the language: it is quoted to a Canadian
 * office.
 */
export function showDate(at: Date | number, { tag, months, timeZone, place, tells }: ShownDate): string {
  const date = new Date(at);
  if (!months) {
    const text = date.toLocaleString(`${tag}-u-ca-gregory${hourCycles[tag] ?? ""}-nu-latn`, {
      ...looks[tells],
      timeZone,
    });
    const shown = (finished[tag]?.(text) ?? text).replace(beforeZone, ", ");
    return shown.replace(bound, (part) => part.replaceAll(" ", "\u00a0"));
  }
  const [day, month, year] = date.toLocaleDateString("en-GB", { timeZone }).split("/").map(Number);
  const shown = `${day}\u00a0${months[Number(month) - 1]} ${year}`;
  if (tells === "day") return shown;
  const clock = date.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  if (tells === "time") return `${shown}, ${clock}`;
  return `${shown}, ${clock} (${place ?? timeZone?.replace(/^.*\//, "").replaceAll("_", " ")})`;
}
