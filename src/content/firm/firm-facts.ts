import type { Day } from "#content/day.ts";
import type { Language } from "#lead/languages.ts";
import type { LicenceClass } from "#lead/words.ts";

export interface Licensee {
  readonly name: string;
  readonly number: string;
  readonly class: LicenceClass;
  /** The year in which the licence was given; without it no years are shown. */
  readonly since?: number;
  readonly languages?: readonly string[];
  /** The number in the Québec register of immigration consultants; without it, not recognised by the MIFI. */
  readonly quebecRegister?: string;
  /** Name of the published photograph, such as `robin.webp`, made from the file in firm/pictures. */
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
  /** The deployment's, as an IANA name such as `America/Vancouver`. */
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
  /** In international format, as people read it; the tel: link is made from it. */
  readonly phone: string;
  readonly whatsapp?: string;
  readonly email: string;
  readonly address?: Address;
  readonly licensees: readonly [Licensee, ...Licensee[]];
  readonly privacyOfficer: { readonly name: string; readonly email: string };
  /** Business days within which every lead is answered; without it, no reply time is promised. */
  readonly replyDays?: number;
  /**
   * Publishes how many of the last people who wrote were answered within `replyDays`; left out: nothing is
   * published. Strangers on many networks can lower the figure, and the firm can raise it (docs/threats.md).
   */
  readonly publishReplies?: boolean;
  readonly confirmations?: boolean;
  readonly consultation?: Consultation;
  /**
   * Page of a booking service, for replies and the receipt of a contact form; without it neither offers one.
   */
  readonly bookingUrl?: string;
  /** Name and contacts of the business as in the College's register, required from `registerOf2027` on. */
  readonly registeredBusiness?: { readonly name: string; readonly contacts: string };
  readonly hours?: readonly Hours[];
  /** Languages in which visitors may write and talk, as BCP 47 tags; without it none is promised. */
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
