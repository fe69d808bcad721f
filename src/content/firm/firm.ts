import type { Day } from "#content/day.ts";
import { facts, logoWidth, storage } from "#firm/facts.ts";
import type { FirmFacts } from "./firm-facts.ts";

const { address, whatsapp } = facts;

export const firm = {
  ...facts,
  phoneHref: `tel:${facts.phone.replace(/[^+\d]/g, "")}`,
  /** https://faq.whatsapp.com/5913398998672934 */
  whatsappHref: whatsapp && `https://wa.me/${whatsapp.replace(/\D/g, "")}`,
  addressLines: address && [address.street, `${address.city} ${address.province}  ${address.postalCode}`],
  copyrightYear: facts.copyrightYear ?? 2022,
  logoWidth,
  /** A wide logo shows the firm's name itself, and is too flat for the square of an icon. */
  isLogoWide: logoWidth > 66,
  storage,
  licenceNumbers: facts.licensees.map(({ number }) => number).join(", "),
} as const;

export type Firm = typeof firm;

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
  return name.endsWith(".") ? text.replaceAll(`${name}.`, name) : text;
}

// Signs of a made-up value: `.example` (RFC 2606) and 555-01xx numbers can never belong to anyone. `registry`
// has none, because the regulator's real directory is its right value.
const fictionalPatterns = {
  name: /evermaple/i,
  shortName: /evermaple/i,
  phone: /555\W?01\d\d/,
  email: /\.example$/,
  licensees: /evermaple|\bR?0+( |$)/i,
  privacyOfficer: /evermaple|\.example$|^ | $/i,
  social: /\.example\b/,
  origin: /\.example\b/,
} as const satisfies Partial<Record<keyof FirmFacts, RegExp>>;

/** From this day on the College's register shows businesses and agents (SOR/2026-68, s. 22). */
const registerOf2027: Day = "2027-04-16";

/** Facts that visitors look for before they write and that firm/facts.yaml lacks. */
export function missingFacts(today: Day, of: FirmFacts = facts): readonly string[] {
  const known = {
    "consultation (price and minutes)": of.consultation,
    hours: of.hours,
    languages: of.languages,
    replyDays: of.replyDays,
    "registeredBusiness (name and contacts of the business, as the College’s register writes them)":
      of.registeredBusiness ?? today < registerOf2027,
  };
  const ofPersons = of.licensees.flatMap((person) => {
    const names = (["since", "languages", "picture"] as const).filter((fact) => !person[fact]);
    return names.length > 0 ? [`${names.join(", ")} of ${person.name}`] : [];
  });
  return [...Object.entries(known).flatMap(([name, value]) => (value ? [] : [name])), ...ofPersons];
}

export function isFictional(name: string): boolean {
  return fictionalPatterns.name.test(name);
}

/** Facts that are still fictional; empty once the site may go public. */
export function fictionalFacts(of: FirmFacts = facts): readonly (keyof FirmFacts)[] {
  const keys = Object.keys(fictionalPatterns) as (keyof typeof fictionalPatterns)[];
  const textOf = (value: string | object) =>
    typeof value === "string" ? value : Object.values(value).join(" ");
  return keys.filter((key) => [of[key]].flat().some((value) => fictionalPatterns[key].test(textOf(value))));
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
