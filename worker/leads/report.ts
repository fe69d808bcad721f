import { leadTitles, nameLanguage } from "#lead/lead-rows.ts";
import type { FormType, Source } from "#lead/wire.ts";
import { day } from "../durations.ts";
import { countryOfPhone, nameCountry } from "./phone-country.ts";
import { isLastWord, type Progress, progress } from "./progress.ts";

/** What the report needs of a lead: no name, no answer but the phone, of which it keeps the country. */
export interface ReportedLead {
  readonly form: FormType;
  readonly source: string;
  readonly language: string | null;
  readonly phone: string | null;
  readonly progress: Progress;
  readonly released: number;
  readonly received_at: number;
  readonly contacted_at: number | null;
}

/** Leads from one time until before another, `?3` of them at the most from the `?4`th on; corrected ones left out. */
export const selectReported = `SELECT form, source, language, answers ->> 'phone' AS phone, ${progress} AS progress,
    state = 'released' AS released, received_at, contacted_at
  FROM leads WHERE received_at >= ?1 AND received_at < ?2 AND ${isLastWord}
  ORDER BY received_at, reference LIMIT ?3 OFFSET ?4`;

export interface Report {
  readonly leads: number;
  /** Of the leads, those who were contacted within a day. */
  readonly contactedInTime: number;
  readonly suspects: {
    readonly released: number;
    readonly confirmed: number;
    readonly undecided: number;
  };
  readonly groups: readonly ReportGroup[];
}

export interface ReportGroup {
  readonly title: string;
  /** How many leads each has, the most first. What is counted may hold a visitor's or a partner's words. */
  readonly counts: readonly { readonly count: number; readonly of: string }[];
}

/** How many of a group are named; the rest is one line. */
const named = 15;

/** Counts leads by where they came from; suspects are counted by what became of them alone. */
export function reportOf(all: readonly ReportedLead[]): Report {
  const leads = all.filter(({ progress: now }) => now !== "suspect" && now !== "spam");
  const count = (which: (lead: ReportedLead) => boolean) => all.filter(which).length;
  return {
    leads: leads.length,
    contactedInTime: leads.filter(
      (lead) => lead.contacted_at !== null && lead.contacted_at - lead.received_at <= day,
    ).length,
    suspects: {
      released: count(({ released }) => released === 1),
      confirmed: count(({ progress: now }) => now === "spam"),
      undecided: count(({ progress: now }) => now === "suspect"),
    },
    groups: Object.entries(kinds).map(([title, kind]) => ({ title, counts: counted(leads.map(kind)) })),
  };
}

const kinds: Readonly<Record<string, (lead: ReportedLead) => string>> = {
  Form: ({ form }) => leadTitles[form],
  Page: (lead) => sourceOf(lead).page ?? "not told",
  Partner: (lead) => sourceOf(lead).partner ?? "none",
  Campaign: (lead) => campaignOf(sourceOf(lead)) || "none",
  Language: ({ language }) => (language === null ? "not told" : nameLanguage(language)),
  "Country of the phone": ({ phone }) => {
    const country = countryOfPhone(phone ?? "");
    return country === undefined ? "none" : nameCountry(country);
  },
};

function sourceOf({ source }: ReportedLead): Source {
  return JSON.parse(source) as Source;
}

function campaignOf({ utm = {} }: Source): string {
  return [utm.utm_source, utm.utm_medium, utm.utm_campaign].filter((part) => part !== undefined).join(" / ");
}

function counted(values: readonly string[]): ReportGroup["counts"] {
  const sums = new Map<string, number>();
  for (const value of values) sums.set(value, (sums.get(value) ?? 0) + 1);
  const sorted = [...sums]
    .map(([of, count]) => ({ of, count }))
    .sort((one, other) => other.count - one.count || (one.of < other.of ? -1 : 1));
  const rest = sorted.slice(named).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, named), ...(rest === 0 ? [] : [{ of: "others", count: rest }])];
}

/** `5 of 12 (42 %)` */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? "0" : `${part} of ${whole} (${Math.round((part / whole) * 100)} %)`;
}
