import type { Day } from "#content/day.ts";
import { lapsedOn, type ProgramStatus, programStatuses } from "./program-statuses.ts";

// scripts/build/build-facts.ts defines it in bundles: a page and the browser that hydrates it must show the
// same.
declare const process: { env: { LAPSED_PROGRAMS?: readonly string[] } };

export const lapsedPrograms: readonly string[] =
  process.env.LAPSED_PROGRAMS ?? lapsedOn(new Date().toISOString().slice(0, 10) as Day);

/** The gravest status of a page whose program takes no new applications; undefined if all of it is open. */
export function statusAt(path: string): ProgramStatus | undefined {
  const programs: readonly (readonly [string, ProgramStatus])[] = Object.entries(programStatuses);
  const here = programs.filter(([id, { pages }]) => pages.includes(path) && !lapsedPrograms.includes(id));
  const gravest =
    here.find(([, { status }]) => status === "closed") ?? here.find(([, { status }]) => status === "paused");
  return gravest?.[1];
}
