import { type Field, fieldsOf, optionText } from "#lead/field.ts";
import { sourceRows } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { isVisible } from "#lead/visible.ts";
import { forms } from "#words/forms.ts";
import type { DeskWords } from "../consultant-words.ts";
import { ActionButton, Rows, Section } from "./frame.tsx";
import type { OfLead } from "./reader.ts";

/** All that was answered, section by section. */
export function AnswerSections({ reader: { language, mailWords }, lead }: OfLead) {
  return presentAnswers(forms[language][lead.form], lead.answers).map(({ title, rows }) => (
    <Section title={title === "" ? mailWords.headings.message : title}>
      <Rows rows={rows} />
    </Section>
  ));
}

export function SourceSection({ reader: { mailWords }, lead }: OfLead) {
  return (
    <Section title={mailWords.headings.source}>
      <Rows rows={sourceRows(lead, mailWords)} />
    </Section>
  );
}

/** An answer that is being corrected. */
export interface Correcting {
  readonly field: Field;
  /** Text of the control, and the answer as it is stored. */
  readonly value: string;
  readonly before: string;
  readonly refusal?: string;
}

export function Correction({
  reader: { words, language },
  lead,
  correcting,
}: OfLead & { readonly correcting?: Correcting | undefined }) {
  if (lead.eraseAt !== null) return null;
  if (correcting === undefined)
    return (
      <form method="get" action={`/desk/${lead.reference}`} class="row">
        <p class="wide">
          <label for="correct">{words.lead.correct}</label>
          <select id="correct" name="correct">
            {fieldsOf(forms[language][lead.form])
              .filter((field) => isVisible(field, lead.answers))
              .map(({ name, label }) => (
                <option value={name}>{label}</option>
              ))}
          </select>
        </p>
        <button>{words.lead.choose}</button>
      </form>
    );
  const { field } = correcting;
  return (
    <form method="post" action={`/desk/${lead.reference}`}>
      <h2>{words.lead.correctThis(field.label)}</h2>
      <input type="hidden" name="field" value={field.name} />
      {/* What is added meanwhile is somebody else's. */}
      <input type="hidden" name="seen" value={String(lead.history.length)} />
      <AnswerControl
        {...correcting}
        id="value"
        label={words.lead.newAnswer(field.label)}
        words={words}
        focused
      />
      <p class="row">
        <ActionButton action="corrected" first>
          {words.lead.save}
        </ActionButton>
        <a class="button" href={`/desk/${lead.reference}`}>
          {words.lead.cancel}
        </a>
      </p>
    </form>
  );
}

interface ControlProps {
  readonly words: DeskWords;
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly refusal?: string | undefined;
  readonly focused: boolean;
}

/** The control of an answer, with what is wrong with it. */
export function AnswerControl({ words, field, id, label, value = "", refusal, focused }: ControlProps) {
  const isRefused = refusal !== undefined;
  const common = {
    ...{ id, name: id, dir: "auto" as const, autocomplete: "off", autofocus: focused },
    ...(isRefused ? { "aria-describedby": `${id}-refusal`, "aria-invalid": "true" as const } : {}),
  };
  return (
    <p>
      <label for={id}>{label}</label>
      {field.options !== undefined ? (
        <select {...common}>
          {["", ...field.options].map((option) => (
            <option value={option} selected={option === value}>
              {option === "" ? words.lead.noAnswer : optionText(field, option)}
            </option>
          ))}
        </select>
      ) : field.kind === "longText" ? (
        <textarea {...common}>{value}</textarea>
      ) : (
        <input {...common} value={value} />
      )}
      {isRefused ? (
        <span id={`${id}-refusal`} class="alert" role="alert">
          {refusal}
        </span>
      ) : null}
    </p>
  );
}
