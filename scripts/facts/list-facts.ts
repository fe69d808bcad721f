import type { Day } from "#content/day.ts";
import { ageOf, byAge } from "#content/programs/fact-ages.ts";
import { facts } from "#content/programs/facts.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { readOptions } from "../run/read-options.ts";
import { listChangedFacts } from "./changed-facts.ts";

const { changed } = readOptions(
  `npm run facts                 lists what the pages report about programs and rules, the longest unchecked first
npm run facts -- --changed    reads their official pages, and lists the facts whose page changed since`,
  { options: { changed: { type: "boolean" } } },
).values;
if (changed) {
  await listChangedFacts();
  process.exit();
}

const official = readOfficialPages(defaultLanguage);
const today = new Date().toISOString().slice(0, 10) as Day;

for (const fact of byAge(facts)) {
  const until = fact.until ? ` until ${fact.until}` : "";
  const since = fact.since ? ` since ${fact.since}` : "";
  console.log(`${fact.id}: ${fact.status}${since}${until}`);
  console.log(`  read ${fact.asOf}, ${ageOf(fact, today)} days ago, for ${fact.pages.join(" ")}`);
  console.log(`  ${fact.claim}`);
  console.log(`  ${official.get(fact.source)?.href}\n`);
}
