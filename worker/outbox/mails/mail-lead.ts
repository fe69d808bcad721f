import type { SiteLanguage } from "#lead/languages.ts";
import type { ReadableLead } from "#lead/lead-rows.ts";
import type { Link } from "./parts.ts";

/** A lead as its mails show it. */
export interface MailLead extends ReadableLead {
  /** A suspect is shown apart, with the reason and without an offer to call. */
  readonly state?: "accepted" | "suspect" | "released";
  /** Other leads that the same person had sent before. */
  readonly wroteBefore?: number;
  /** The visitor says that nobody has written to them, and nobody has answered since. */
  readonly isUnanswered?: boolean;
  /** Note on the page they asked from, such as `Caregivers (Closed to new applications)`. */
  readonly closedPage?: string;
  /** Signed links that act on this lead, in the order to show them: contacted, not spam, spam, erase. */
  readonly actions?: readonly Link[];
}

/** The same in every mail. */
export interface Letterhead {
  /** The sender's address; its domain names the conversations. */
  readonly from: string;
  /** The reader's own time zone, an IANA name. */
  readonly timeZone: string;
  /** The reader's language; English where it is absent. */
  readonly language?: SiteLanguage;
  /** The desk's address, where there is one. */
  readonly desk?: string;
  /** Names who is licensed, with number and register, for the foot of each mail. */
  readonly licence?: string;
}
