import type { Child } from "hono/jsx";
import { type StepName, steps } from "../../leads/steps.ts";
import type { OfLead } from "../reader.ts";
import type { LeadProps } from "./action.ts";

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

export function isPossible({ lead }: OfLead, step: StepName): boolean {
  return steps[step].from.includes(lead.progress);
}
