import { partners } from "#firm/partners.ts";
import { day } from "../time/durations.ts";
import { browseAll } from "./browse.ts";
import type { ListedLead } from "./listed-lead.ts";
import type { Ask } from "./sql.ts";

/** `agent`, `partner`: sites of firm/partners.yaml; `code`: anybody can make it up. */
const kinds = ["agent", "partner", "own", "hand", "campaign", "code", "person"] as const;

interface Group {
  name: string;
  kind: (typeof kinds)[number];
}

export class GroupCount implements Group {
  leads = 0;
  /** Leads that a colleague has given to the person, whoever owns them now. */
  given = 0;
  inTime = 0;
  contacted = 0;
  retained = 0;
  readonly name: string;
  readonly kind: Group["kind"];
  readonly #waits: number[] = [];

  constructor({ name, kind }: Group) {
    this.name = name;
    this.kind = kind;
  }

  add({ progress, contactedAt, receivedAt, outcome }: ListedLead): void {
    const wait = contactedAt === null ? Infinity : contactedAt - receivedAt;
    this.leads += 1;
    this.inTime += Number(wait <= day);
    this.contacted += Number(contactedAt !== null);
    this.retained += Number(outcome === "retained");
    // A lead closed without contact neither waits nor was contacted.
    if (contactedAt !== null || progress === "new") this.#waits.push(wait);
  }

  /** In milliseconds; `Infinity` while half of the leads still wait, undefined if none waited. */
  get medianWait(): number | undefined {
    return this.#waits.toSorted((a, b) => a - b)[Math.floor((this.#waits.length - 1) / 2)];
  }
}

export type Month = Awaited<ReturnType<typeof readMonth>>;

export async function readMonth(ask: Ask, since: number, until: number) {
  const all = new GroupCount({ name: "", kind: "own" });
  const groups = new Map<string, GroupCount>();
  const countOf = (group: Group) => {
    const key = `${group.kind} ${group.name}`;
    const count = groups.get(key) ?? new GroupCount(group);
    groups.set(key, count);
    return count;
  };
  const spam = { released: 0, confirmed: 0, undecided: 0 };
  for await (const leads of browseAll(ask, { state: "all", isNewest: true, since, until }))
    for (const lead of leads) {
      spam.confirmed += Number(lead.progress === "spam");
      spam.undecided += Number(lead.progress === "suspect");
      if (["spam", "suspect", "erasing"].includes(lead.progress)) continue;
      spam.released += Number(lead.history.some(({ what }) => what === "released"));
      all.add(lead);
      for (const group of groupsOf(lead)) countOf(group).add(lead);
      for (const name of receiversOf(lead)) countOf({ name, kind: "person" }).given += 1;
    }
  const sorted = [...groups.values()].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.leads - a.leads,
  );
  return {
    all,
    sources: sorted.filter(({ kind }) => kind !== "person"),
    people: sorted.filter(({ kind }) => kind === "person"),
    spam,
  };
}

function groupsOf(lead: ListedLead): readonly Group[] {
  const source = sourceOf(lead);
  return lead.owner === null ? [source] : [source, { name: lead.owner, kind: "person" }];
}

function receiversOf({ history }: ListedLead): ReadonlySet<string> {
  return new Set(history.flatMap(({ what, to }) => (what === "given" ? String(to) : [])));
}

function sourceOf({ source, typedAt }: ListedLead): Group {
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
