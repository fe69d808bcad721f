import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { type Field, optionText } from "#lead/field.ts";
import { afterPress } from "../after-press.ts";
import { useForm } from "../form-context.ts";
import { PhoneInput } from "../phone/phone-input.tsx";

interface ControlProps {
  field: Field;
  id: string;
  invalid: boolean;
  describedBy: string | undefined;
  /** The visitor leaves a number. */
  onLeave(text: string): void;
}

/**
 * All controls are uncontrolled: text typed before hydration stays, and answers are read from the page when
 * needed.
 */
export function Control({ field, id, invalid, describedBy, onLeave }: ControlProps) {
  const { form, words, state, plain } = useForm();
  const readOnly = state.phase !== "idle";
  const [initial] = useState(field.when && state.remembered[field.name]);

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
  const leave = {
    onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => afterPress(() => onLeave(value)),
  };
  const text = { ...shared, readOnly, enterKeyHint: form.enterMovesOn ? ("next" as const) : undefined };

  switch (field.kind) {
    case "phone":
      return <PhoneInput {...text} />;
    case "choice":
      // Boxes to tick on paper, in an attribute, so that nothing but print.css shows them.
      return (
        <span
          className="visa-select"
          data-boxes={
            plain && field.options?.map((option) => toTick(optionText(field, option))).join("\u2003 ")
          }
        >
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
      // Not `type=number`, which rejects the digits of other scripts.
      return <input {...text} {...leave} type="text" inputMode="numeric" />;
    case "email":
      return <input {...text} type="email" inputMode="email" spellCheck={false} dir="ltr" />;
    case "ages":
      return <input {...text} {...leave} type="text" />;
    case "text":
      return <input {...text} type="text" />;
  }
}

/** Browsers only scroll to the caret, which may leave most of a text area below the window. */
function showAfterTab({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}

/** An option and its box stay on one line. */
const toTick = (option: string) => `\u2610 ${option}`.replaceAll(" ", "\u00a0");
