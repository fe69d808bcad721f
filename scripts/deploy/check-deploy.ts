import { readFileSync } from "node:fs";
import type { Day } from "#content/day.ts";
import { factsTooOldToDeploy } from "#content/facts.ts";
import { fictionalFacts, untoldFacts } from "#content/firm.ts";
import { builtLanguages } from "#content/languages.ts";
import { praise as approved } from "#firm/praise.ts";
import { languageCodes, languages } from "#lead/languages.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { readSettings, unfitSettings } from "./settings.ts";

/** Refuses a deployment that would show a made-up firm or mail to nobody, and says what is missing. */
const missing: string[] = fictionalFacts().map((fact) => `${fact} in firm/facts.ts`);

const settings = readFileSync("wrangler.toml", "utf8");
if (/^database_id\s*=\s*"(0|local|0{8}-.*)"/m.test(settings)) missing.push("database_id in wrangler.toml");
for (const [, name] of settings.matchAll(/^\s*(\w+)\s*=\s*"[^"\n]*\.example"/gm)) {
  missing.push(`${name} in wrangler.toml`);
}

const setting = (name: string) => new RegExp(`^${name}\\s*=\\s*"([^"\\n]*)"`, "m").exec(settings)?.[1] ?? "";
const otherChannels = ["WEBHOOK_URL", "HEARTBEAT_URL", "MAIL_ALERT_TO"].filter(
  (name) => setting(name) !== "",
);
if (otherChannels.length === 0 && setting("OTHER_CHANNEL") !== "none, and I know") {
  missing.push(
    'another channel that tells when mail fails: HEARTBEAT_URL, WEBHOOK_URL or MAIL_ALERT_TO in wrangler.toml, or OTHER_CHANNEL = "none, and I know"',
  );
}

// A release is frozen with the facts of its day, and is served for good.
for (const { version } of readReleases(releasesFolder)) {
  const form = readFileSync(`${releasesFolder}/${version}/contact-form.js`, "utf8");
  if (/\bR0{6}\b/.test(form))
    missing.push(
      `the licensee in ${releasesFolder}/${version}: nobody has pinned it, so take it out and release anew`,
    );
}

const official = readOfficialPages("en");
const old = factsTooOldToDeploy(new Date().toISOString().slice(0, 10) as Day).map(
  ({ id, status, asOf, source }) => `${id}: ${status} as of ${asOf}, check ${official.get(source)?.href}`,
);

const unfit = unfitSettings(readSettings());

report("These values are still the fictional defaults:", missing);
report("Look these programs up again, then renew `asOf` in src/content/facts.ts:", old);
report("Mend these settings in wrangler.toml:", unfit);
const reviewed = builtLanguages(true);
const praise = approved.en ?? { testimonials: [], gauges: [] };
const leftOut = [
  ...untoldFacts().map((fact) => `${fact}: firm/facts.ts does not tell`),
  ...(praise.testimonials.length === 0 ? ["testimonials: firm/praise.ts has none"] : []),
  ...(praise.gauges.length === 0 ? ["gauges: firm/praise.ts has none"] : []),
  ...languageCodes
    .filter((code) => !reviewed.includes(code))
    .map((code) => `the site in ${languages[code].name}: reviewedBy and reviewedOn in firm/reviews.ts`),
];
if (leftOut.length > 0) {
  console.error("› Left out of the deployed site until it is told or approved:");
  for (const line of leftOut) console.error(`  - ${line}`);
}
if (missing.length + old.length + unfit.length > 0) process.exit(1);

function report(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`✗ Not deployed. ${heading}`);
  for (const line of lines) console.error(`  - ${line}`);
}
