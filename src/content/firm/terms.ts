import { interpolate } from "#content/interpolate.ts";
import { locale } from "#content/language.ts";
import { firm as firmWords, receipt } from "#language/forms.ts";
import { words } from "#language/site.ts";
import { joined } from "#lead/joined.ts";
import { firm, moneyIn, quebecMembersOf } from "./firm.ts";
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
  const members = list.format(quebecMembersOf(licensees).map((one) => one.name));
  const text = interpolate(recognised.length > 0 ? taken : notTaken, {
    firm: name,
    names: list.format(recognised.map((one) => one.name)),
    numbers: list.format(recognised.map(({ quebecRegister = "" }) => quebecRegister)),
  });
  if (members === "") return text;
  return joined(recognised.length > 0 ? text : "", firmWords.quebecMembers(members));
}

/** To a consultation; on Québec’s programs, a consultant may advise only if the MIFI recognizes them. */
export function quebecInvitationOf({ licensees }: Pick<FirmFacts, "licensees">): string {
  const { taken, notTaken } = words.terms.quebec.invitation;
  const isTaken = licensees.some(({ quebecRegister }) => quebecRegister);
  return isTaken || quebecMembersOf(licensees).length > 0 ? taken : notTaken;
}

function priceOf(consultation: Consultation) {
  const price = moneyIn(locale, consultation, firmWords);
  return interpolate(words.terms.price, { price, minutes: String(consultation.minutes) });
}

export function languagesInWords(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
