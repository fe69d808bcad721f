import { mailAgain } from "../../leads/notes.ts";
import type { StepName } from "../../leads/steps.ts";
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

export async function postResend({ env, change }: Post): Promise<PostResult> {
  return { done: (await mailAgain(env.DB, change)) ? "resent" : "nothing" };
}

export function Papers(props: LeadProps) {
  const { reader, lead } = props;
  const { words } = reader;
  const isDone = (step: string) => lead.history.some(({ what }) => what === step);
  const link = (paper: "agreement" | "file" | "copy") => (
    <a href={`/desk/${lead.reference}?as=${paper}`}>{words.lead.prints[paper]}</a>
  );
  const buttons = (...steps: readonly StepName[]) => {
    const left = steps.filter((step) => !isDone(step));
    return (
      left.length > 0 && (
        <p class="row">
          {left.map((step) => (
            <StepButton {...props} step={step} />
          ))}
        </p>
      )
    );
  };
  return (
    <Section title={words.lead.papers}>
      <ActionForm {...props} part="papers">
        <ul class="list papers">
          <li>
            {isDone("conflict-checked") ? (
              words.steps["conflict-checked"].done
            ) : (
              <a href={`/desk/?${new URLSearchParams({ state: "all", q: nameIn(lead, reader) })}`}>
                {words.lead.conflictSearch}
              </a>
            )}
            {buttons("conflict-checked")}
          </li>
          <li>
            {link("agreement")}
            {buttons("agreement-sent", "agreement-signed")}
          </li>
          <li>
            {link("file")}
            {buttons("handed-over")}
            <p class="quiet">{words.lead.keeping}</p>
          </li>
          <li>{link("copy")}</li>
          <li>
            <a href={`/desk/${lead.reference}.vcf`}>{words.lead.card}</a>
          </li>
        </ul>
        {isPossible(props, "mine") && (
          <ActionButton action="resent">{words.steps.resent.button}</ActionButton>
        )}
      </ActionForm>
    </Section>
  );
}
