import type { StepName } from "../../leads/steps.ts";
import { ActionButton, ActionForm, isPossible, type LeadProps } from "./action.tsx";
import { ContactButton } from "./contact.tsx";

export function ActionBar(props: LeadProps) {
  const { reader, lead } = props;
  const ownership: StepName = lead.owner === null ? "mine" : "unowned";
  const star: StepName = lead.starredAt === null ? "starred" : "unstarred";
  const others = [ownership, star, "reopened", "released", "spam", "restored"] as const;
  return (
    <section class="bar actions" aria-label={reader.words.lead.actions}>
      <ActionForm {...props} part="bar" restored={false}>
        <ContactButton {...props} />
        {others
          .filter((step) => isPossible(props, step))
          .map((step) => (
            <ActionButton action={step}>{reader.words.steps[step].button}</ActionButton>
          ))}
      </ActionForm>
    </section>
  );
}
