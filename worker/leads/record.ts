import type { ReadableLead } from "#lead/lead-rows.ts";
import type { PhoneEntry } from "#lead/wire.ts";

export type Channel = "mail" | "webhook";

export type Timing = "instant" | "digest";

export interface LeadTimes {
  readonly contactedAt?: number | null;
  readonly closedAt?: number | null;
  readonly unansweredAt?: number | null;
}

/** The visitor has reported that nobody wrote, and has not been answered since. */
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
  /** Milliseconds from the lead's arrival. */
  readonly delay: number;
}

export interface NewLead extends Omit<Lead, "corrects"> {
  /** Reference of equal answers in the ten minutes before: if it is stored, this lead repeats it. */
  readonly earlierReference: string;
  readonly pending: readonly PendingNotification[];
  readonly isTyped?: boolean;
  readonly confirms?: boolean;
  /** Absent if the day's salt could not be read. */
  readonly networkHash?: string;
}
