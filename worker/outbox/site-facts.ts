import type { Source } from "#lead/wire.ts";
import { day, minute } from "../durations.ts";
import type { Env, MailSettings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { withTimeout } from "../timeout.ts";
import type { MailLead } from "./mails/mail-lead.ts";
import { mailWords } from "./mails/words/mail-words.ts";

/** Where the build of the site leaves what mails tell of its contents (scripts/build/site/site-facts.ts). */
export const siteFactsPath = "/facts.json";

export interface SiteFacts {
  /** Pages about programs that take no new applications: by path, what stands there, as `Caregivers (closed)`. */
  readonly closed: Readonly<Record<string, { readonly en: string; readonly fr?: string }>>;
  /** When somebody last read each fact of the pages, as `2026-11-22`. */
  readonly facts: readonly { readonly id: string; readonly asOf: string }[];
}

/** How long reading may take, in milliseconds. It delays a mail, and mails go one after the other. */
const timeout = 2000;
/** What was read, or that nothing could be, is kept so long: a batch of mails makes one call. */
const keptFor = 5 * minute;
const kept = new WeakMap<Fetcher, { readonly until: number; readonly facts: SiteFacts | undefined }>();

/** Undefined where the file is missing, broken or late, which must cost a mail no more than a line. */
async function readSiteFacts({ ASSETS }: Env): Promise<SiteFacts | undefined> {
  if (ASSETS === undefined) return undefined;
  const now = Date.now();
  const known = kept.get(ASSETS);
  if (known !== undefined && now < known.until) return known.facts;
  const facts = await withTimeout(fetchSiteFacts(ASSETS), timeout).catch((error: unknown) => {
    log({ event: "site facts not read", fault: faultOf(error) });
    return undefined;
  });
  kept.set(ASSETS, { until: now + keptFor, facts });
  return facts;
}

async function fetchSiteFacts(assets: Fetcher): Promise<SiteFacts> {
  // The binding knows files by their paths; a request needs a host all the same.
  const answer = await assets.fetch(new Request(new URL(siteFactsPath, "https://site.invalid")));
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const file = await answer.json();
  if (!isSiteFacts(file)) throw new TypeError("not as the build writes it");
  return file;
}

// By hand, because a schema for this one file would make the worker a hundredth larger.
function isSiteFacts(file: unknown): file is SiteFacts {
  const { closed, facts } = (file ?? {}) as Partial<SiteFacts>;
  const areTexts = (...texts: readonly unknown[]) => texts.every((text) => typeof text === "string");
  return (
    Object.values(closed ?? [null]).every((words) => areTexts(words?.en, words?.fr ?? "")) &&
    Array.isArray(facts) &&
    facts.every((fact) => areTexts(fact?.id, fact?.asOf))
  );
}

/** The leads with what to know of the page they were asked from: where that is one of the site's, about a closed program. */
export async function withPageNotices<L extends MailLead>(
  leads: readonly L[],
  env: Env,
  { language }: MailSettings,
): Promise<readonly L[]> {
  const paths = leads.map((lead) => pathOnSite(lead, env.SITE_ORIGIN));
  if (paths.every((path) => path === undefined)) return leads;
  const { closed = {} } = (await readSiteFacts(env)) ?? {};
  return leads.map((lead, at) => {
    const words = closed[paths[at] ?? ""];
    return words === undefined ? lead : { ...lead, pageNotice: words[language] ?? words.en };
  });
}

/** The path without its language; undefined on the page of a partner, and where a lead is not as it should be. */
function pathOnSite({ source }: { readonly source: Source | null }, origin = ""): string | undefined {
  const page = source?.page;
  if (typeof page !== "string" || !URL.canParse(page)) return undefined;
  const url = new URL(page);
  if (url.origin !== origin) return undefined;
  return url.pathname
    .toLowerCase()
    .replace(/\/+$/, "")
    .replace(/^\/fr(?=\/|$)/, "");
}

/** In days. */
const factsTooOld = 90;
/** Names in one line of a mail. */
const namedFacts = 5;

/** A line for the daily mail where nobody has read some of the site's facts for too long. */
export async function notesOnFacts(
  env: Env,
  letterhead: MailSettings,
  now: number,
): Promise<readonly string[]> {
  const { facts = [] } = (await readSiteFacts(env)) ?? {};
  const old = facts
    .filter(({ asOf }) => Math.floor((now - Date.parse(asOf)) / day) > factsTooOld)
    .toSorted((one, other) => one.asOf.localeCompare(other.asOf));
  const [oldest] = old;
  if (oldest === undefined) return [];
  const names = old.slice(0, namedFacts).map(({ id }) => id);
  return [mailWords(letterhead).daily.oldFacts(old.length, factsTooOld, oldest.asOf, names)];
}
