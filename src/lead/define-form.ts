import type { Condition, FieldDefinition, FieldKind, FormDefinition } from "./field.ts";

const defaults = {
  text: { short: true, max: 120 },
  ages: { short: true, max: 120 },
  longText: { short: false, max: 5000 },
  email: { short: false, max: 254, autocomplete: "email" },
  phone: { short: false, autocomplete: "tel" },
  integer: { short: true },
  choice: { short: true },
} satisfies Record<FieldKind, Partial<FieldDefinition>>;

/**
 * Makes a form from its data. The compiler requires the options of a choice and the bounds of a number;
 * tests/unit/lead/define-form.test.ts checks the conditions of every form.
 */
export function defineForm<const F extends WrittenForm>(form: F): Defined<F> {
  const sections = form.sections.map(({ name, untitled, when, fields }) => ({
    name,
    ...(untitled && { untitled }),
    fields: fields.map(
      (field): FieldDefinition => ({
        required: false,
        autocomplete: "off",
        ...(when && { when }),
        ...defaults[field.kind],
        ...field,
      }),
    ),
  }));
  return { ...form, sections } as unknown as Defined<F>;
}

/** A field in a form's data; `defaults` fill in the rest. */
type WrittenField = Pick<FieldDefinition, "name"> &
  Partial<FieldDefinition> &
  (
    | { kind: Exclude<FieldKind, "integer" | "choice"> }
    | { kind: "integer"; min: number; max: number }
    | { kind: "choice"; options: readonly string[] }
  );

interface WrittenSection {
  name: string;
  untitled?: true;
  /** The condition of the section's fields that have none of their own. */
  when?: Condition;
  fields: readonly WrittenField[];
}

type WrittenForm = Omit<FormDefinition, "sections"> & { sections: readonly WrittenSection[] };

type Defined<F extends WrittenForm> = Omit<FormDefinition, "sections"> & {
  sections: readonly DefinedSection<F["sections"][number]>[];
};

type DefinedSection<S extends WrittenSection> = S extends WrittenSection
  ? Pick<S, "name" | ("untitled" & keyof S)> & {
      fields: readonly DefinedField<S["fields"][number]>[];
    }
  : never;

/** Settings whose exact values are in the form's type, because the words of every language depend on them. */
type Telling = "hinted" | "termed" | "options" | "placeholder";

type DefinedField<D extends WrittenField> = D extends WrittenField
  ? Omit<FieldDefinition, "name" | "kind" | Telling> & Pick<D, "name" | "kind" | (Telling & keyof D)>
  : never;
