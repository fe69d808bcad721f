import type { SiteLanguage } from "#lead/languages.ts";
import type { ReadableLead } from "#lead/lead-rows.ts";
import type { Lead, Standing } from "../../leads/record.ts";
import type { Link } from "./parts.ts";

export interface MailLead extends ReadableLead, Standing {
  /** A suspect is shown apart, with the reason and without an offer to call. */
  readonly state?: Lead["state"];
  readonly wroteBefore?: number;
  /** Note on the page they asked from, such as `Caregivers (Closed to new applications)`. */
  readonly closedPage?: string;
  /** Signed links that act on this lead, in the order to show them: contacted, not spam, spam, erase. */
  readonly actions?: readonly Link[];
}

/** The same in every mail. */
export interface Letterhead {
  /** The reader's own time zone, an IANA name. */
  readonly timeZone: string;
  /** The reader's language; English where it is absent. */
  readonly language?: SiteLanguage;
  /** The desk's address, where there is one. */
  readonly desk?: string;
  /** Names who is licensed, with number and register, for the foot of each mail. */
  readonly licence?: string;
}
