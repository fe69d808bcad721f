import { readFileSync } from "node:fs";
import type { Day } from "#content/day.ts";
import { fictionalFacts, missingFacts } from "#content/firm/firm.ts";
import { builtLanguages } from "#content/languages.ts";
import { factsTooOldToDeploy } from "#content/programs/fact-ages.ts";
import { absence } from "#firm/absence.ts";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { praise } from "#firm/praise.ts";
import { agreement } from "#firm/texts.ts";
import { defaultLanguage, type Language, languageCodes, languages } from "#lead/languages.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { picturesAreOld } from "#scripts/setup/pictures-record.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";
import type { Deployment } from "../firm/answers.ts";
import { linesOf } from "../run/lines-of.ts";
import type { Target } from "./configuration.ts";
import { unfitSettings } from "./settings.ts";

/** The obstacles between the firm's folder and a deployment, one line each. */
export function readReadiness(target: Target = "production") {
  const today = new Date().toISOString().slice(0, 10) as Day;
  return {
    missing: linesOf(
      fictionalFacts().map((fact) => `${fact} in firm/facts.yaml`),
      fictionalSettings(target).map((name) => `${name} in firm/deployment.yaml`),
      madeUpReleases(),
      agreement.approvedOn === "" &&
        "approvedOn in firm/agreement.md: the day on which the licensed person has approved its text",
      facts.address?.province === "QC" &&
        !deployment.assessedOn &&
        "assessedOn in firm/deployment.yaml: the day of the privacy impact assessment (docs/operating/quebec.md)",
      picturesAreOld() && "the preview pictures: `npm run setup -- --draw` draws them with the firm’s name",
    ),
    /** Closed programs that nobody has checked for half a year. */
    old: oldFacts(today),
    unfit: unfitSettings(),
    leftOut: leftOut(today),
  };
}

export function fictionalSettings(target: Target, of: Deployment = deployment): readonly string[] {
  const { worker, databaseId, staging, mailFrom, mailTo, mailAlertTo } = of;
  const isNone = (id = "") => /^[0-]*$/.test(id);
  const isMadeUp = (text = "") => /\.example$/.test(text);
  const hasOtherChannel = of.heartbeat || of.webhook || mailAlertTo || of.otherChannel;
  const isStaging = target === "staging";
  return linesOf(
    worker === "evermaple" && "worker",
    !isStaging && isNone(databaseId) && "databaseId",
    isStaging && isNone(staging?.databaseId) && "staging.databaseId",
    isStaging && isMadeUp(staging?.origin ?? ".example") && "staging.origin",
    isMadeUp(mailFrom) && "mailFrom",
    mailTo.some(isMadeUp) && "mailTo",
    isMadeUp(mailAlertTo) && "mailAlertTo",
    !hasOtherChannel &&
      'another channel that reports when mail fails (heartbeat, webhook or mailAlertTo, or otherChannel: "none, and I know")',
  );
}

/** A release is frozen with the facts of its day, and served permanently. */
function madeUpReleases() {
  return readReleases(releasesFolder)
    .filter(({ version }) =>
      /\bR0{6}\b/.test(readFileSync(`${releasesFolder}/${version}/contact-form.js`, "utf8")),
    )
    .map(
      ({ version }) =>
        `the licensed person in ${releasesFolder}/${version}: \`npm run setup\` begins releases of the firm’s own`,
    );
}

function oldFacts(today: Day) {
  const official = readOfficialPages(defaultLanguage);
  return factsTooOldToDeploy(today).map(
    ({ id, status, asOf, source }) => `${id}: ${status} as of ${asOf}, check ${official.get(source)?.href}`,
  );
}

function leftOut(today: Day) {
  const reviewed = builtLanguages(true);
  const { testimonials = [], gauges = [] } = praise[defaultLanguage] ?? {};
  return linesOf(
    missingFacts(today).map((fact) => `${fact}: not in firm/facts.yaml`),
    absence && absence.until < today && `the absence in firm/absence.yaml: it ended on ${absence.until}`,
    !deployment.desk && "the desk: `desk` in firm/deployment.yaml says who signs in",
    testimonials.length === 0 && "testimonials: firm/praise.yaml has none",
    gauges.length === 0 && "gauges: firm/praise.yaml has none",
    languageCodes
      .filter((code) => !reviewed.includes(code))
      .map((code) => `the site in ${languages[code].name}: ${reasonOf(code)}`),
  );
}

function reasonOf(code: Language) {
  const places = untranslatedIn(code);
  return places.length > 0
    ? `still English in ${places.join(", ")}`
    : "reviewedBy and reviewedOn in firm/reviews.yaml";
}
