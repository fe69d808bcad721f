import type { Field, Form, FormDefinition } from "./field.ts";
import type { WordsOf } from "./words.ts";

type WordsOfField = Pick<Field, "label" | "hint" | "terms"> & {
  options?: Record<string, string>;
};

/**
 * A form in the words of a language; names, kinds, conditions and stored options are those of its definition.
 */
export function wordedForm<F extends FormDefinition>(definition: F, words: WordsOf<F>): Form {
  const { heading, submitLabel, successMessage } = words;
  const titles: Record<string, string> = words.sections;
  const ofFields = words.fields as Record<string, WordsOfField>;
  return {
    ...definition,
    heading,
    submitLabel,
    successMessage,
    sections: definition.sections.map((section) => ({
      ...section,
      title: titles[section.name] ?? "",
      fields: section.fields.map((field) => {
        const { options, ...texts } = ofFields[field.name] as WordsOfField;
        return { ...field, ...texts, ...(options && { optionTexts: options }) };
      }),
    })),
  };
}
