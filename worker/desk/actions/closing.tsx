import { outcomes } from "../../leads/history.ts";
import type { Reader } from "../reader.ts";
import { Select } from "../select.tsx";
import { ActionForm, isPossible, type LeadProps, type Posted, StepButton } from "./action.tsx";

export function outcomeIn(posted: Posted): string | null {
  return outcomes.find((outcome) => outcome === posted("outcome")) ?? null;
}

export function CloseForm(props: LeadProps) {
  const { reader, lead } = props;
  const step = (["closed", "outcome"] as const).find((step) => isPossible(props, step));
  if (step === undefined) return null;
  return (
    <ActionForm {...props} part="outcome" restored={false}>
      <p class="row">
        <OutcomeSelect words={reader.words} chosen={lead.outcome} />
        <StepButton {...props} step={step} />
      </p>
    </ActionForm>
  );
}

export function OutcomeSelect({ words, chosen }: Pick<Reader, "words"> & { chosen?: string | null }) {
  return (
    <Select
      name="outcome"
      aria-label={words.lead.outcome}
      options={[
        ["", words.lead.noOutcome],
        ...outcomes.map((outcome) => [outcome, words.outcomes[outcome]] as const),
      ]}
      chosen={chosen}
    />
  );
}
