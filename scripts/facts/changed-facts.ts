import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ledger } from "#firm/ledger.ts";
import type { OfficialPage } from "#worker/leads/official-pages.ts";
import { lookAt } from "#worker/outbox/official-pages.ts";
import { watchedFacts } from "#worker/outbox/watched-facts.ts";

/** What was seen from this machine, which Git ignores. */
const store = ".wrangler/official-pages.json";

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
  const changed = watchedFacts({ pages, readings: new Map() }).filter(({ isChanged }) => isChanged);
  console.log(`${pages.length} pages read, ${changed.length} facts to read again.\n`);
  for (const { id, readOn, changedOn, failingSince, fault, href, place } of changed) {
    const failing = failingSince && `not readable since ${new Date(failingSince).toISOString().slice(0, 10)}`;
    console.log(`${id}: read ${readOn}, ${failing ? `${failing} (${fault})` : `page changed ${changedOn}`}`);
    console.log(`  ${href}\n  ${place}\n`);
  }
}
