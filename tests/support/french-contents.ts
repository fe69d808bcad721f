import { readdirSync } from "node:fs";
import { readPages } from "#scripts/build/pages/read-pages.ts";

const folder = new URL("../../words/", import.meta.url);
/** What the consultant reads writes out its numbers of one. */
const files = readdirSync(new URL("fr", folder)).filter((file) => /(?<!desk|estimate|mails)\.ts$/.test(file));

/** The pages in both languages, by their names. */
export const translatedPages = [...readPages("fr")].map(([name, french]) => {
  const english = readPages("en").get(name);
  if (!english) throw new Error(`No English ${name}`);
  return { name, english, french };
});

/** Every text of the contents in both languages: pages, and modules of words. */
export const translations: readonly {
  readonly name: string;
  readonly english: object;
  readonly french: object;
}[] = [...translatedPages, ...(await Promise.all(files.map((file) => load(`en/${file}`, `fr/${file}`))))];

async function load(name: string, frenchFile: string) {
  const english = { ...(await import(new URL(name, folder).href)) };
  return { name, english, french: { ...(await import(new URL(frenchFile, folder).href)) } };
}

const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];
const date = new RegExp(`(?:(\\d{1,2})(?:er)?\\s)?(?<!\\p{L})(${months.join("|")})\\s(\\d{4})`, "gu");

/** Units as tests/support/figures.ts names them. */
const units: Readonly<Record<string, string>> = {
  "minutes?": "minute",
  "heures?": "hour",
  "jours?": "day",
  "semaines?": "week",
  mois: "month",
  "ans?|années?": "year",
  "%": "percent",
  "points?": "point",
  pays: "country",
  personnes: "people",
  "étudiante?s?": "student",
};
const unit = Object.keys(units).join("|");
const words =
  "zéro une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille".split(
    " ",
  );
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 30, 40, 50, 60, 100, 1000];
/** Shares and rough numbers: none may be there, because no English text has its like. */
const share = `(?:(?:dizaine|douzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine|millier|million)s?|moitié|tiers|quarts?) d(?:e|es|u)(?!\\p{L})|(?:${words.slice(1).join("|")}) (?:\\p{L}+ )?sur (?:${words.slice(2).join("|")})`;
const figure = new RegExp(
  [
    `(?<!\\p{L})(?<share>${share})(?!\\p{L})`,
    "(?<!\\p{L})(?<step>niveau|catégorie FÉER) (?<grade>\\d+)",
    `(?<![\\p{L}\\d])(?<digits>\\d+(?:\\u00a0\\d{3})*)(?:\\s(?:derni\\p{L}+\\s)?(?<unit>${unit})(?!\\p{L}))?`,
    `(?<!\\p{L})(?<word>${words.join("|")}) (?:derni\\p{L}+ )?(?<ofWord>${unit})(?!\\p{L})`,
  ].join("|"),
  "giu",
);

/** The figures of a French text, written as `figuresIn` of tests/support/figures.ts writes those of an English one. */
export function frenchFiguresIn(text: string): string[] {
  const dates: string[] = [];
  const rest = text.replace(date, (_, day: string | undefined, month: string, year: string) => {
    const parts = [year, months.indexOf(month) + 1, ...(day ? [day] : [])];
    dates.push(parts.map((part) => String(part).padStart(2, "0")).join("-"));
    return " ";
  });
  dates.push(...(text.match(/\b\d{4}-\d\d-\d\d\b/g) ?? []));
  const figures = [...rest.replace(/\b\d{4}-\d\d-\d\d\b/g, " ").matchAll(figure)].map(
    ({ groups = {} as Readonly<Partial<Record<string, string>>> }) => {
      if (groups.share) return groups.share.toLowerCase();
      if (groups.step) return `${groups.step === "niveau" ? "level" : "category"} ${groups.grade}`;
      const value = groups.digits?.replace(/\u00a0/g, ",") ?? numberOf(groups.word ?? "");
      return `${value} ${englishUnit(groups.unit ?? groups.ofWord)}`.trim();
    },
  );
  return [...dates, ...figures];
}

function numberOf(word: string): number | undefined {
  return numbers[words.findIndex((candidate) => new RegExp(`^(?:${candidate})$`, "i").test(word))];
}

function englishUnit(french: string | undefined): string {
  const known = Object.entries(units).find(([pattern]) =>
    new RegExp(`^(?:${pattern})$`, "i").test(french ?? ""),
  );
  return known?.[1] ?? "";
}
