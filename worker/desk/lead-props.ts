import type { HistoryEntry } from "../leads/history.ts";
import type { ListedLead, Pending } from "../leads/listed-lead.ts";
import type { Correcting } from "./answers.tsx";
import type { OfLead, Saying } from "./reader.ts";
import type { Draft } from "./replies.ts";

export interface LeadProps extends OfLead {
  /** All versions, this one among them. */
  readonly versions: readonly ListedLead[];
  readonly pending: readonly Pending[];
  /** The same person's. */
  readonly others: readonly ListedLead[];
  /** The query of the list from which one came. */
  readonly list: string;
  /** Told above all else, with what others have done since the page before, and the lead that is next. */
  readonly said?: Saying | undefined;
  readonly meanwhile: readonly HistoryEntry[];
  readonly next: ListedLead | undefined;
  readonly correcting?: Correcting | undefined;
  /** A day that is none. */
  readonly planning?: string | undefined;
  readonly reply: Draft;
}
