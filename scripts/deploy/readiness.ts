import { readFileSync } from "node:fs";
import type { Day } from "#content/day.ts";
import { firm } from "#content/firm/firm.ts";
import { builtLanguages } from "#content/languages.ts";
import { factsTooOldToDeploy } from "#content/programs/fact-ages.ts";
import { absence } from "#firm/absence.ts";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { praise } from "#firm/praise.ts";
import { agreements } from "#firm/texts.ts";
import { defaultLanguage, type Language, languageCodes, languages } from "#lead/languages.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { picturesAreOld } from "#scripts/setup/pictures-record.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";
import { fictionalLines } from "../firm/fictional-facts.ts";
import { missingFacts } from "../firm/missing-facts.ts";
import { placed, placeIn } from "../firm/read-file.ts";
import { pathOf } from "../firm/read-firm.ts";
import { agreementFiles } from "../firm/read-texts.ts";
import { linesOf } from "../run/lines-of.ts";
import type { Target } from "./configuration.ts";
import { unfitSettings } from "./settings.ts";

export function readReadiness(target: Target = "production") {
  const today = new Date().toISOString().slice(0, 10) as Day;
  return {
    missing: linesOf(
      fictionalLines(target, facts, deployment),
      madeUpReleases(),
      ...unapproved(),
      firm.isInQuebec &&
        !deployment.assessedOn &&
        `${placeIn(pathOf("deployment"), "assessedOn")}: assessedOn, the day of the privacy impact assessment (docs/operating/quebec.md)`,
      picturesAreOld() && "the preview pictures: `npm run setup` draws them with the firm’s name",
    ),
    /** Closed programs that nobody has checked for half a year. */
    old: oldFacts(today),
    unfit: unfitSettings(),
    leftOut: leftOut(today),
  };
}

function unapproved() {
  return agreements.map(
    ({ approvedOn, regulator }, at) =>
      approvedOn === "" &&
      facts.licensees.some((person) => person.regulator === regulator) &&
      `${placeIn(agreementFiles()[at] ?? "", "approvedOn")}: approvedOn, the day on which the licensed person approved the text`,
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
    placed(pathOf("facts"), missingFacts(today, facts)),
    [...new Set(facts.licensees.map(({ regulator }) => regulator))]
      .filter((regulator) => agreements.every((agreement) => agreement.regulator !== regulator))
      .map(
        (regulator = "College") => `firm/agreement.*.md: an agreement with the line regulator: ${regulator}`,
      ),
    absence &&
      absence.until < today &&
      `${placeIn(pathOf("absence"), "until")}: the absence ended on ${absence.until}`,
    !deployment.desk && `${placeIn(pathOf("deployment"), "desk")}: desk, the people who sign in to the desk`,
    testimonials.length === 0 && `${pathOf("praise")}: testimonials`,
    gauges.length === 0 && `${pathOf("praise")}: gauges`,
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
