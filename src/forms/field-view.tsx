import { memo } from "react";
import type { Field } from "#lead/field.ts";
import type { PhoneChoice } from "#lead/wire.ts";
import { Beginnings } from "./beginnings.tsx";
import { Control } from "./controls/control.tsx";
import type { TellValue } from "./phone/use-phone.ts";
import { useWords } from "./use-words.ts";

export interface FieldViewProps {
  readonly field: Field;
  readonly id: string;
  readonly initial: string | undefined;
  /** Likely spelling of an address; empty: it seems meant as it is. */
  readonly mended: string;
  /** Other readings of a number, one press each; none: nothing is asked. */
  readonly choices: readonly PhoneChoice[] | undefined;
  /** Why the answer was refused, until it changes. */
  readonly reason: string | undefined;
  /** Told beside the first of several refused answers; else empty. */
  readonly wrongCount: string;
  /** The reason is an alert now, which leaves while the reason stays. */
  readonly alerting: boolean;
  /** Told politely once a choice brings questions further below; absent: no choice of this field does. */
  readonly follows: string | undefined;
  /** A new number means a new message. */
  readonly failures: number;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  /** True where the word 'optional' stands beside the label of what may be left out. */
  readonly marksOptional: boolean;
  /** Names the answers for which the question is meant, where it shows all the same; else empty. */
  readonly condition: string;
  readonly defaultCountry: string;
  /** Changes when the form is emptied. */
  readonly run: number;
  /** Enter leads to the next question. */
  readonly enterMovesOn: boolean;
  onEdited(name: string): void;
  onMend(): void;
  onBegin(name: string, beginning: string): void;
  onChooseCountry(name: string, code: string): void;
  readonly tellValue: TellValue;
}

/** One question: label, hint, control, and the room in which its message appears. */
export const FieldView = memo(function FieldView(props: FieldViewProps) {
  const { field, id, reason, alerting, follows, failures, condition } = props;
  const words = useWords();
  const optional = props.marksOptional && !field.required;
  const notes = [
    reason && `${id}-error`,
    condition && `${id}-condition`,
    optional && `${id}-optional`,
    field.hint && `${id}-hint`,
  ];
  return (
    <div
      className="visa-field"
      part="field"
      data-kind={field.kind}
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
        {field.hint && (
          <p className="visa-hint" id={`${id}-hint`}>
            {field.hint}
          </p>
        )}
        {field.terms && (
          <details className="visa-terms">
            <summary>{words.terms}</summary>
            <p>{field.terms}</p>
          </details>
        )}
        {field.kind === "longText" && (
          <Beginnings
            id={id}
            disabled={props.readOnly}
            onBegin={(beginning) => props.onBegin(field.name, beginning)}
          />
        )}
      </div>
      <Control
        field={field}
        id={id}
        initial={props.initial}
        invalid={props.invalid}
        readOnly={props.readOnly}
        describedBy={notes.filter(Boolean).join(" ") || undefined}
        defaultCountry={props.defaultCountry}
        run={props.run}
        enterMovesOn={props.enterMovesOn}
        onEdited={() => props.onEdited(field.name)}
        tellValue={props.tellValue}
      />
      <div className="visa-slot">
        {reason && alerting && (
          <p key={failures} className="visa-error" part="error" role="alert" id={`${id}-error`}>
            {reason}
          </p>
        )}
        {reason && !alerting && (
          <p className="visa-error" data-quiet="" part="error" id={`${id}-error`}>
            {reason}
          </p>
        )}
        {props.wrongCount && (
          <p className="visa-hint">
            <span key={props.wrongCount}>{props.wrongCount}</span>
          </p>
        )}
        {field.kind === "email" && (
          <div aria-live="polite">
            {props.mended && <MendedEmail key={props.mended} email={props.mended} onMend={props.onMend} />}
          </div>
        )}
        {field.kind === "phone" && (
          <div aria-live="polite">
            {props.choices?.map(({ country, text }) => (
              <button
                key={country}
                type="button"
                className="visa-offer"
                disabled={props.readOnly}
                onClick={() => props.onChooseCountry(field.name, country)}
              >
                <bdi key={text}>{text}</bdi>
              </button>
            ))}
          </div>
        )}
        {follows !== undefined && (
          <p className="visa-hint" aria-live="polite">
            {follows && <span key={follows}>{follows}</span>}
          </p>
        )}
      </div>
    </div>
  );
});

/** Offers the likely domain where a well-known one is misspelled. */
export function MendedEmail({ email, onMend }: { readonly email: string; onMend(): void }) {
  const words = useWords();
  return (
    <button type="button" className="visa-offer" onClick={onMend}>
      {words.didYouMean(email)}
    </button>
  );
}
