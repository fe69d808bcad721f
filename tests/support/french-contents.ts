import { existsSync, readdirSync } from "node:fs";
import type { PageContent } from "#content/page.ts";
import { readPages } from "#scripts/build/pages/read-pages.ts";

const folder = new URL("../../src/content/", import.meta.url);

export interface Twin {
  readonly name: string;
  readonly english: Readonly<Record<string, unknown>>;
  /** Undefined where nobody has written it yet. */
  readonly french: Readonly<Record<string, unknown>> | undefined;
}

async function twinOf(name: string, englishFile: string, frenchFile = `${name}.fr.ts`): Promise<Twin> {
  const load = async (file: string) => (await import(new URL(file, folder).href)) as Twin["english"];
  const french = existsSync(new URL(frenchFile, folder)) ? await load(frenchFile) : undefined;
  return { name, english: await load(englishFile), french };
}

const filesIn = (path: string) => readdirSync(new URL(path, folder)).filter((file) => file.endsWith(".ts"));

/** The pages in both languages. */
export const translatedPages = [...readPages("en")].map(([name, english]) => ({
  name,
  english,
  french: readPages("fr").get(name) as PageContent,
}));

/** Every English module of contents with its translation. */
export const twins: readonly Twin[] = await Promise.all([
  ...filesIn("en").map((file) => twinOf(`en/${file}`, `en/${file}`, `fr/${file}`)),
  ...filesIn(".")
    .filter((file) => file.endsWith(".fr.ts"))
    .map((file) => file.replace(".fr.ts", ""))
    .map((name) => twinOf(name, `${name}.ts`)),
]);

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
