import { type KeyboardEvent, useState } from "react";
import { type Field, optionText } from "#lead/field.ts";
import { PhoneInput } from "../phone/phone-input.tsx";
import type { TellValue } from "../phone/use-phone.ts";
import { useWords } from "../use-words.ts";

export interface ControlProps {
  readonly field: Field;
  readonly id: string;
  /** The answer that a question had before it went out of sight. */
  readonly initial: string | undefined;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly describedBy: string | undefined;
  readonly defaultCountry: string;
  /** Changes when the form is emptied. */
  readonly run: number;
  /** Enter leads to the next question. */
  readonly enterMovesOn: boolean;
  onEdited(): void;
  readonly tellValue: TellValue;
}

/**
 * The control of one question. All are uncontrolled: what a visitor typed before the script ran is simply
 * there, and the answers are read from the page when they are needed.
 */
export function Control(props: ControlProps) {
  const { field, id, invalid, describedBy, readOnly } = props;
  const words = useWords();
  const [initial] = useState(props.initial);

  const shared = {
    id,
    name: field.name,
    className: "visa-control",
    part: "control",
    autoComplete: field.autocomplete,
    defaultValue: initial,
    "aria-required": field.required || undefined,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy,
  };
  const text = { ...shared, readOnly, enterKeyHint: props.enterMovesOn ? ("next" as const) : undefined };

  switch (field.kind) {
    case "phone":
      return (
        <PhoneInput
          {...text}
          defaultCountry={props.defaultCountry}
          run={props.run}
          onEdited={props.onEdited}
          tellValue={props.tellValue}
        />
      );
    case "choice":
      return (
        <span className="visa-select">
          <select {...shared}>
            <option value={field.placeholder ?? ""}>{words.noChoice}</option>
            {field.options?.map((option) => (
              <option key={option} value={option}>
                {optionText(field, option)}
              </option>
            ))}
          </select>
        </span>
      );
    case "longText":
      return <textarea {...shared} rows={5} readOnly={readOnly} onKeyUp={showAfterTab} />;
    case "integer":
      // Not `number`, whose control stays empty where digits of another script are typed.
      return <input {...text} type="text" inputMode="numeric" />;
    case "email":
      return <input {...text} type="email" inputMode="email" spellCheck={false} dir="ltr" />;
    case "text":
    case "ages":
      return <input {...text} type="text" />;
  }
}

/** A browser brings the caret into view, which is the first line alone where the text area begins at the window's end. */
function showAfterTab({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}
