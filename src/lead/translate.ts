import type { Field, Form, noChoice } from "./field.ts";

type SectionOf<F extends Form> = F["sections"][number];
type FieldOf<F extends Form> = SectionOf<F>["fields"][number];

/** All that a form shows, in another language: keyed by the names of its sections and fields and by their options. */
export interface Translation<F extends Form> {
  readonly heading: string;
  readonly submitLabel: string;
  readonly successMessage: string;
  readonly sections: { readonly [S in SectionOf<F> as S["title"] extends "" ? never : S["name"]]: string };
  readonly fields: { readonly [K in FieldOf<F> as K["name"]]: TranslatedField<K> };
}

/** A label, and a hint and options exactly where the field has them. */
type TranslatedField<K> = { readonly label: string } & (K extends { readonly hint: string }
  ? { readonly hint: string }
  : unknown) &
  (K extends { readonly options: readonly (infer Option extends string)[] }
    ? { readonly options: Readonly<Record<Option | typeof noChoice, string>> }
    : unknown);

/** What a translation says of any field. */
type FieldTexts = Pick<Field, "label" | "hint"> & { readonly options?: Readonly<Record<string, string>> };

/** A form in another language: names, kinds, conditions and the stored words of options stay. */
export function translateForm<F extends Form>(form: F, translation: Translation<F>): Form {
  const { heading, submitLabel, successMessage } = translation;
  const titles: Readonly<Record<string, string>> = translation.sections;
  const texts = translation.fields as Readonly<Record<string, FieldTexts>>;
  return {
    ...form,
    heading,
    submitLabel,
    successMessage,
    sections: form.sections.map((section) => ({
      ...section,
      title: titles[section.name] ?? "",
      fields: section.fields.map((field) => {
        const { options, ...words } = texts[field.name] as FieldTexts;
        return { ...field, ...words, ...(options && { optionTexts: options }) };
      }),
    })),
  };
}
