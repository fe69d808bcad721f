import { outcomes } from "../../leads/history.ts";
import type { Reader } from "../reader.ts";
import type { Posted } from "./action.ts";
import { ActionButton, ActionForm, type ActionProps, isPossible } from "./action-form.tsx";

export function outcomeIn(posted: Posted): string | null {
  return outcomes.find((outcome) => outcome === posted("outcome")) ?? null;
}

/** Closes a lead with what became of it, or changes the outcome of a closed one. */
export function CloseForm(props: ActionProps) {
  const { reader, lead } = props;
  const step = (["closed", "outcome"] as const).find((step) => isPossible(props, step));
  if (step === undefined) return null;
  return (
    <ActionForm {...props} part="outcome" restored={false}>
      <p class="row">
        <OutcomeSelect words={reader.words} chosen={lead.outcome} />
        <ActionButton action={step}>{reader.words.steps[step].button}</ActionButton>
      </p>
    </ActionForm>
  );
}

export function OutcomeSelect({
  words,
  chosen,
}: Pick<Reader, "words"> & { readonly chosen?: string | null }) {
  return (
    <select name="outcome" autocomplete="off" aria-label={words.lead.outcome}>
      <option value="">{words.lead.noOutcome}</option>
      {outcomes.map((outcome) => (
        <option value={outcome} selected={outcome === chosen}>
          {words.outcomes[outcome]}
        </option>
      ))}
    </select>
  );
}
