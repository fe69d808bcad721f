import type { Field } from "#lead/field.ts";
import type { Env } from "../../env.ts";
import type { HistoryEntry } from "../../leads/history.ts";
import type { ListedLead, Pending } from "../../leads/listed-lead.ts";
import type { Confirmed, OfLead, Reader } from "../reader.ts";
import type { ReplyDraft } from "../replies.ts";

export type Posted = (name: string) => string;

export interface Post {
  readonly env: Env;
  readonly lead: ListedLead;
  readonly reader: Reader;
  readonly posted: Posted;
}

export function actOf({ lead: { reference }, reader: { now: at, by } }: Post) {
  return { reference, at, by };
}

export type PostResult =
  | { readonly done: Confirmed }
  /** The new answer was refused, or somebody else has changed it since the page was opened. */
  | { readonly correcting: Correcting }
  | { readonly refusedDay: string };

export interface Correcting {
  readonly field: Field;
  readonly value: string;
  readonly before: string;
  readonly refusal?: string;
}

export interface LeadProps extends OfLead {
  readonly versions: readonly ListedLead[];
  readonly pending: readonly Pending[];
  readonly others: readonly ListedLead[];
  /** The query of the list from which the reader came. */
  readonly list: string;
  readonly done?: Confirmed | undefined;
  readonly meanwhile: readonly HistoryEntry[];
  readonly next: ListedLead | undefined;
  readonly correcting?: Correcting | undefined;
  readonly refusedDay?: string | undefined;
  /** The part whose press was lost with an expired sign-in. */
  readonly again?: string | undefined;
  readonly reply: ReplyDraft;
}
