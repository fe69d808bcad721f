import { countryOfZone } from "#lead/country-of-zone.ts";
import { isPlaceZone, minutesAhead, nameClock, showClock, zoneOfCountry } from "#lead/local-time.ts";
import type { MailWords } from "../../consultant-words.ts";
import { countryOfPhone, nameCountry } from "../../leads/phone-country.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";

/**
 * `Number from Nigeria. Sent Sun 6:07 p.m. Nigeria time, 9 hours ahead of you.` By the browser's clock,
 * otherwise that of the phone's country if it has only one.
 */
export function whereabouts(lead: MailLead, context: MailContext): string {
  const words = context.mailWords;
  const country = countryOfNumber(lead);
  const { timeZone = "" } = lead.source;
  const zone = isPlaceZone(timeZone) ? timeZone : country && zoneOfCountry(country, lead.receivedAt);
  return [
    country && numberFrom(country, lead, words),
    zone && clock(lead.receivedAt, zone, context.timeZone, words),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Also how the country was found, and the number's other reading, unless a warning names that. */
function numberFrom(country: string, { answers, phoneReading }: MailLead, words: MailWords) {
  const { isDoubtful, countryFrom = "visitor", other } = phoneReading ?? {};
  // Under a clock and a form that both have +1, nothing was in doubt.
  const isUsual = countryFrom === "clock" && !other && String(answers.phone).startsWith("+1");
  const found = words.numberFrom[isUsual ? "visitor" : countryFrom](nameCountry(country, words.locale));
  if (!other || isDoubtful) return found;
  return `${found} ${words.numberAlso(nameCountry(other.country, words.locale), other.number)}`;
}

const countryOfNumber = ({ answers, phoneEntry }: MailLead) =>
  countryOfPhone(String(answers.phone ?? ""), phoneEntry?.country);

/** Country of the visitor's clock, otherwise of their number (ISO 3166-1 alpha-2). */
export const homeOf = (lead: MailLead) => countryOfZone(lead.source.timeZone ?? "") ?? countryOfNumber(lead);

export function describeDoubt({ answers, phoneReading }: MailLead, context: MailContext): string | undefined {
  if (!phoneReading?.isDoubtful) return undefined;
  const { phoneDoubt, locale } = context.mailWords;
  const { other } = phoneReading;
  const number = String(answers.phone).replace(/ ext.*/, "");
  return other
    ? phoneDoubt.atHome(number, other.number, nameCountry(other.country, locale))
    : phoneDoubt.unknown(number);
}

function clock(time: number, zone: string, readersZone: string, words: MailWords) {
  const minutes = minutesAhead(time, zone, readersZone);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const apart = minutes > 0 ? words.ahead(hours, rest) : words.behind(hours, rest);
  return words.sent(
    showClock(time, zone, words.locale),
    nameClock(time, zone, words.locale),
    minutes === 0 ? words.sameClock : apart,
  );
}
