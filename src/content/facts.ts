import { factsReadOn } from "#firm/reviews.ts";
import { claims } from "#words/en/facts.ts";
import type { Day } from "./day.ts";

/**
 * `open`: in force as the claim says. `changing`: open, within limits or before a proposed change that people
 * must know before they plan. `paused`, `closed`: no new applications.
 */
export type ProgramState = "open" | "changing" | "paused" | "closed";

export interface ProgramStatus {
  readonly status: ProgramState;
  readonly since?: Day;
  /** The last day of the claim; after it the pages report it as past. */
  readonly until?: Day;
  readonly asOf: Day;
  readonly pages: readonly string[];
  readonly part?: true;
}

export interface FactStatus extends ProgramStatus {
  readonly id: string;
  /** The page of `official.md` where visitors and we check it. */
  readonly source: string;
}

export interface Fact extends FactStatus {
  /**
   * One report with its figures in digits, for the editors of the ledger; visitors read the pages' own words.
   */
  readonly claim: string;
}

const caregivers = "/other-services/caregivers";
const business = "/other-services/canadian-business-immigration-program";
const expressEntry = "/immigration/express-entry";
const skilledWorker = "/immigration/federal-skilled-worker";
const skilledTrades = "/immigration/federal-skilled-trades";
const experienceClass = "/immigration/canadian-experience-class";
const labourMarket = "/other-services/labour-market-impact-assessment";
const superVisa = "/visit/super-visa";
const sponsorship = "/sponsorship";
const quebec = "/immigration/quebec";

const programs = {
  homeCareWorkerPilots: {
    status: "closed",
    since: "2026-03-31",
    until: "2030-03-30",
    asOf: "2026-11-27",
    pages: [caregivers],
  },
  startUpVisa: { status: "closed", since: "2025-12-31", asOf: "2026-11-27", pages: [business], part: true },
  selfEmployed: { status: "paused", since: "2024-04-30", asOf: "2026-11-27", pages: [business], part: true },
  parentsAndGrandparents: {
    status: "paused",
    since: "2026-01-01",
    until: "2026-12-31",
    asOf: "2026-11-27",
    pages: [sponsorship],
    part: true,
  },
  federalHighSkilledClass: {
    status: "changing",
    since: "2026-04-01",
    asOf: "2026-11-27",
    pages: [expressEntry, skilledWorker, skilledTrades, experienceClass],
  },
  studyPermitCap: {
    status: "changing",
    since: "2026-01-01",
    until: "2026-12-31",
    asOf: "2026-11-27",
    pages: ["/study", "/"],
  },
  quebecSponsors: {
    status: "changing",
    since: "2026-07-02",
    until: "2028-06-30",
    asOf: "2026-11-27",
    pages: [sponsorship, quebec],
    part: true,
  },
  quebecExperience: {
    status: "changing",
    since: "2026-07-02",
    until: "2028-07-02",
    asOf: "2026-11-27",
    pages: [quebec],
    part: true,
  },
  quebecLowWage: {
    status: "changing",
    since: "2024-09-03",
    until: "2026-12-31",
    asOf: "2026-11-27",
    pages: [labourMarket, quebec],
    part: true,
  },
  lowWageAreas: {
    status: "changing",
    since: "2024-09-26",
    asOf: "2026-11-27",
    pages: [labourMarket, quebec],
    part: true,
  },
} as const satisfies Record<string, ProgramStatus>;

/** Without claims and sources, because every page loads it. */
export const programStatuses = /* @__PURE__ */ readByFirm(programs);

function readByFirm<T extends Readonly<Record<string, ProgramStatus>>>(of: T): T {
  const read = Object.entries(of).map(([id, program]) => [id, { ...program, asOf: lastRead(id, program) }]);
  return Object.fromEntries(read) as T;
}

/**
 * The day on which somebody last read a fact: the product's maintainers, or the firm itself
 * (firm/reviews.yaml).
 */
function lastRead(id: string, { asOf }: { readonly asOf: Day }): Day {
  const firmsDay = factsReadOn[id] ?? asOf;
  return firmsDay > asOf ? firmsDay : asOf;
}

export type ProgramId = keyof typeof programStatuses;

/** The programs whose report was of a time that is over: what came after it, nobody has read. */
export function lapsedOn(today: Day): readonly string[] {
  const all: readonly (readonly [string, ProgramStatus])[] = Object.entries(programStatuses);
  return all.filter(([, { until }]) => until !== undefined && until < today).map(([id]) => id);
}

export type ClosedProgramId = {
  [Id in ProgramId]: (typeof programs)[Id]["status"] extends "closed" | "paused" ? Id : never;
}[ProgramId];

const programSources: Readonly<Record<ProgramId, string>> = {
  homeCareWorkerPilots: "homeCareInstructions",
  startUpVisa: "startUp",
  selfEmployed: "selfEmployed",
  parentsAndGrandparents: "parents",
  federalHighSkilledClass: "regulatoryPlan",
  studyPermitCap: "studyPermit",
  quebecSponsors: "quebecSponsorship",
  quebecExperience: "quebecExperience",
  quebecLowWage: "quebecEmployers",
  lowWageAreas: "lowWageRefusals",
};

// A status is here if no page of the site has a notice of it.
type Rule = Omit<ProgramStatus, "status"> &
  Partial<Pick<ProgramStatus, "status">> &
  Pick<FactStatus, "source">;

type RuleId = Exclude<keyof typeof claims, ProgramId>;

const rules: Readonly<Record<RuleId, Rule>> = {
  quebecSelection: { asOf: "2026-11-25", pages: [quebec], source: "quebecWorkers" },
  quebecStudy: { asOf: "2026-11-23", pages: [quebec, "/study"], source: "quebec" },
  quebecWork: { asOf: "2026-11-27", pages: [quebec, labourMarket], source: "quebecEmployers" },
  quebecAdvisers: { asOf: "2026-11-23", pages: [quebec, "/"], source: "quebecAdvisers" },
  francisation: { asOf: "2026-11-23", pages: [quebec], source: "frenchCourses" },
  careOccupationCodes: {
    asOf: "2026-11-22",
    since: "2022-11-16",
    pages: [caregivers],
    source: "occupations",
  },
  earlierCaregiverPilots: { asOf: "2026-11-22", pages: [caregivers], source: "caregivers" },
  caregiverWorkPermits: {
    asOf: "2026-11-22",
    since: "2019-06-18",
    pages: [caregivers, labourMarket],
    source: "caregiverPermits",
  },
  startUpRules: { asOf: "2026-11-22", pages: [business], source: "startUp" },
  selfEmployedRules: { asOf: "2026-11-22", pages: [business], source: "selfEmployed" },
  expressEntryRules: { asOf: "2026-11-22", pages: [expressEntry, skilledTrades], source: "expressEntry" },
  frenchRounds: { asOf: "2026-11-27", pages: [expressEntry], source: "rounds" },
  francophoneMobility: {
    asOf: "2026-11-23",
    since: "2023-06-15",
    pages: [expressEntry],
    source: "francophoneMobility",
  },
  francophoneCommunities: {
    asOf: "2026-11-25",
    since: "2025-01-30",
    pages: [expressEntry],
    source: "francophoneCommunities",
  },
  francophoneStudents: {
    asOf: "2026-11-27",
    since: "2024-08-26",
    until: "2026-08-31",
    pages: [expressEntry],
    source: "francophoneCommunities",
  },
  skilledCategories: { asOf: "2026-11-22", pages: [skilledWorker, experienceClass], source: "occupations" },
  skilledWorkerRules: { asOf: "2026-11-22", pages: [skilledWorker], source: "expressEntry" },
  skilledTradesRules: { asOf: "2026-11-22", pages: [skilledTrades], source: "expressEntry" },
  experienceClassRules: { asOf: "2026-11-22", pages: [experienceClass], source: "expressEntry" },
  nominationPoints: {
    asOf: "2026-11-22",
    pages: ["/immigration/provincial-nominee-programs"],
    source: "nominees",
  },
  studyWithoutPermit: { asOf: "2026-11-22", pages: ["/study", "/visit"], source: "studyPermit" },
  visitorStay: { asOf: "2026-11-22", pages: ["/visit", "/visit/tourism", superVisa], source: "visit" },
  superVisaRules: { asOf: "2026-11-22", pages: [superVisa], source: "superVisa" },
  sponsorshipRules: { asOf: "2026-11-27", pages: [sponsorship], source: "family" },
  citizenshipRules: { asOf: "2026-11-27", pages: ["/citizenship"], source: "citizenship" },
  collegeRules: { asOf: "2026-11-25", pages: ["/verify"], source: "collegeRules" },
  ukraineMeasures: {
    status: "closed",
    asOf: "2026-11-27",
    since: "2023-07-15",
    pages: ["/uk"],
    source: "ukraineMeasures",
  },
  emergencyNumber: { asOf: "2026-11-22", pages: [caregivers], source: "emergencyCalls" },
};

/** Without the claims, which the worker does not need. */
export const factStatuses: readonly FactStatus[] = /* @__PURE__ */ (() => [
  ...Object.entries(programStatuses).map(([id, status]) => ({
    id,
    ...status,
    source: programSources[id as ProgramId],
  })),
  ...Object.entries(rules).map(([id, rule]) => ({
    id,
    status: "open" as const,
    ...rule,
    asOf: lastRead(id, rule),
  })),
])();

/**
 * Every figure of the contents that the owner has not given is in one claim here, for each page that uses
 * it.
 */
export const facts: readonly Fact[] = /* @__PURE__ */ (() =>
  factStatuses.map((fact) => ({ ...fact, claim: claims[fact.id as keyof typeof claims] })))();

/** The day on which a page last changed: its texts, or the date beside a status that it shows. */
export function changedOn(path: string, updated: Day): Day {
  const shown: readonly ProgramStatus[] = Object.values(programStatuses);
  const days = shown.filter(({ pages }) => pages.includes(path)).map(({ asOf }) => asOf);
  return [updated, ...days].toSorted().at(-1) ?? updated;
}
