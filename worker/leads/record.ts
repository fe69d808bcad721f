import type { ReadableLead } from "#lead/lead-rows.ts";
import type { PhoneEntry } from "#lead/wire.ts";
import type { PhoneReading } from "./phone-country.ts";

export type Channel = "mail" | "webhook";

export type Timing = "instant" | "digest";

export interface LeadTimes {
  contactedAt?: number | null;
  closedAt?: number | null;
  unansweredAt?: number | null;
}

/** The visitor has reported that nobody wrote, and has not been answered since. */
export function isUnanswered<L extends LeadTimes>(lead: L): lead is L & { unansweredAt: number } {
  const { unansweredAt, contactedAt, closedAt } = lead;
  return unansweredAt != null && unansweredAt > (contactedAt ?? 0) && unansweredAt > (closedAt ?? 0);
}

export interface Lead extends ReadableLead, LeadTimes {
  keyHash: string;
  fingerprint: string;
  answers: Record<string, string | number>;
  language: string | null;
  notice: string | null;
  phoneEntry: PhoneEntry | null;
  phoneReading?: PhoneReading | null;
  state: "accepted" | "suspect" | "released";
  wroteBefore?: number;
}

export interface PendingNotification {
  channel: Channel;
  name: "accepted" | "suspect";
  timing: Timing;
  /** Milliseconds from the lead's arrival. */
  delay: number;
}

export interface NewLead extends Omit<Lead, "corrects"> {
  /** Reference of equal answers in the ten minutes before: if it is stored, this lead repeats it. */
  earlierReference: string;
  pending: readonly PendingNotification[];
  isTyped?: boolean;
  confirms?: boolean;
  /** Absent if the day's salt could not be read. */
  networkHash?: string | undefined;
}
