import { partners } from "#firm/partners.ts";
import type { Field } from "#lead/field.ts";
import { isoTime } from "#lead/local-time.ts";
import { day } from "../time/durations.ts";
import { browseAll } from "./browse.ts";
import type { ListedLead } from "./listed-lead.ts";
import type { Ask } from "./sql.ts";
import type { StepName } from "./steps.ts";

/** `agent`, `partner`: sites of firm/partners.yaml; `code`: anybody can make it up. */
const sourceKinds = ["agent", "partner", "own", "hand", "campaign", "code"] as const;

interface LeadSource {
  name: string;
  kind: (typeof sourceKinds)[number];
}

export interface SourceCount extends LeadSource {
  leads: number;
  inTime: number;
  agreed: number;
  retained: number;
}

export type Count = readonly [value: string | undefined, count: number];

interface MonthQuery {
  since: number;
  until: number;
  timeZone: string;
  fields: readonly Field[];
}

export type Month = Awaited<ReturnType<typeof readMonth>>;

const groups = ["form", "page", "language", "country"] as const;

export async function readMonth(ask: Ask, { since, until, timeZone, fields }: MonthQuery) {
  const tally = new Tally();
  const waits: number[] = [];
  const sources = new Map<string, SourceCount>();
  const clocks = new Map<number, string>();
  // No clock is changed within a quarter of an hour, and asking for its zone takes long.
  const clockAt = (time: number) => {
    const quarter = Math.floor(time / 900_000) * 900_000;
    const clock = clocks.get(quarter) ?? isoTime(quarter, timeZone);
    clocks.set(quarter, clock);
    return clock;
  };
  for await (const leads of browseAll(ask, { state: "all", isNewest: true, since, until }))
    for (const lead of leads) {
      const { progress, contactedAt, receivedAt } = lead;
      tally.add("progress", progress);
      if (["spam", "suspect", "erasing"].includes(progress)) continue;
      const wait = contactedAt === null ? Infinity : contactedAt - receivedAt;
      const inTime = wait <= day;
      tally.add("in time", inTime);
      // A lead closed without contact neither waits nor was contacted.
      if (contactedAt !== null || progress === "new") waits.push(wait);
      tally.add("released", hasStep(lead, "released"));
      const [date = "", clock = ""] = clockAt(receivedAt).split("T");
      tally.add("day", Number(date.slice(8)));
      tally.add("hour", `${new Date(date).getUTCDay()} ${Number(clock.slice(0, 2))}`);
      addSource(sources, lead, inTime);
      for (const by of groups) tally.add(by, by === "page" ? lead.source.page : lead[by]);
      for (const { name } of fields)
        if (lead.answers[name] !== undefined) tally.add(`answer ${name}`, lead.answers[name]);
    }
  const median = waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) / 2)];
  const sourceCounts = [...sources.values()].sort(
    (a, b) => sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) || b.leads - a.leads,
  );
  const inTime = tally.count("in time", true);
  return {
    leads: inTime + tally.count("in time", false),
    inTime,
    released: tally.count("released", true),
    confirmed: tally.count("progress", "spam"),
    undecided: tally.count("progress", "suspect"),
    days: Array.from({ length: Math.round((until - since) / day) }, (_, at) => tally.count("day", at + 1)),
    /** A row of 24 counts for each weekday, from Sunday on. */
    hours: Array.from({ length: 7 }, (_, weekday) =>
      Array.from({ length: 24 }, (_, hour) => tally.count("hour", `${weekday} ${hour}`)),
    ),
    /** In milliseconds; undefined while half of the leads still wait. */
    medianWait: median === Infinity ? undefined : median,
    sources: sourceCounts,
    groups: groups.map((by) => ({ by, counts: tally.counts(by) })),
    choices: fields.map((field) => ({ field, counts: tally.counts(`answer ${field.name}`) })),
  };
}

function hasStep({ history }: ListedLead, step: StepName) {
  return history.some(({ what }) => what === step);
}

function addSource(sources: Map<string, SourceCount>, lead: ListedLead, inTime: boolean) {
  const { name, kind } = sourceOf(lead);
  const key = `${kind} ${name}`;
  const source = sources.get(key) ?? { name, kind, leads: 0, inTime: 0, agreed: 0, retained: 0 };
  source.leads += 1;
  source.inTime += Number(inTime);
  source.agreed += Number(hasStep(lead, "agreement-signed"));
  source.retained += Number(lead.outcome === "retained");
  sources.set(key, source);
}

function sourceOf({ source, typedAt }: ListedLead): LeadSource {
  const { partner, origin, page, utm = {} } = source;
  if (typedAt !== null) return { name: "", kind: "hand" };
  const known = partners.find((site) => site.origin === origin);
  if (known !== undefined) return { name: known.name, kind: known.agent ? "agent" : "partner" };
  if (partner !== undefined) return { name: partner, kind: "code" };
  const campaign = [utm.utm_source, utm.utm_medium, utm.utm_campaign].filter((part) => part !== undefined);
  return campaign.length === 0
    ? { name: URL.parse(page ?? "")?.pathname ?? "", kind: "own" }
    : { name: campaign.join(" / "), kind: "campaign" };
}

class Tally {
  readonly #counts = new Map<string, Map<string | undefined, number>>();

  add(what: string, value: string | number | boolean | null | undefined) {
    const counts = this.#counts.get(what) ?? new Map<string | undefined, number>();
    const key = value == null ? undefined : String(value);
    this.#counts.set(what, counts.set(key, (counts.get(key) ?? 0) + 1));
  }

  count(what: string, value: string | number | boolean) {
    return this.#counts.get(what)?.get(String(value)) ?? 0;
  }

  counts(what: string): readonly Count[] {
    return [...(this.#counts.get(what) ?? [])].sort(([, a], [, b]) => b - a);
  }
}
