import { business, nominees } from "./page-paths.ts";
import { type ProgramStatus, programStatuses } from "./program-statuses.ts";

const pages = [nominees];

/**
 * The provinces and territories that nominate. `asOf` is the day of the official page that was read, so a
 * page that nobody has read since is reported as old.
 */
export const provinces = {
  alberta: { status: "open", asOf: "2026-06-20", pages, source: "alberta" },
  britishColumbia: {
    status: "changing",
    since: "2026-04-23",
    asOf: "2026-06-20",
    pages,
    source: "britishColumbia",
  },
  manitoba: { status: "open", asOf: "2026-06-20", pages, source: "manitoba" },
  newBrunswick: {
    status: "changing",
    since: "2026-05-04",
    asOf: "2026-06-20",
    pages,
    source: "newBrunswick",
  },
  newfoundland: {
    status: "open",
    since: "2025-02-19",
    asOf: "2026-06-20",
    pages,
    source: "newfoundland",
  },
  northwestTerritories: {
    status: "changing",
    asOf: "2026-06-20",
    pages,
    source: "northwestTerritories",
  },
  novaScotia: {
    status: "changing",
    since: "2026-02-18",
    asOf: "2026-06-20",
    pages,
    source: "novaScotia",
  },
  // The pages that lead to Ontario have a notice.
  ontario: programStatuses.ontario,
  princeEdwardIsland: {
    status: "changing",
    since: "2026-06-18",
    asOf: "2026-06-20",
    pages,
    source: "princeEdwardIsland",
  },
  saskatchewan: {
    status: "changing",
    since: "2025-03-27",
    asOf: "2026-11-28",
    pages: [nominees, business],
    source: "saskatchewan",
  },
  yukon: {
    status: "changing",
    since: "2025-03-31",
    asOf: "2026-06-20",
    pages,
    source: "yukon",
  },
} as const satisfies Record<string, ProgramStatus>;

export type ProvinceId = keyof typeof provinces;
