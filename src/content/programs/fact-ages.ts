import type { Day } from "#content/day.ts";
import { type FactStatus, factStatuses } from "./facts.ts";
import type { ProgramStatus } from "./program-statuses.ts";

/** Closed and paused programs that nobody has checked for half a year, or since the reported period ended. */
export function factsTooOldToDeploy(today: Day, facts = factStatuses): readonly FactStatus[] {
  const old = factsOlderThan(180, today, facts);
  return byAge(facts).filter(
    (fact) =>
      (fact.status === "closed" || fact.status === "paused") &&
      (old.includes(fact) || (fact.until !== undefined && fact.until < today && fact.asOf <= fact.until)),
  );
}

export function factsOlderThan(days: number, today: Day, facts = factStatuses): readonly FactStatus[] {
  return byAge(facts).filter((fact) => ageOf(fact, today) > days);
}

export function byAge<Status extends FactStatus>(facts: readonly Status[]): readonly Status[] {
  return facts.toSorted((one, other) => one.asOf.localeCompare(other.asOf));
}

export function ageOf(fact: ProgramStatus, today: Day): number {
  return Math.round((Date.parse(today) - Date.parse(fact.asOf)) / 86_400_000);
}
