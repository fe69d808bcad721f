import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type KnownPage, readOfficialPage } from "#content/programs/official-page.ts";
import { ledger } from "#firm/ledger.ts";
import type { OfficialPage } from "#worker/leads/official-pages.ts";
import { userAgent } from "#worker/outbox/official-pages.ts";
import { watchedFacts } from "#worker/outbox/watched-facts.ts";

/** What was seen from this machine, which Git ignores. */
const store = ".wrangler/official-pages.json";

/** Looks at every official page from this machine, and lists the facts as the desk does, if they changed. */
export async function listChangedFacts(now = Date.now()): Promise<void> {
  const before: readonly OfficialPage[] = existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : [];
  const pages: OfficialPage[] = [];
  // One after the other, as a person would read them.
  for (const href of new Set(Object.values(ledger).map(({ href }) => href)))
    pages.push(
      await lookAt(
        href,
        before.find((page) => page.href === href),
        now,
      ),
    );
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(pages, null, 2));
  const changed = watchedFacts({ pages, readOn: new Map() }).filter(({ isChanged }) => isChanged);
  console.log(`${pages.length} pages read, ${changed.length} facts to read again.\n`);
  for (const { id, readOn, changedOn, failingSince, fault, href, place } of changed) {
    const failing = failingSince && `not readable since ${new Date(failingSince).toISOString().slice(0, 10)}`;
    console.log(`${id}: read ${readOn}, ${failing ? `${failing} (${fault})` : `page changed ${changedOn}`}`);
    console.log(`  ${href}\n  ${place}\n`);
  }
}

async function lookAt(href: string, before: OfficialPage | undefined, now: number): Promise<OfficialPage> {
  const known: OfficialPage & KnownPage = before ?? {
    href,
    checked_at: now,
    version: null,
    etag: null,
    found_at: null,
    failing_since: null,
    fault: null,
  };
  const reading = await readOfficialPage(href, userAgent, known);
  const readable = { ...known, checked_at: now, failing_since: null, fault: null };
  if (reading === "unchanged") return readable;
  if ("fault" in reading)
    return { ...readable, failing_since: known.failing_since ?? now, fault: reading.fault };
  const isOther = known.version !== null && known.version !== reading.version;
  return { ...readable, ...reading, found_at: isOther ? now : known.found_at };
}
