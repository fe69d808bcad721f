import { interpolate } from "#content/interpolate.ts";
import { locale } from "#content/language.ts";
import { receipt } from "#language/forms.ts";
import { words } from "#language/site.ts";
import { firm } from "./firm.ts";
import type { Consultation, FirmFacts } from "./firm-facts.ts";

/**
 * Price and languages, one sentence each, if the firm publishes them. A receipt adds the reply time itself.
 */
export const termsToKeep: readonly string[] = [
  ...(firm.consultation ? [priceOf(firm.consultation)] : []),
  ...(firm.languages
    ? [interpolate(words.terms.languages, { languages: languagesInWords(firm.languages) })]
    : []),
];

export const terms = [
  ...termsToKeep,
  ...(firm.replyDays === undefined ? [] : [receipt.replyBy(firm.replyDays)]),
];

export function quebecFilesOf({ name, licensees }: Pick<FirmFacts, "name" | "licensees">): string {
  const recognised = licensees.filter(({ quebecRegister }) => quebecRegister);
  const list = new Intl.ListFormat(locale);
  const { taken, notTaken } = words.terms.quebec;
  return interpolate(recognised.length > 0 ? taken : notTaken, {
    firm: name,
    names: list.format(recognised.map((one) => one.name)),
    numbers: list.format(recognised.map(({ quebecRegister = "" }) => quebecRegister)),
  });
}

/** To a consultation; on Québec’s programs, only a person whom the MIFI recognizes may advise. */
export function quebecInvitationOf({ licensees }: Pick<FirmFacts, "licensees">): string {
  const { taken, notTaken } = words.terms.quebec.invitation;
  return licensees.some(({ quebecRegister }) => quebecRegister) ? taken : notTaken;
}

function priceOf({ price, minutes }: Consultation) {
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "CAD",
    maximumFractionDigits: 0,
  });
  return interpolate(words.terms.price, { price: money.format(price), minutes: String(minutes) });
}

export function languagesInWords(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
