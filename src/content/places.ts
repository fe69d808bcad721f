import { daysKept } from "./build-facts.ts";
import { firm } from "./firm.ts";
import { firm as words } from "#words";

/** Facts and settings by the names that pages use for them: `{firm}`, `{phone}` and so on. */
export const places = {
  firm: firm.name,
  phone: firm.phone,
  email: firm.email,
  register: firm.registry,
  holder: licensee.holder,
  licence: firm.licensee.number,
  leadsKept: keptFor(daysKept.leads),
  suspectsKept: keptFor(daysKept.suspects),
} as const;
