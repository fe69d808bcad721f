import { mailAgain } from "../../leads/notes.ts";
import { Section } from "../frame.tsx";
import { nameIn } from "../reader.ts";
import {
  ActionButton,
  ActionForm,
  isPossible,
  type LeadProps,
  type Post,
  type PostResult,
  StepButton,
} from "./action.tsx";

const papers = ["conflict-checked", "agreement-sent", "agreement-signed", "handed-over"] as const;

export async function postResend({ env, change }: Post): Promise<PostResult> {
  return { done: (await mailAgain(env.DB, change)) ? "resent" : "nothing" };
}

export function Papers(props: LeadProps) {
  const { reader, lead } = props;
  const { words } = reader;
  const isDone = (step: string) => lead.history.some(({ what }) => what === step);
  return (
    <Section title={words.lead.papers}>
      <ul class="list">
        {(["agreement", "file", "copy"] as const).map((paper) => (
          <li>
            <a href={`/desk/${lead.reference}?as=${paper}`}>{words.lead.prints[paper]}</a>
          </li>
        ))}
        <li>
          <a href={`/desk/${lead.reference}.vcf`}>{words.lead.card}</a>
        </li>
      </ul>
      <p class="quiet">{words.lead.keeping}</p>
      {!isDone("conflict-checked") && (
        <p>
          <a href={`/desk/?${new URLSearchParams({ state: "all", q: nameIn(lead, reader) })}`}>
            {words.lead.conflictSearch}
          </a>
        </p>
      )}
      <ActionForm {...props} part="papers">
        <p class="row">
          {papers
            .filter((step) => !isDone(step))
            .map((step) => (
              <StepButton {...props} step={step} />
            ))}
          {isPossible(props, "mine") && (
            <ActionButton action="resent">{words.steps.resent.button}</ActionButton>
          )}
        </p>
      </ActionForm>
    </Section>
  );
}
