import type { Field } from "#lead/field.ts";
import { isoTime } from "#lead/local-time.ts";
import type { Source } from "#lead/source-fields.ts";
import { day } from "../time/durations.ts";
import { browseAll, countStates } from "./browse.ts";
import type { ListedLead } from "./listed-lead.ts";
import type { Ask } from "./sql.ts";

export interface SourceCount {
  readonly name: string;
  readonly kind: SourceKind;
  leads: number;
  inTime: number;
  agreed: number;
  retained: number;
}

/** `agent` and `partner`: a site of firm/partners.yaml, of a registered agent or of another; `code`: what anybody may write. */
export type SourceKind = "agent" | "partner" | "code" | "campaign" | "hand" | "own";

/** A site that shows our forms, known by the origin that browsers vouch for. */
export interface KnownPartner {
  readonly name: string;
  readonly origin: string;
  readonly agent?: object | undefined;
}

/** Number of leads that have something; undefined: they are not known to have any. */
export type Count = readonly [of: string | undefined, count: number];

interface MonthQuery {
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  readonly partners: readonly KnownPartner[];
  /** Those whose choices are counted. */
  readonly fields: readonly Field[];
}

export type Month = Awaited<ReturnType<typeof readMonth>>;

/** What is counted of the leads of a month; suspects are counted by what became of them alone. */
export async function readMonth(ask: Ask, query: MonthQuery) {
  const { from: since, until } = query;
  const tally = tallyOf(query);
  for await (const leads of browseAll(ask, { state: "all", isNewest: true, since, until }))
    leads.forEach(tally.add);
  return tally.month();
}

/** Returns the numbers of leads between each two times that follow one another. */
export function countBetween(ask: Ask, times: readonly number[]): Promise<readonly number[]> {
  return Promise.all(
    times.slice(1).map(async (until, at) => {
      const view = { state: "all", isNewest: true, since: times[at] ?? until, until } as const;
      const { waiting, contacted, closed } = await countStates(ask, view);
      return waiting + contacted + closed;
    }),
  );
}

function tallyOf({ from, until, timeZone, partners, fields }: MonthQuery) {
  const days = Array.from({ length: Math.round((until - from) / day) }, () => 0);
  // From Sunday on.
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const sources = new Map<string, SourceCount>();
  const groups = { form: counter(), page: counter(), language: counter(), country: counter() };
  const choices = fields.map((field) => ({ field, chosen: counter() }));
  const waits: number[] = [];
  const sums = { leads: 0, inTime: 0, released: 0, confirmed: 0, undecided: 0 };

  const add = ({ receivedAt: at, contactedAt: contacted, source, answers, ...lead }: ListedLead) => {
    const has = (step: string) => (lead.history.some(({ what }) => what === step) ? 1 : 0);
    if (lead.progress === "spam") sums.confirmed += 1;
    if (lead.progress === "suspect") sums.undecided += 1;
    if (["spam", "suspect", "erasing"].includes(lead.progress)) return;
    const wait = contacted === null ? Number.POSITIVE_INFINITY : contacted - at;
    // Within a day.
    const inTime = wait <= day ? 1 : 0;
    sums.leads += 1;
    sums.inTime += inTime;
    sums.released += has("released");
    // Whoever was closed without a word neither waits nor was contacted.
    if (contacted !== null || lead.progress === "new") waits.push(wait);
    const [date = "", clock = ""] = isoTime(at, timeZone).split("T");
    addTo(days, Number(date.slice(8)) - 1);
    addTo(hours[new Date(date).getUTCDay()], Number(clock.slice(0, 2)));
    const { name, kind } = sourceOf(source, partners);
    const none = { leads: 0, inTime: 0, agreed: 0, retained: 0 };
    const count = sources.get(`${kind} ${name}`) ?? { name, kind, ...none };
    count.leads += 1;
    count.inTime += inTime;
    count.agreed += has("agreement-signed");
    count.retained += lead.outcome === "retained" ? 1 : 0;
    sources.set(`${kind} ${name}`, count);
    groups.form.add(lead.form);
    groups.page.add(source.page);
    groups.language.add(lead.language ?? undefined);
    groups.country.add(lead.country ?? undefined);
    for (const { field, chosen } of choices)
      if (answers[field.name] !== undefined) chosen.add(String(answers[field.name]));
  };

  const month = () => {
    const median = waits.toSorted((one, other) => one - other)[Math.floor((waits.length - 1) / 2)];
    return {
      ...sums,
      ...{ days, hours },
      /** Half of them were contacted within this time, in milliseconds; undefined while half of them still wait. */
      medianWait: median === Number.POSITIVE_INFINITY ? undefined : median,
      sources: [...sources.values()].sort(
        (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.leads - one.leads,
      ),
      groups: Object.entries(groups).map(([by, { counts }]) => ({
        by: by as keyof typeof groups,
        counts: counts(),
      })),
      choices: choices.map(({ field, chosen }) => ({ field, counts: chosen.counts() })),
    };
  };
  return { add, month };
}

/** The firm's own partners first, whatever others call themselves. */
const kinds: readonly SourceKind[] = ["agent", "partner", "own", "hand", "campaign", "code"];

function sourceOf(
  { partner, origin, widget, utm = {} }: Source,
  partners: readonly KnownPartner[],
): { readonly name: string; readonly kind: SourceKind } {
  const known = partners.find((one) => one.origin === origin);
  if (known !== undefined) return { name: known.name, kind: known.agent ? "agent" : "partner" };
  if (widget === byHand) return { name: "", kind: "hand" };
  if (partner !== undefined) return { name: partner, kind: "code" };
  const campaign = [utm.utm_source, utm.utm_medium, utm.utm_campaign].filter((part) => part !== undefined);
  return campaign.length === 0 ? { name: "", kind: "own" } : { name: campaign.join(" / "), kind: "campaign" };
}

/** Tells a lead that was typed in on the desk from those that a form has sent. */
export const byHand = "by hand";

/** Counts values, and returns the most frequent first. */
function counter() {
  const sums = new Map<string | undefined, number>();
  return {
    add: (value: string | undefined) => sums.set(value, (sums.get(value) ?? 0) + 1),
    counts: (): readonly Count[] => [...sums].sort(([, one], [, other]) => other - one),
  };
}

function addTo(counts: number[] | undefined, at: number): void {
  if (counts?.[at] !== undefined) counts[at] += 1;
}
