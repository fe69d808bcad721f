import { type KeyboardEvent, useState } from "react";
import { type Field, optionText } from "#lead/field.ts";
import { PhoneInput } from "../phone/phone-input.tsx";
import { useWords } from "../use-words.ts";
import type { TellValue } from "./control-value.ts";
import { EmailInput } from "./email-input.tsx";
import type { ShowOffer } from "./offer.ts";

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
  readonly showOffer: ShowOffer;
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

  const enterKeyHint = props.enterMovesOn ? ("next" as const) : undefined;
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

  switch (field.kind) {
    case "phone":
      return (
        <PhoneInput
          id={id}
          name={field.name}
          autocomplete={field.autocomplete}
          required={field.required === true}
          invalid={invalid}
          readOnly={readOnly}
          describedBy={describedBy}
          defaultCountry={props.defaultCountry}
          run={props.run}
          enterKeyHint={enterKeyHint}
          onEdited={props.onEdited}
          showOffer={props.showOffer}
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
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          enterKeyHint={enterKeyHint}
          min={field.min}
          max={field.max}
          step={1}
          readOnly={readOnly}
        />
      );
    case "email":
      return (
        <EmailInput
          {...shared}
          enterKeyHint={enterKeyHint}
          readOnly={readOnly}
          onEdited={props.onEdited}
          showOffer={props.showOffer}
        />
      );
    case "text":
    case "ages":
      return <input {...shared} type="text" enterKeyHint={enterKeyHint} readOnly={readOnly} />;
  }
}

/** A browser brings the caret into view, which is the first line alone where the text area begins at the window's end. */
function showAfterTab({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}
