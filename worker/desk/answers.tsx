import { type Field, fieldsOf, optionText } from "#lead/field.ts";
import { presentAnswers } from "#lead/present.ts";
import { isVisible } from "#lead/visible.ts";
import { forms } from "#words/forms.ts";
import type { DeskWords } from "../consultant-words.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { Rows, Section } from "./frame.tsx";
import type { Reader } from "./reader.ts";

/** An answer that is being corrected. */
export interface Correcting {
  readonly field: Field;
  /** Text of the control, and the answer as it is stored. */
  readonly value: string;
  readonly before: string;
  /** Why it was not taken. */
  readonly refusal?: string;
}

interface AnswersProps {
  readonly reader: Reader;
  readonly lead: ListedLead;
  readonly correcting?: Correcting | undefined;
}

/** All that was answered, and the way to correct one answer. */
export function Answers({ reader, lead, correcting }: AnswersProps) {
  const { words, mailWords, language } = reader;
  const seen = String(lead.history.length);
  const form = forms[language][lead.form];
  const fields = fieldsOf(form).filter((field) => isVisible(field, lead.answers));
  return (
    <>
      {presentAnswers(form, lead.answers).map(({ title, rows }) => (
        <Section title={title === "" ? mailWords.headings.message : title}>
          <Rows rows={rows} />
        </Section>
      ))}
      {lead.eraseAt !== null ? null : correcting === undefined ? (
        <form method="get" action={`/desk/${lead.reference}#correct`} class="row">
          <p class="wide">
            <label for="correct">{words.lead.correct}</label>
            <select id="correct" name="correct">
              {fields.map(({ name, label }) => (
                <option value={name}>{label}</option>
              ))}
            </select>
          </p>
          <button>{words.lead.choose}</button>
        </form>
      ) : (
        <Correction words={words} reference={lead.reference} seen={seen} correcting={correcting} />
      )}
    </>
  );
}

function Correction({
  words,
  reference,
  seen,
  correcting: { field, value, refusal },
}: {
  readonly words: DeskWords;
  readonly reference: string;
  /** Entries of the history that the page shows: what is added meanwhile is somebody else's. */
  readonly seen: string;
  readonly correcting: Correcting;
}) {
  const described = refusal === undefined ? undefined : "refusal";
  const invalid = refusal === undefined ? undefined : ("true" as const);
  const common = {
    ...{ id: "value", name: "value", dir: "auto" as const, autofocus: true },
    ...{ "aria-describedby": described, "aria-invalid": invalid },
  };
  return (
    <form method="post" action={`/desk/${reference}#correct`} id="correct">
      <h2>{words.lead.correctThis(field.label)}</h2>
      <input type="hidden" name="field" value={field.name} />
      <input type="hidden" name="seen" value={seen} />
      <p>
        <label for="value">{words.lead.newAnswer(field.label)}</label>
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
      </p>
      {refusal === undefined ? null : (
        <p id="refusal" class="alert" role="alert">
          {refusal}
        </p>
      )}
      <p class="row">
        <button class="first" name="action" value="corrected">
          {words.lead.save}
        </button>
        <a class="button" href={`/desk/${reference}`}>
          {words.lead.cancel}
        </a>
      </p>
    </form>
  );
}
