import { isPlaceZone, minutesAhead, nameClock, showClock, zoneOfCountry } from "#lead/local-time.ts";
import { countryOfPhone, nameCountry } from "../../leads/phone-country.ts";
import type { MailLead } from "./mail-lead.ts";

/**
 * Where a lead comes from and what time it is there, in one line: `Number from Nigeria. Sent Sun 6:07 p.m. Nigeria
 * time, 9 hours ahead of you.` The clock is the browser's, else that of the phone's country where it has only one.
 */
export function whereabouts(lead: MailLead, readersZone: string): string {
  const country = countryOfPhone(String(lead.answers.phone ?? ""));
  const { timeZone = "" } = lead.source;
  const zone = isPlaceZone(timeZone)
    ? timeZone
    : country === undefined
      ? undefined
      : zoneOfCountry(country, lead.receivedAt);
  return [
    ...(country === undefined ? [] : [`Number from ${nameCountry(country)}.`]),
    ...(zone === undefined ? [] : [clock(lead.receivedAt, zone, readersZone)]),
  ].join(" ");
}

function clock(time: number, zone: string, readersZone: string): string {
  const minutes = minutesAhead(time, zone, readersZone);
  const apart = `${duration(Math.abs(minutes))} ${minutes > 0 ? "ahead of" : "behind"} you`;
  return `Sent ${showClock(time, zone)} ${nameClock(time, zone)}, ${minutes === 0 ? "the same as yours" : apart}.`;
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours === 0 ? [] : [hours === 1 ? "1 hour" : `${hours} hours`]),
    ...(rest === 0 ? [] : [`${rest} minutes`]),
  ].join(" ");
}
