import type { Day } from "#content/day.ts";
import { facts } from "#firm/facts.ts";

/** Days after which a look at the register assures nobody any more. */
const freshDays = 35;
/** Days after which the daily mail asks for another look. */
const askAfterDays = 30;

/** Days since a person last looked at the College's register; undefined if the firm names no day. */
export function daysSinceRegister(now: number, readOn: Day | undefined = facts.registerReadOn) {
  return readOn && Math.floor((now - Date.parse(readOn)) / 86_400_000);
}

export function isRegisterFresh(now: number, readOn?: Day): boolean {
  return (daysSinceRegister(now, readOn) ?? Infinity) <= freshDays;
}

export function asksForRegister(now: number, readOn?: Day): boolean {
  return (daysSinceRegister(now, readOn) ?? 0) > askAfterDays;
}
