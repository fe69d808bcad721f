import { installOnce } from "#scripts/test/install-once.ts";
import { accessibility } from "./accessibility.ts";
import type { Judge } from "./finding.ts";
import { headers } from "./headers.ts";
import { reasonAgainst } from "./known.ts";
import { mails } from "./mails.ts";
import { markup } from "./markup.ts";
import { packages } from "./packages.ts";
import { spelling } from "./spelling.ts";

/** `judges.ts ORIGIN [JUDGE…]`: asks the judges of the product that is served there and built in dist/site. */
const judges: Readonly<Record<string, Judge>> = { markup, accessibility, headers, mails, spelling };

const [origin = "", ...asked] = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in judges));
if (unknown.length > 0) throw new Error(`No judge is called ${unknown.join(", ")}.`);

installOnce(packages);
let faults = 0;
for (const [name, judge] of Object.entries(judges)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`› ${name}`);
  const findings = await judge(origin, "dist/site");
  const reasons = findings.map((finding) => reasonAgainst(name, finding));
  for (const [at, { rule, place, text }] of findings.entries())
    if (reasons[at] === undefined) console.log(`  ${place}: ${rule}: ${text}`);
  const dismissed = reasons.filter((reason) => reason !== undefined).length;
  faults += findings.length - dismissed;
  console.log(`  ${findings.length - dismissed} findings, ${dismissed} known false alarms`);
}
process.exitCode = faults > 0 ? 1 : 0;
