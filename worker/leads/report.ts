import { partners } from "#firm/partners.ts";
import type { FormType, Source } from "#lead/wire.ts";
import { day } from "../durations.ts";
import type { Ask } from "./ask.ts";
import { countryOfPhone } from "./phone-country.ts";
import { isNewest, type Progress, progress } from "./progress.ts";

/** Columns of a lead that the report needs: no name, no answer but the phone, of which it keeps the country. */
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

/** Reads so many leads at once: some hundred bytes each. */
const batch = 5000;

/** The leads from one time until before another. */
export async function readReported(ask: Ask, from: number, until: number): Promise<readonly ReportedLead[]> {
  const leads: ReportedLead[] = [];
  for (;;) {
    const some = await ask<ReportedLead>(selectReported, from, until, batch, leads.length);
    leads.push(...some);
    if (some.length < batch) return leads;
  }
}

/** Leads from one time until before another, `?3` of them at the most from the `?4`th on; corrected ones left out. */
const selectReported = `SELECT form, source, language, answers ->> 'phone' AS phone, ${progress} AS progress,
    state = 'released' AS released, received_at, contacted_at
  FROM leads WHERE received_at >= ?1 AND received_at < ?2 AND ${isNewest}
  ORDER BY received_at, reference LIMIT ?3 OFFSET ?4`;

export interface Report {
  readonly leads: number;
  /** Of the leads, those who were contacted within a day. */
  readonly contactedInTime: number;
  /** Half of those who were contacted were so within this time, in milliseconds; undefined where none was. */
  readonly medianWait: number | undefined;
  readonly suspects: {
    readonly released: number;
    readonly confirmed: number;
    readonly undecided: number;
  };
  readonly groups: readonly ReportGroup[];
}

/** Property by which leads are counted. */
export type ReportKind = "form" | "page" | "partner" | "campaign" | "language" | "country";

export interface ReportGroup {
  readonly kind: ReportKind;
  /** Numbers of leads, the most first. */
  readonly counts: readonly {
    readonly count: number;
    /** A form's name, an address, a code; undefined where none is known. May hold a visitor's or a partner's words. */
    readonly of: string | undefined;
  }[];
  /** Number of leads that have another one than those. */
  readonly others: number;
}

/** Number of a group's values that are named. */
const named = 15;

/** Counts leads by where they came from; suspects are counted by what became of them alone. */
export function reportOf(all: readonly ReportedLead[]): Report {
  const leads = all.filter(({ progress: now }) => !leftOut.includes(now));
  const waits = leads.flatMap((lead) =>
    lead.contacted_at === null ? [] : [lead.contacted_at - lead.received_at],
  );
  const count = (which: (lead: ReportedLead) => boolean) => all.filter(which).length;
  return {
    leads: leads.length,
    contactedInTime: waits.filter((wait) => wait <= day).length,
    medianWait: waits.toSorted((one, other) => one - other)[Math.floor((waits.length - 1) / 2)],
    suspects: {
      released: count(({ released }) => released === 1),
      confirmed: count(({ progress: now }) => now === "spam"),
      undecided: count(({ progress: now }) => now === "suspect"),
    },
    groups: kinds.map(([kind, of]) =>
      groupOf(kind, leads.map(of), kind === "partner" ? listedCodes(leads) : new Set()),
    ),
  };
}

const leftOut: readonly Progress[] = ["suspect", "spam", "erasing"];

const kinds: readonly (readonly [ReportKind, (lead: ReportedLead) => string | undefined])[] = [
  ["form", ({ form }) => form],
  ["page", (lead) => sourceOf(lead).page],
  ["partner", (lead) => sourceOf(lead).partner],
  ["campaign", (lead) => campaignOf(sourceOf(lead)) || undefined],
  ["language", ({ language }) => language ?? undefined],
  ["country", ({ phone }) => countryOfPhone(phone ?? "")],
];

function sourceOf({ source }: ReportedLead): Source {
  return JSON.parse(source) as Source;
}

function campaignOf({ utm = {} }: Source): string {
  return [utm.utm_source, utm.utm_medium, utm.utm_campaign].filter((part) => part !== undefined).join(" / ");
}

/** The codes that came from the pages of listed partners: whatever others make up stands behind them. */
function listedCodes(leads: readonly ReportedLead[]): ReadonlySet<string | undefined> {
  const sources = leads.map(sourceOf);
  return new Set(
    sources
      .filter(({ origin }) => partners.some((one) => one.origin === origin))
      .map(({ partner }) => partner),
  );
}

function groupOf(
  kind: ReportKind,
  values: readonly (string | undefined)[],
  first: ReadonlySet<string | undefined>,
): ReportGroup {
  const sums = new Map<string | undefined, number>();
  for (const value of values) sums.set(value, (sums.get(value) ?? 0) + 1);
  const sorted = [...sums]
    .map(([of, count]) => ({ of, count }))
    .sort(
      (one, other) =>
        Number(first.has(other.of)) - Number(first.has(one.of)) ||
        other.count - one.count ||
        ((one.of ?? "") < (other.of ?? "") ? -1 : 1),
    );
  const others = sorted.slice(named).reduce((sum, { count }) => sum + count, 0);
  return { kind, counts: sorted.slice(0, named), others };
}
