import type { Child } from "hono/jsx";
import type { Field } from "#lead/field.ts";
import type { Env } from "../../env.ts";
import type { HistoryEntry } from "../../leads/history.ts";
import type { ListedLead, Pending } from "../../leads/listed-lead.ts";
import type { LeadChange } from "../../leads/notes.ts";
import { type StepName, steps } from "../../leads/steps.ts";
import type { Confirmed, OfLead, Reader } from "../reader.ts";
import type { LeadReplies } from "../replies.ts";

export type Posted = (name: string) => string;

export interface Post {
  env: Env;
  lead: ListedLead;
  reader: Reader;
  posted: Posted;
  change: LeadChange;
  people: readonly string[];
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
  /** Who can be given the lead. */
  people: readonly string[];
  /** The query of the list from which the reader came. */
  list: string;
  done?: Confirmed | undefined;
  meanwhile: readonly HistoryEntry[];
  next: ListedLead | undefined;
  correcting?: Correcting | undefined;
  refusedDay?: string | undefined;
  /** The part whose press was lost with an expired sign-in. */
  again?: string | undefined;
  reply: LeadReplies;
}

interface ActionFormProps extends Pick<LeadProps, "lead" | "list"> {
  /** The part of the page that asks again after an expired sign-in (`showLead`). */
  part: string;
  /** Whether Back restores the fields; not for choices, which browsers restore by their position. */
  restored?: boolean;
  children: Child;
}

/** Posts the query of the list along, so that the page after it still links back to that list. */
export function ActionForm({ lead, list, part, restored = true, children }: ActionFormProps) {
  return (
    <form
      method="post"
      action={`/desk/${lead.reference}?again=${part}`}
      autocomplete={restored ? undefined : "off"}
    >
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="seen" value={String(lead.history.length)} />
      {children}
    </form>
  );
}

export function ActionButton({
  action,
  first = false,
  children,
}: {
  action: string;
  first?: boolean;
  children: Child;
}) {
  return (
    <button class={first ? "first" : undefined} name="action" value={action}>
      {children}
    </button>
  );
}

/** A step that needs no more than a press; absent while it is impossible. */
export function StepButton({ step, ...props }: OfLead & { step: StepName }) {
  if (!isPossible(props, step)) return null;
  return <ActionButton action={step}>{props.reader.words.steps[step].button}</ActionButton>;
}

export function isPossible({ lead }: OfLead, step: StepName): boolean {
  return steps[step].from.includes(lead.progress);
}
