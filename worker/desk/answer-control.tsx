import { type Field, optionText } from "#lead/field.ts";
import type { DeskWords } from "../consultant-words.ts";
import { Select } from "./select.tsx";

interface ControlProps {
  readonly words: DeskWords;
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly refusal?: string | undefined;
  readonly focused: boolean;
}

export function AnswerControl({ words, field, id, label, value = "", refusal, focused }: ControlProps) {
  const isRefused = refusal !== undefined;
  const common = {
    id,
    name: id,
    dir: "auto" as const,
    autofocus: focused,
    ...(isRefused ? { "aria-describedby": `${id}-refusal`, "aria-invalid": "true" as const } : {}),
  };
  return (
    <p>
      <label for={id}>{label}</label>
      {field.options !== undefined ? (
        <Select
          {...common}
          autocomplete="on"
          options={["", ...field.options].map(
            (option) => [option, option === "" ? words.lead.noAnswer : optionText(field, option)] as const,
          )}
          chosen={value}
        />
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
