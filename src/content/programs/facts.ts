import { claims } from "#words/en/facts.ts";
import {
  business,
  caregivers,
  experienceClass,
  expressEntry,
  labourMarket,
  nominees,
  quebec,
  skilledTrades,
  skilledWorker,
  sponsorship,
  superVisa,
} from "./page-paths.ts";
import { lastRead, type ProgramId, type ProgramStatus, programStatuses } from "./program-statuses.ts";
import { type ProvinceId, provinces } from "./provinces.ts";

export interface FactStatus extends ProgramStatus {
  id: string;
}

export interface Fact extends FactStatus {
  /**
   * One report with its figures in digits, for the editors of the ledger; visitors read the pages' own words.
   */
  claim: string;
}

// A status is here if no page of the site has a notice of it.
type Rule = Omit<FactStatus, "id" | "status"> & Partial<Pick<FactStatus, "status">>;

const rules: Record<Exclude<keyof typeof claims, ProgramId | ProvinceId>, Rule> = {
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
    pages: [nominees],
    source: "nominees",
  },
  studyWithoutPermit: { asOf: "2026-11-22", pages: ["/study", "/visit"], source: "studyPermit" },
  visitorStay: { asOf: "2026-11-22", pages: ["/visit", "/visit/tourism", superVisa], source: "visit" },
  superVisaRules: { asOf: "2026-11-22", pages: [superVisa], source: "superVisa" },
  sponsorshipRules: { asOf: "2026-11-27", pages: [sponsorship], source: "family" },
  citizenshipRules: { asOf: "2026-11-27", pages: ["/citizenship"], source: "citizenship" },
  collegeRules: { asOf: "2026-11-25", pages: ["/verify"], source: "collegeRules" },
  inCanadaWorkers: {
    asOf: "2026-11-28",
    since: "2026-05-04",
    pages: [nominees, "/verify"],
    source: "irccNews",
  },
  whoMayAdvise: { asOf: "2026-11-28", pages: ["/verify", "/"], source: "adviceLaw" },
  ukraineMeasures: {
    status: "closed",
    asOf: "2026-11-27",
    since: "2023-07-15",
    pages: ["/uk"],
    source: "ukraineMeasures",
  },
  emergencyNumber: { asOf: "2026-11-22", pages: [caregivers], source: "emergencyCalls" },
};

/** The facts without their claims, which the worker does not need. */
export const factStatuses: readonly FactStatus[] = /* @__PURE__ */ (() =>
  Object.entries<Rule>({ ...programStatuses, ...rules, ...provinces }).map(([id, rule]) => ({
    id,
    status: "open" as const,
    ...rule,
    asOf: lastRead(id, rule),
  })))();

/**
 * Every figure of the contents that the owner has not given is in one claim here, for each page that uses
 * it.
 */
export const facts: readonly Fact[] = /* @__PURE__ */ (() =>
  factStatuses.map((fact) => ({ ...fact, claim: claims[fact.id as keyof typeof claims] })))();
