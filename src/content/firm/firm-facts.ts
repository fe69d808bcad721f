import type { Day } from "#content/day.ts";
import type { Language } from "#lead/languages.ts";
import type { LicenceClass } from "#lead/words.ts";

export interface Licensee {
  readonly name: string;
  readonly number: string;
  readonly class: LicenceClass;
  /** The year in which the licence was given; left out: no years are shown. */
  readonly since?: number;
  readonly languages?: readonly string[];
  /** The number in the Québec register of immigration consultants; left out: not recognised by the MIFI. */
  readonly quebecRegister?: string;
  /** Name of a published photograph, such as `robin.webp`; it is made of the file in firm/pictures. */
  readonly picture?: string;
}

export interface Consultation {
  readonly price: number;
  readonly minutes: number;
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

export interface Hours {
  readonly days: readonly [Weekday, Weekday];
  readonly from: `${number}:${number}`;
  readonly to: `${number}:${number}`;
  /** IANA, such as `America/Vancouver`: the deployment's. */
  readonly timeZone: string;
}

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
}

export interface FirmFacts {
  readonly name: string;
  readonly shortName: string;
  /** International format, as people read it; the tel: link is made from it. */
  readonly phone: string;
  readonly whatsapp?: string;
  readonly email: string;
  readonly address?: Address;
  readonly licensees: readonly [Licensee, ...Licensee[]];
  readonly privacyOfficer: { readonly name: string; readonly email: string };
  /**
   * Business days within which every lead is answered. Left out where nobody can keep such a promise: then
   * none is made.
   */
  readonly replyDays?: number;
  /**
   * Publishes how many of the last people who wrote were answered within `replyDays`; left out: nothing is
   * published. Strangers on many networks can lower the figure, and the firm can raise it (docs/threats.md).
   */
  readonly publishReplies?: boolean;
  readonly confirmations?: boolean;
  readonly consultation?: Consultation;
  /**
   * Page of a booking service, for replies and the receipt of a contact form. Left out: neither offers one.
   */
  readonly bookingUrl?: string;
  /**
   * Name and contacts of the business as the College's register writes them, which it must from
   * `registerOf2027` on.
   */
  readonly registeredBusiness?: { readonly name: string; readonly contacts: string };
  readonly hours?: readonly Hours[];
  /** In which a visitor may write and talk, as BCP 47 tags. Left out: no languages are promised. */
  readonly languages?: readonly string[];
  readonly registry: string;
  readonly social: readonly {
    readonly name: string;
    readonly href: string;
  }[];
  readonly copyrightYear?: number;
  readonly referencePrefix?: string;
  /** Scheme and host of the site, no trailing slash. */
  readonly origin: string;
}

export interface Absence {
  readonly from: Day;
  readonly until: Day;
  readonly sentence?: Readonly<Partial<Record<Language, string>>>;
}

/** The same with its bounds on the firm's clock, in milliseconds since 1970. */
export interface BoundedAbsence extends Absence {
  readonly begins: number;
  readonly ends: number;
}
