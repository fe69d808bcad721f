import type { FormType, PhoneEntry, Source } from "#lead/wire.ts";

export type Channel = "mail" | "webhook";

/** Time of a notification about a lead: at once, or with the next digest. */
export type Timing = "instant" | "digest";

/** A stored submission. */
export interface Lead {
  readonly reference: string;
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly form: FormType;
  readonly answers: Readonly<Record<string, string | number>>;
  readonly source: Source;
  /** Of the form; null where nothing told it. */
  readonly language: string | null;
  /** The version of the privacy notice that was on the screen; null where nothing told it. */
  readonly notice: string | null;
  /** How the number was typed; null where nothing told it. */
  readonly phoneEntry: PhoneEntry | null;
  readonly state: "accepted" | "suspect" | "released";
  /** Why it is a suspect. */
  readonly signs: readonly string[];
  /** The first version under the same key, when this one has other answers. */
  readonly corrects: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Other leads that the same person had sent before. */
  readonly wroteBefore?: number;
  /** The visitor says that nobody has written to them, and nobody has answered since. */
  readonly isUnanswered?: boolean;
}

/** A notification that is to be sent about a lead, written in the same transaction as the lead. */
export interface PendingNotification {
  readonly channel: Channel;
  readonly name: "accepted" | "suspect";
  readonly timing: Timing;
  /** Milliseconds from the lead's arrival until it is due. */
  readonly delay: number;
}

/** A lead before the database has it. */
export interface NewLead extends Omit<Lead, "corrects"> {
  /** The reference that the same answers had in the ten minutes before, of which this would be a repeat; or empty. */
  readonly earlierReference: string;
  readonly pending: readonly PendingNotification[];
  /** Hash of the client's network, where a salt was there to make it. */
  readonly client?: string;
}
