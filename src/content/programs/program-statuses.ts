import { factsReadOn } from "#firm/reviews.ts";
import type { Day } from "../day.ts";
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
} from "./page-paths.ts";

/**
 * `open`: in force as the claim says. `changing`: open, within limits or before a proposed change that people
 * must know before they plan. `paused`, `closed`: no new applications.
 */
export type ProgramState = "open" | "changing" | "paused" | "closed";

export interface ProgramStatus {
  status: ProgramState;
  since?: Day;
  /** The last day of the claim; after it the pages report it as past. */
  until?: Day;
  asOf: Day;
  pages: readonly string[];
  source: string;
  part?: true;
}

const programs = {
  homeCareWorkerPilots: {
    status: "closed",
    since: "2026-03-31",
    until: "2030-03-30",
    asOf: "2026-11-27",
    pages: [caregivers],
    source: "homeCareInstructions",
  },
  startUpVisa: {
    status: "closed",
    since: "2025-12-31",
    asOf: "2026-11-27",
    pages: [business],
    source: "startUp",
    part: true,
  },
  selfEmployed: {
    status: "paused",
    since: "2024-04-30",
    asOf: "2026-11-27",
    pages: [business],
    source: "selfEmployed",
    part: true,
  },
  parentsAndGrandparents: {
    status: "paused",
    since: "2026-01-01",
    until: "2026-12-31",
    asOf: "2026-11-27",
    pages: [sponsorship],
    source: "parents",
    part: true,
  },
  federalHighSkilledClass: {
    status: "changing",
    since: "2026-04-01",
    asOf: "2026-11-27",
    pages: [expressEntry, skilledWorker, skilledTrades, experienceClass],
    source: "regulatoryPlan",
  },
  studyPermitCap: {
    status: "changing",
    since: "2026-01-01",
    until: "2026-12-31",
    asOf: "2026-11-27",
    pages: ["/study", "/"],
    source: "studyPermit",
  },
  ontario: {
    status: "changing",
    since: "2026-06-25",
    asOf: "2026-11-28",
    pages: [nominees, business],
    source: "ontarioCategories",
    part: true,
  },
  quebecSponsors: {
    status: "changing",
    since: "2026-07-02",
    until: "2028-06-30",
    asOf: "2026-11-27",
    pages: [sponsorship, quebec],
    source: "quebecSponsorship",
    part: true,
  },
  quebecExperience: {
    status: "changing",
    since: "2026-07-02",
    until: "2028-07-02",
    asOf: "2026-11-27",
    pages: [quebec],
    source: "quebecExperience",
    part: true,
  },
  quebecLowWage: {
    status: "changing",
    since: "2024-09-03",
    until: "2026-12-31",
    asOf: "2026-11-27",
    pages: [labourMarket, quebec],
    source: "quebecEmployers",
    part: true,
  },
  lowWageAreas: {
    status: "changing",
    since: "2024-09-26",
    asOf: "2026-11-27",
    pages: [labourMarket, quebec],
    source: "lowWageRefusals",
    part: true,
  },
} as const satisfies Record<string, ProgramStatus>;

export const programStatuses = readByFirm(programs);

function readByFirm<T extends Record<string, ProgramStatus>>(programs: T): T {
  const read = Object.entries(programs).map(([id, program]) => [
    id,
    { ...program, asOf: lastRead(id, program) },
  ]);
  return Object.fromEntries(read) as T;
}

/**
 * The day on which somebody last read a fact: the product's maintainers, or the firm itself
 * (firm/reviews.yaml).
 */
export function lastRead(id: string, { asOf }: { asOf: Day }): Day {
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

/** The day on which a page last changed: its texts, or the date beside a status that it shows. */
export function changedOn(path: string, updated: Day): Day {
  const statuses: readonly ProgramStatus[] = Object.values(programStatuses);
  const days = statuses.filter(({ pages }) => pages.includes(path)).map(({ asOf }) => asOf);
  return [updated, ...days].toSorted().at(-1) ?? updated;
}
