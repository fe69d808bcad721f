import type { HistoryEntry } from "../leads/history.ts";
import type { ListedLead, Pending } from "../leads/listed-lead.ts";
import type { Correcting } from "./actions/action.ts";
import type { Confirmed, OfLead } from "./reader.ts";
import type { ReplyDraft } from "./replies.ts";

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
