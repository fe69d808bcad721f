import type { Day } from "#content/day.ts";
import type { Language, SiteLanguage } from "#lead/languages.ts";
import type { LicenceClass } from "#lead/profession.ts";

// What each fact means, and what its absence does: scripts/setup/firm-files/facts.yaml.

export interface Licensee {
  name: string;
  number: string;
  class: LicenceClass;
  /** By its own name; absent: the College of Immigration and Citizenship Consultants. */
  regulator?: string;
  register?: string;
  since?: number;
  languages?: readonly string[];
  quebecRegister?: string;
  /** Name of the published photograph, such as `robin.webp`, made from the file in firm/pictures. */
  picture?: string;
}

export interface Consultation {
  /** In dollars, with at most two decimals. */
  price: number;
  taxes?: "included" | "extra";
  minutes: number;
}

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The places of a span's days in the week, whose end it may pass. */
export function weekdaysOf([first, last]: Hours["days"]): readonly number[] {
  const at = weekdays.indexOf(first);
  const length = (weekdays.indexOf(last) - at + 7) % 7;
  return Array.from({ length: length + 1 }, (_, later) => (at + later) % 7);
}

export interface Hours {
  days: readonly [Weekday, Weekday];
  from: `${number}:${number}`;
  to: `${number}:${number}`;
  /** The deployment's, as an IANA name such as `America/Vancouver`. */
  timeZone: string;
}

export interface Address {
  street: string;
  city: string;
  province: string;
  postalCode: string;
}

export interface Office extends Address {
  phone?: string;
  hours?: readonly Hours[];
}

export interface FirmFacts {
  name: string;
  shortName: string;
  defaultLanguage: SiteLanguage;
  /** In international format, as people read it; the tel: link is made from it. */
  phone: string;
  whatsapp?: string;
  email: string;
  /** Of the first office, as `hours` are. */
  address?: Address;
  /** All of them, if there are several. */
  offices?: readonly Office[];
  licensees: readonly [Licensee, ...Licensee[]];
  privacyOfficer: { name: string; email: string };
  replyDays?: number;
  publishReplies?: boolean;
  confirmations?: boolean;
  mailSubjects?: "names";
  consultation?: Consultation;
  bookingUrl?: string;
  registeredBusiness?: { name: string; contacts: string };
  hours?: readonly Hours[];
  languages?: readonly string[];
  registry: string;
  social: readonly {
    name: string;
    href: string;
  }[];
  registerReadOn?: Day;
  copyrightYear?: number;
  referencePrefix?: string;
  origin: string;
}

/** No licensed person may practise since this day, so no form is open. */
export interface Practice {
  stopped: Day;
  sentence?: Partial<Record<SiteLanguage, string>>;
}

export interface BoundedAbsence {
  from: Day;
  until: Day;
  sentence?: Partial<Record<Language, string>>;
  /** On the firm's clock, in milliseconds since 1970. Who writes from `delaysFrom` on waits longer for it. */
  delaysFrom: number;
  begins: number;
  ends: number;
}
