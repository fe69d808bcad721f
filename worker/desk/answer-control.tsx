import { defaultCountry, type Field, optionText } from "#lead/field.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { readPhone } from "#phone/read-phone.ts";
import type { DeskWords } from "../consultant-words.ts";
import { answerSchema } from "../intake/answer-schema.ts";
import { readIssue, wordRefusal } from "../intake/word-refusal.ts";
import { Select } from "./select.tsx";

interface ControlProps {
  words: DeskWords;
  field: Field;
  id: string;
  label: string;
  value: string | undefined;
  refusal?: string | undefined;
  focused: boolean;
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
          options={[
            ["", words.lead.noAnswer],
            ...field.options.map((option) => [option, optionText(field, option)] as const),
          ]}
          chosen={value}
        />
      ) : field.kind === "longText" ? (
        <textarea {...common}>{value}</textarea>
      ) : (
        <input {...common} value={value} />
      )}
      {isRefused && (
        <span id={`${id}-refusal`} class="alert" role="alert">
          {refusal}
        </span>
      )}
    </p>
  );
}

/**
 * Validates an answer as the form would, except that a number may be typed as it is dialled in Canada,
 * without `+1`: whoever types it has just called it.
 */
export function typedAnswer(
  field: Field,
  typed: string,
  language: SiteLanguage,
): { answer?: string | number | undefined; refusal?: string } {
  const { data, error } = answerSchema(field).safeParse(field.kind === "phone" ? dialledHere(typed) : typed);
  const [issue] = error?.issues ?? [];
  return issue === undefined ? { answer: data } : { refusal: wordRefusal(field, readIssue(issue), language) };
}

function dialledHere(typed: string) {
  const read = readPhone(typed, defaultCountry);
  return "text" in read && read.country === defaultCountry ? read.text : typed;
}
