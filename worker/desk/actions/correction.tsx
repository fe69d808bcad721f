import { fieldsOf } from "#lead/field.ts";
import { isVisible } from "#lead/visible.ts";
import { forms } from "#words/forms.ts";
import { labelOf } from "../../consultant-words.ts";
import type { ListedLead } from "../../leads/listed-lead.ts";
import { correctAnswer } from "../../leads/notes.ts";
import { AnswerControl, typedAnswer } from "../answer-control.tsx";
import type { Reader } from "../reader.ts";
import { LabelledSelect } from "../select.tsx";
import { ActionButton, type Correcting, type LeadProps, type Post, type PostResult } from "./action.tsx";

export function correctingOf(
  { form, answers, eraseAt }: ListedLead,
  name: string,
  { language }: Reader,
): Correcting | undefined {
  const field = fieldsOf(forms[language][form]).find((asked) => asked.name === name);
  if (field === undefined || eraseAt !== null) return undefined;
  const value = String(answers[name] ?? "");
  return { field, value, before: value };
}

export async function postCorrection({ env, lead, reader, posted, change }: Post): Promise<PostResult> {
  const [name, value] = [posted("field"), posted("value")];
  const correcting = correctingOf(lead, name, reader);
  if (correcting === undefined) return { done: "nothing" };
  const refused = (refusal: string) => ({ correcting: { ...correcting, value, refusal } });
  // Somebody else has corrected the same answer since the page was opened.
  const isStale = lead.history.slice(Number(posted("seen")) || 0).some(({ field }) => field === name);
  if (posted("seen") !== "" && isStale) return refused(reader.words.lead.changedMeanwhile(correcting.before));
  const { answer, refusal } = typedAnswer(correcting.field, value, reader.language);
  if (refusal !== undefined) return refused(refusal);
  if (answer === lead.answers[name]) return { done: "nothing" };
  const isCorrected = await correctAnswer(env.DB, lead, change, { field: name, to: answer });
  return { done: isCorrected ? "corrected" : "nothing" };
}

export function Correction({ reader, lead, correcting }: LeadProps) {
  const { words, language } = reader;
  if (lead.eraseAt !== null) return null;
  if (correcting === undefined)
    return (
      <form method="get" action={`/desk/${lead.reference}`} class="row" autocomplete="off">
        <LabelledSelect
          id="correct"
          label={words.lead.correct}
          options={fieldsOf(forms[language][lead.form])
            .filter((field) => isVisible(field, lead.answers))
            .map((field) => [field.name, labelOf(field, words)] as const)}
        />
        <button>{words.lead.choose}</button>
      </form>
    );
  const { field } = correcting;
  const label = labelOf(field, words);
  return (
    <form method="post" action={`/desk/${lead.reference}?correct=${field.name}&again=answer`}>
      <h2>{words.lead.correctThis(label)}</h2>
      <input type="hidden" name="field" value={field.name} />
      <input type="hidden" name="seen" value={String(lead.history.length)} />
      <AnswerControl {...correcting} id="value" label={words.lead.newAnswer(label)} words={words} focused />
      <p class="row">
        <ActionButton action="corrected" first>
          {words.steps.corrected.button}
        </ActionButton>
        <a class="button" href={`/desk/${lead.reference}`}>
          {words.lead.cancel}
        </a>
      </p>
    </form>
  );
}
