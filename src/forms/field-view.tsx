import type { ComponentProps } from "react";
import type { Field } from "#lead/field.ts";
import { sharedCondition } from "./condition-words.ts";
import { Control } from "./controls/control.tsx";
import { useForm } from "./form-context.ts";

interface FieldViewProps {
  readonly field: Field;
  /** Names the answers for which the question is meant, where it shows all the same; else empty. */
  readonly condition: string;
}

export function FieldView({ field, condition }: FieldViewProps) {
  const { words, state, idPrefix, marksOptional } = useForm();
  const { name, kind, hint } = field;
  const id = `${idPrefix}-${name}`;
  const invalid = state.invalid.includes(name);
  const reason = state.reasons[name] ?? (invalid ? words.lookAgain : "");
  const optional = marksOptional && !field.required;
  const notes = [
    reason && `${id}-error`,
    condition && `${id}-condition`,
    optional && `${id}-optional`,
    hint && `${id}-hint`,
  ];
  return (
    <div
      className="visa-field"
      part="field"
      data-kind={kind}
      data-short={field.short || undefined}
      data-conditional={condition ? "" : undefined}
    >
      <div className="visa-ask">
        {condition && (
          <p className="visa-hint" id={`${id}-condition`}>
            {condition}
          </p>
        )}
        <label className="visa-label" part="label" htmlFor={id}>
          {field.label}
        </label>
        {optional && (
          <span className="visa-optional" id={`${id}-optional`}>
            {words.optional}
          </span>
        )}
        {hint && (
          <p className="visa-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {field.terms && (
          <details className="visa-terms">
            <summary>{words.terms}</summary>
            <p>{field.terms}</p>
          </details>
        )}
        {kind === "longText" && <Beginnings name={name} id={id} />}
      </div>
      <Control
        field={field}
        id={id}
        invalid={invalid}
        describedBy={notes.filter(Boolean).join(" ") || undefined}
      />
      <Messages field={field} id={id} reason={reason} />
    </div>
  );
}

/** What most visitors come for, as first sentences of a message: a press writes one, the rest is theirs. */
function Beginnings({ name, id }: { readonly name: string; readonly id: string }) {
  const { words, state, on } = useForm();
  const disabled = state.phase !== "idle";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not stand in line with its field’s label
    <div className="visa-beginnings" role="group" aria-labelledby={`${id}-begin`}>
      <p className="visa-hint" id={`${id}-begin`}>
        {words.beginWith}
      </p>
      <div>
        {words.beginnings.map((beginning) => (
          <Offer key={beginning} disabled={disabled} onClick={() => on.begin(name, beginning)}>
            {beginning}
          </Offer>
        ))}
      </div>
    </div>
  );
}

interface MessagesProps {
  readonly field: Field;
  readonly id: string;
  readonly reason: string;
}

function Messages({ field: { name, kind }, id, reason }: MessagesProps) {
  const { form, words, state, visible, on } = useForm();
  const alerting = state.alerted === name;
  // Where several answers are wrong, the first of them tells how many.
  const wrong = form.focusOnError && state.invalid.length > 1 ? state.invalid.filter(visible) : [];
  const choices = state.question?.name === name ? state.question.choices : [];
  return (
    <div className="visa-slot">
      {reason && (
        // An alert leaves while its text stays; a new number of failures means a new message.
        <p
          key={alerting ? state.failures : "quiet"}
          className="visa-error"
          data-quiet={alerting ? undefined : ""}
          part="error"
          role={alerting ? "alert" : undefined}
          id={`${id}-error`}
        >
          {reason}
        </p>
      )}
      {name === wrong[0] && (
        <p className="visa-hint">
          <span key={wrong.length}>{words.wrongAnswers(wrong.length)}</span>
        </p>
      )}
      {kind === "email" && (
        <div aria-live="polite">
          <MendedEmail />
        </div>
      )}
      {kind === "phone" && (
        <div aria-live="polite">
          {choices.map(({ country, text }) => (
            <Offer
              key={country}
              disabled={state.phase !== "idle"}
              onClick={() => on.chooseCountry(name, country)}
            >
              <bdi key={text}>{text}</bdi>
            </Offer>
          ))}
        </div>
      )}
      <Follows name={name} />
    </div>
  );
}

function Offer(button: ComponentProps<"button">) {
  return <button type="button" className="visa-offer" {...button} />;
}

export function MendedEmail() {
  const { words, mended, on } = useForm();
  return (
    mended && (
      <Offer key={mended} onClick={() => on.mend(mended)}>
        {words.didYouMean(mended)}
      </Offer>
    )
  );
}

/** Says politely that a choice has brought a section further below; nothing at a question that brings none. */
function Follows({ name }: { readonly name: string }) {
  const { form, words, asksAll, visible } = useForm();
  const section = form.sections.find((section) => sharedCondition(section)?.field === name);
  if (!section) return null;
  const count = asksAll ? 0 : section.fields.filter((field) => visible(field.name)).length;
  const text = words.questionsFollow(count, section.title);
  return (
    <p className="visa-hint" aria-live="polite">
      {count > 0 && <span key={text}>{text}</span>}
    </p>
  );
}
