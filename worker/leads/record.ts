import type { ReadableLead } from "#lead/lead-rows.ts";
import type { PhoneEntry } from "#lead/wire.ts";

export type Channel = "mail" | "webhook";

/** Time of a notification about a lead: at once, or with the next digest. */
export type Timing = "instant" | "digest";

/** When somebody noted what became of a lead, and when its visitor said that nobody had written to them. */
export interface Standing {
  readonly contactedAt?: number | null;
  readonly closedAt?: number | null;
  readonly unansweredAt?: number | null;
}

/** Says whether a visitor has had no answer by their own word, and nobody has answered since. */
export function isUnanswered<L extends Standing>(lead: L): lead is L & { readonly unansweredAt: number } {
  return lead.unansweredAt != null && lead.contactedAt == null && lead.closedAt == null;
}

export interface Lead extends ReadableLead, Standing {
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly answers: Readonly<Record<string, string | number>>;
  readonly language: string | null;
  readonly notice: string | null;
  readonly phoneEntry: PhoneEntry | null;
  readonly state: "accepted" | "suspect" | "released";
  readonly wroteBefore?: number;
}

/** A notification that is to be sent about a lead, written in the same transaction as the lead. */
export interface PendingNotification {
  readonly channel: Channel;
  readonly name: "accepted" | "suspect";
  readonly timing: Timing;
  /** Milliseconds from the lead's arrival until it is due. */
  readonly delay: number;
}

export interface NewLead extends Omit<Lead, "corrects"> {
  /** The reference that the same answers had in the ten minutes before, of which this would be a repeat; or empty. */
  readonly earlierReference: string;
  readonly pending: readonly PendingNotification[];
  /** Hash of the client's network, where a salt was there to make it. */
  readonly client?: string;
}
