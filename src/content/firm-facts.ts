import type { LicenceClass } from "#lead/words.ts";
import type { Day } from "./day.ts";

/** A person who is licensed, as the College's register writes it. */
export interface Licensee {
  readonly name: string;
  readonly number: string;
  /** RCIC-IRB may also appear before the Immigration and Refugee Board. */
  readonly class: LicenceClass;
}

/** Where the practice receives people, in Canada. */
export interface Address {
  readonly street: string;
  readonly city: string;
  /** Two letters, such as BC. */
  readonly province: string;
  readonly postalCode: string;
}

/** The facts of a firm, as firm/facts.ts gives them. */
export interface FirmFacts {
  readonly name: string;
  readonly shortName: string;
  /** International format, as people read it; the tel: link is made from it. */
  readonly phone: string;
  readonly email: string;
  /** Left out where nobody is received. */
  readonly address?: Address;
  /** The persons who are licensed, the responsible one first. */
  readonly licensees: readonly [Licensee, ...Licensee[]];
  /** The person in charge of personal information, whom the privacy notice names. */
  readonly privacyOfficer: { readonly name: string; readonly email: string };
  /** Business days within which every lead is answered. Left out where nobody can keep such a promise: then none is made. */
  readonly replyDays?: number;
  /** The public register in which a visitor finds the licensees. */
  readonly registry: string;
  readonly social: readonly {
    readonly name: "Facebook" | "Instagram" | "Twitter" | "LinkedIn";
    readonly href: string;
  }[];
  /** Scheme and host of the site, no trailing slash. */
  readonly origin: string;
  /** Day on which a fact that the privacy notice tells last changed: who is in charge, how long leads are kept. */
  readonly noticeVersion: Day;
}
