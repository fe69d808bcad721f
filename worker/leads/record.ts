import type { FormType, Source } from "#lead/wire.ts";

export type Channel = "mail" | "webhook";

/** A stored submission. */
export interface Lead {
  readonly reference: string;
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly form: FormType;
  readonly answers: Readonly<Record<string, string | number>>;
  readonly source: Source;
  readonly state: "accepted" | "suspect" | "released";
  /** Why it is a suspect. */
  readonly signs: readonly string[];
  /** The first lead under the same key, when this one has other answers. */
  readonly corrects: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A notification to be written with its lead. */
export interface Owed {
  readonly channel: Channel;
  readonly kind: "instant" | "digest";
}

/** A lead before the database has it: `twin` is the reference it would repeat from the ten minutes before. */
export interface NewLead extends Omit<Lead, "corrects"> {
  readonly twin: string;
  readonly owed: readonly Owed[];
}

/** A queue message: the prompt to notify of a stored lead, or the whole lead when the database could not take it. */
export type LeadMessage = { readonly reference: string } | { readonly lead: NewLead };
