import { memo } from "react";
import type { Field } from "#lead/field.ts";
import { Control } from "./controls/control.tsx";
import type { TellValue } from "./controls/control-value.ts";
import { useWords } from "./use-words.ts";

export interface FieldViewProps {
  readonly field: Field;
  readonly id: string;
  readonly initial: string | undefined;
  readonly message: string | undefined;
  /** The part of the message that stays, once it has left, until the answer changes. */
  readonly reason: string | undefined;
  /** A new number means a new message. */
  readonly failures: number;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  /** True where the word 'optional' stands beside the label of what may be left out. */
  readonly marksOptional: boolean;
  /** When the question is meant, told where it shows all the same; else empty. */
  readonly condition: string;
  readonly defaultCountry: string;
  /** Changes when the form is emptied. */
  readonly run: number;
  onEdited(name: string): void;
  readonly tellValue: TellValue;
}

/** One question: label, hint, control, and the room in which its message appears. */
export const FieldView = memo(function FieldView(props: FieldViewProps) {
  const { field, id, message, reason, failures, condition } = props;
  const words = useWords();
  const optional = props.marksOptional && !field.required;
  const notes = [
    condition && `${id}-condition`,
    optional && `${id}-optional`,
    field.hint && `${id}-hint`,
    (message ?? reason) && `${id}-error`,
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
            {` ${words.optional}`}
          </span>
        )}
        {field.hint && (
          <p className="visa-hint" id={`${id}-hint`}>
            {field.hint}
          </p>
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
        onEdited={() => props.onEdited(field.name)}
        tellValue={props.tellValue}
      />
      <div className="visa-slot">
        {message && (
          <p key={failures} className="visa-error" part="error" role="alert" id={`${id}-error`}>
            {message}
          </p>
        )}
        {!message && reason && (
          <p className="visa-error" data-quiet="" part="error" id={`${id}-error`}>
            {reason}
          </p>
        )}
      </div>
    </div>
  );
});
