import type { Field } from "#lead/field.ts";
import { isoTime } from "#lead/local-time.ts";
import { day } from "../time/durations.ts";
import { browseAll, countStates } from "./browse.ts";
import type { ListedLead } from "./listed-lead.ts";
import type { Ask } from "./sql.ts";
import type { StepName } from "./steps.ts";

export interface SourceCount {
  readonly name: string;
  readonly kind: SourceKind;
  leads: number;
  inTime: number;
  agreed: number;
  retained: number;
}

/**
 * `agent`, `partner`: a site of firm/partners.yaml, of a registered agent or another; `code`: what anybody
 * may write.
 */
export type SourceKind = "agent" | "partner" | "code" | "campaign" | "hand" | "own";

/** A site that shows our forms, recognised by the origin that its browsers send. */
export interface KnownPartner {
  readonly name: string;
  readonly origin: string;
  readonly agent?: object | undefined;
}

/** Number of leads with a value; undefined where the value is not known. */
export type Count = readonly [value: string | undefined, count: number];

interface MonthQuery {
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  readonly partners: readonly KnownPartner[];
  /** Questions whose choices are counted. */
  readonly fields: readonly Field[];
}

export type Month = ReturnType<MonthTally["result"]>;

/** Counts the leads of a month; of suspects only what became of them. */
export async function readMonth(ask: Ask, query: MonthQuery): Promise<Month> {
  const { from: since, until } = query;
  const tally = new MonthTally(query);
  for await (const leads of browseAll(ask, { state: "all", isNewest: true, since, until }))
    for (const lead of leads) tally.add(lead);
  return tally.result();
}

/** Returns the numbers of leads between each two consecutive times. */
export function countBetween(ask: Ask, times: readonly number[]): Promise<readonly number[]> {
  return Promise.all(
    times.slice(1).map(async (until, at) => {
      const view = { state: "all", isNewest: true, since: times[at] ?? until, until } as const;
      const { waiting, contacted, closed } = await countStates(ask, view);
      return waiting + contacted + closed;
    }),
  );
}

class MonthTally {
  readonly #query: MonthQuery;
  readonly #sums = { leads: 0, inTime: 0, released: 0, confirmed: 0, undecided: 0 };
  readonly #days: number[];
  /** From Sunday on. */
  readonly #hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  readonly #waits: number[] = [];
  readonly #sources = new Map<string, SourceCount>();
  readonly #groups = {
    form: new Counter(),
    page: new Counter(),
    language: new Counter(),
    country: new Counter(),
  };
  readonly #choices: readonly { readonly field: Field; readonly chosen: Counter }[];

  constructor(query: MonthQuery) {
    this.#query = query;
    this.#days = Array.from({ length: Math.round((query.until - query.from) / day) }, () => 0);
    this.#choices = query.fields.map((field) => ({ field, chosen: new Counter() }));
  }

  add(lead: ListedLead): void {
    if (lead.progress === "spam") this.#sums.confirmed += 1;
    if (lead.progress === "suspect") this.#sums.undecided += 1;
    if (["spam", "suspect", "erasing"].includes(lead.progress)) return;
    const { contactedAt, receivedAt } = lead;
    const wait = contactedAt === null ? Number.POSITIVE_INFINITY : contactedAt - receivedAt;
    const inTime = Number(wait <= day);
    this.#sums.leads += 1;
    this.#sums.inTime += inTime;
    this.#sums.released += hasStep(lead, "released");
    // A lead that was closed without contact neither waits nor was contacted.
    if (contactedAt !== null || lead.progress === "new") this.#waits.push(wait);
    this.#addTime(receivedAt);
    this.#addSource(lead, inTime);
    this.#groups.form.add(lead.form);
    this.#groups.page.add(lead.source.page);
    this.#groups.language.add(lead.language);
    this.#groups.country.add(lead.country);
    for (const { field, chosen } of this.#choices) {
      const answer = lead.answers[field.name];
      if (answer !== undefined) chosen.add(String(answer));
    }
  }

  #addTime(receivedAt: number): void {
    const [date = "", clock = ""] = isoTime(receivedAt, this.#query.timeZone).split("T");
    increment(this.#days, Number(date.slice(8)) - 1);
    increment(this.#hours[new Date(date).getUTCDay()], Number(clock.slice(0, 2)));
  }

  #addSource(lead: ListedLead, inTime: number): void {
    const { name, kind } = sourceOf(lead, this.#query.partners);
    const key = `${kind} ${name}`;
    const source = this.#sources.get(key) ?? { name, kind, leads: 0, inTime: 0, agreed: 0, retained: 0 };
    source.leads += 1;
    source.inTime += inTime;
    source.agreed += hasStep(lead, "agreement-signed");
    source.retained += Number(lead.outcome === "retained");
    this.#sources.set(key, source);
  }

  result() {
    const { form, page, language, country } = this.#groups;
    const median = this.#waits.toSorted((a, b) => a - b)[Math.floor((this.#waits.length - 1) / 2)];
    return {
      ...this.#sums,
      days: this.#days as readonly number[],
      hours: this.#hours as readonly (readonly number[])[],
      /** In milliseconds; undefined while half of the leads still wait. */
      medianWait: median === Number.POSITIVE_INFINITY ? undefined : median,
      sources: [...this.#sources.values()].sort(
        (a, b) => sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) || b.leads - a.leads,
      ),
      groups: [
        { by: "form", counts: form.counts() },
        { by: "page", counts: page.counts() },
        { by: "language", counts: language.counts() },
        { by: "country", counts: country.counts() },
      ] as const,
      choices: this.#choices.map(({ field, chosen }) => ({ field, counts: chosen.counts() })),
    };
  }
}

function hasStep({ history }: ListedLead, step: StepName): number {
  return Number(history.some(({ what }) => what === step));
}

/** The firm's own partners come first, whatever others call themselves. */
const sourceKinds: readonly SourceKind[] = ["agent", "partner", "own", "hand", "campaign", "code"];

function sourceOf(
  { source, typedAt }: ListedLead,
  partners: readonly KnownPartner[],
): Pick<SourceCount, "name" | "kind"> {
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

class Counter {
  readonly #sums = new Map<string | undefined, number>();

  add(value: string | null | undefined): void {
    const key = value ?? undefined;
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + 1);
  }

  /** The most frequent value comes first. */
  counts(): readonly Count[] {
    return [...this.#sums].sort(([, a], [, b]) => b - a);
  }
}

function increment(counts: number[] | undefined, at: number): void {
  if (counts?.[at] !== undefined) counts[at] += 1;
}
