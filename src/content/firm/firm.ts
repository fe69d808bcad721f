import { facts, logoWidth, storage } from "#firm/facts.ts";
import { latin } from "#lead/latin.ts";
import { professionOf } from "#lead/profession.ts";
import type { Words } from "#lead/words.ts";
import type { Address, Consultation, Licensee } from "./firm-facts.ts";

const { address, whatsapp } = facts;
const consultants = facts.licensees.filter(({ regulator }) => regulator === undefined);

export const firm = {
  ...facts,
  phoneHref: hrefOfPhone(facts.phone),
  /** https://faq.whatsapp.com/5913398998672934 */
  whatsappHref: whatsapp && `https://wa.me/${whatsapp.replace(/\D/g, "")}`,
  addressLines: address && addressLinesOf(address),
  copyrightYear: facts.copyrightYear ?? 2022,
  logoWidth,
  /** A wide logo shows the firm's name itself, and is too flat for the square of an icon. */
  isLogoWide: logoWidth > 66,
  storage,
  isInQuebec: [address, ...(facts.offices ?? [])].some((office) => office?.province === "QC"),
  profession: professionOf(facts.licensees.map((licensee) => licensee.class)),
  hasConsultant: consultants.length > 0,
  hasSeveralRegisters: new Set(facts.licensees.map(({ register = facts.registry }) => register)).size > 1,
  licenceNumbers: facts.licensees.map(({ number }) => number).join(", "),
} as const;

export type Firm = typeof firm;

export function addressLinesOf({ street, city, province, postalCode }: Address): readonly string[] {
  return [street, `${city} ${province} ${postalCode}`];
}

/** As a `tel:` link. */
export function hrefOfPhone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export const consultantNumbers = consultants.map(({ number }) => number).join(", ");

/** Lawyers and notaries of Québec, to whom the recognition of the MIFI does not apply. */
export function quebecMembersOf(licensees: readonly Licensee[]): readonly Licensee[] {
  return licensees.filter(({ regulator }) => regulator?.endsWith("Québec"));
}

/** A price without cents that are none, and whether taxes are in it. */
export function moneyIn(
  tag: string,
  { price, taxes }: Pick<Consultation, "price" | "taxes">,
  words: Pick<Words["firm"], "taxes">,
): string {
  const minimumFractionDigits = price % 1 ? 2 : 0;
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "CAD", minimumFractionDigits });
  return money.format(price) + (taxes ? ` (${words.taxes[taxes]})` : "");
}

/** Languages of the College's own pages besides English, as BCP 47 tags. */
const spokenByCollege = ["fr-CA"];

/** The register in a language (a BCP 47 tag); an address that is not the College's stays as it is. */
export function registryIn(tag: string, registry: string = facts.registry): string {
  const url = new URL(registry);
  if (url.hostname !== "college-ic.ca" || !spokenByCollege.includes(tag)) return registry;
  url.searchParams.set("l", tag);
  return url.href;
}

/**
 * A sentence that ends with the firm's name, which may end in a full stop of its own: `Maple Inc..` becomes
 * `Maple Inc.`
 */
export function withoutDoubleStop(text: string, name: string = facts.name): string {
  if (!name.endsWith(".")) return text;
  return [name, latin(name)].reduce((result, ending) => result.replaceAll(`${ending}.`, ending), text);
}

/** The longest title that search engines show whole, in characters. */
const longestTitle = 70;

/** A title with the firm's name; with its short one if the whole title would be cut. */
export function titleWith(title: (name: string) => string): string {
  const whole = title(facts.name);
  return whole.length <= longestTitle ? whole : title(facts.shortName);
}

export function withFirm(title: string): string {
  return titleWith((name) => `${title} | ${name}`);
}
