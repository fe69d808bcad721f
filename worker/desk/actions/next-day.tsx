import type { LeadProps } from "../lead-props.ts";
import type { Posted } from "./action.ts";
import { ActionButton, ActionForm, type ActionProps, isPossible } from "./action-form.tsx";

export function dayIn(posted: Posted): string | null {
  return posted("next_on") || null;
}

/** True for a day such as `2026-11-25`, and for none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return text === "" || (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text));
}

/** The day on which to come back to a lead. */
export function NextDayForm(props: ActionProps & Pick<LeadProps, "refusedDay">) {
  const { reader, lead, refusedDay } = props;
  const { words } = reader;
  if (!isPossible(props, "planned")) return null;
  const isRefused = refusedDay !== undefined;
  return (
    <ActionForm {...props}>
      <label for="next_on">{words.lead.nextOn}</label>
      <p class="row">
        <input
          id="next_on"
          name="next_on"
          type="date"
          value={refusedDay ?? lead.nextOn ?? ""}
          autofocus={isRefused}
          aria-invalid={isRefused ? "true" : undefined}
          aria-describedby={isRefused ? "day-refusal" : undefined}
        />
        <ActionButton action="planned">{words.steps.planned.button}</ActionButton>
      </p>
      {isRefused ? (
        <p id="day-refusal" class="alert" role="alert">
          {words.lead.noDay}
        </p>
      ) : null}
    </ActionForm>
  );
}
