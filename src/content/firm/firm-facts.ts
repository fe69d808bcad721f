import type { Day } from "#content/day.ts";
import type { Language, SiteLanguage } from "#lead/languages.ts";
import type { LicenceClass } from "#lead/profession.ts";

export interface Licensee {
  name: string;
  number: string;
  class: LicenceClass;
  /** By its own name; absent: the College of Immigration and Citizenship Consultants. */
  regulator?: string;
  /** The page on which the regulator's members are found; absent: `registry`. */
  register?: string;
  /** The year in which the licence was given; without it no years are shown. */
  since?: number;
  languages?: readonly string[];
  /** The number in the Québec register of immigration consultants; without it, not recognised by the MIFI. */
  quebecRegister?: string;
  /** Name of the published photograph, such as `robin.webp`, made from the file in firm/pictures. */
  picture?: string;
}

export interface Consultation {
  /** In dollars, with at most two decimals. */
  price: number;
  /** Absent: not stated. */
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
  /** The firm's first language, for visitors whose language the site does not have. */
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
  /** Business days within which every lead is answered; without it, no reply time is promised. */
  replyDays?: number;
  /**
   * Publishes how many of the last people who wrote were answered within `replyDays`; left out: nothing is
   * published. Strangers on many networks can lower the figure, and the firm can raise it (docs/threats.md).
   */
  publishReplies?: boolean;
  confirmations?: boolean;
  /** Subjects of leads' mails have the visitor's name; without it only the reference. */
  mailSubjects?: "names";
  consultation?: Consultation;
  /**
   * Page of a booking service, for replies and the receipt of a contact form; without it neither offers one.
   */
  bookingUrl?: string;
  /** Name and contacts of the business as in the College's register, required from `registerOf2027` on. */
  registeredBusiness?: { name: string; contacts: string };
  hours?: readonly Hours[];
  /** Languages in which visitors may write and talk, as BCP 47 tags; without it none is promised. */
  languages?: readonly string[];
  registry: string;
  social: readonly {
    name: string;
    href: string;
  }[];
  /** When a person last looked at the register; `/verify` shows it. */
  registerReadOn?: Day;
  copyrightYear?: number;
  referencePrefix?: string;
  /** Scheme and host of the site, no trailing slash. */
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
