import type { Field } from "#lead/field.ts";
import type { Env } from "../../env.ts";
import type { HistoryEntry } from "../../leads/history.ts";
import type { ListedLead, Pending } from "../../leads/listed-lead.ts";
import type { Confirmed, OfLead, Reader } from "../reader.ts";
import type { ReplyDraft } from "../replies.ts";

export type Posted = (name: string) => string;

export interface Post {
  env: Env;
  lead: ListedLead;
  reader: Reader;
  posted: Posted;
  act: Record<"reference" | "by", string> & { at: number };
}

export type PostResult =
  | { done: Confirmed }
  /** The new answer was refused, or somebody else has changed it since the page was opened. */
  | { correcting: Correcting }
  | { refusedDay: string };

export interface Correcting {
  field: Field;
  value: string;
  before: string;
  refusal?: string;
}

export interface LeadProps extends OfLead {
  versions: readonly ListedLead[];
  pending: readonly Pending[];
  others: readonly ListedLead[];
  /** The query of the list from which the reader came. */
  list: string;
  done?: Confirmed | undefined;
  meanwhile: readonly HistoryEntry[];
  next: ListedLead | undefined;
  correcting?: Correcting | undefined;
  refusedDay?: string | undefined;
  /** The part whose press was lost with an expired sign-in. */
  again?: string | undefined;
  reply: ReplyDraft;
}
