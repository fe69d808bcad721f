import type { ReadableLead } from "#lead/lead-rows.ts";
import type { PhoneEntry } from "#lead/wire.ts";

export type Channel = "mail" | "webhook";

export type Timing = "instant" | "digest";

export interface LeadTimes {
  readonly contactedAt?: number | null;
  readonly closedAt?: number | null;
  readonly unansweredAt?: number | null;
}

/** Reported by the visitor, and not answered since. */
export function isUnanswered<L extends LeadTimes>(lead: L): lead is L & { readonly unansweredAt: number } {
  const { unansweredAt, contactedAt, closedAt } = lead;
  return unansweredAt != null && unansweredAt > (contactedAt ?? 0) && unansweredAt > (closedAt ?? 0);
}

export interface Lead extends ReadableLead, LeadTimes {
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly answers: Readonly<Record<string, string | number>>;
  readonly language: string | null;
  readonly notice: string | null;
  readonly phoneEntry: PhoneEntry | null;
  readonly state: "accepted" | "suspect" | "released";
  readonly wroteBefore?: number;
}

export interface PendingNotification {
  readonly channel: Channel;
  readonly name: "accepted" | "suspect";
  readonly timing: Timing;
  /** From the lead's arrival. */
  readonly delay: number;
}

export interface NewLead extends Omit<Lead, "corrects"> {
  /** Of the same answers in the ten minutes before, which this lead would repeat; or empty. */
  readonly earlierReference: string;
  readonly pending: readonly PendingNotification[];
  readonly isTyped?: boolean;
  readonly confirms?: boolean;
  /** Absent without a salt. */
  readonly networkHash?: string;
}
