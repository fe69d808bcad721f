import type { Condition, Field, FieldKind, Form } from "./field.ts";

/** What a field says of itself where the form's data leaves it out. */
const defaults: Readonly<Record<FieldKind, Pick<Field, "short" | "max"> & { autocomplete?: string }>> = {
  text: { short: true, max: 120 },
  ages: { short: true, max: 120 },
  longText: { short: false, max: 5000 },
  email: { short: false, max: 254, autocomplete: "email" },
  phone: { short: false, autocomplete: "tel" },
  integer: { short: true },
  choice: { short: true },
};

/**
 * A form from its data. The compiler refuses a name that stands twice, a condition that does not name an earlier
 * choice and options of it, a setting that does not belong to the field's kind, and a key that no field has.
 */
export function defineForm<const F extends WrittenForm>(form: F & Checked<F>): Defined<F> {
  const sections = form.sections.map(({ name, title, when, fields }) => ({
    name,
    title,
    fields: fields.map(
      (field): Field => ({
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

/** A field as a form's data writes it: what `defaults` say is left out. */
type WrittenField = { [Kind in FieldKind]: WrittenFieldOf<Kind> }[FieldKind];

type WrittenFieldOf<Kind extends FieldKind> = { readonly kind: Kind } & Settings[Kind] &
  Pick<Field, "name" | "label" | "hint" | "when"> &
  Partial<Pick<Field, "required" | "autocomplete" | "short">>;

/** What a field of each kind may say beyond what all may. */
interface Settings {
  readonly text: Pick<Field, "max">;
  readonly longText: Pick<Field, "max">;
  readonly ages: Pick<Field, "max">;
  readonly email: unknown;
  readonly phone: unknown;
  readonly integer: { readonly min: number; readonly max: number };
  readonly choice: { readonly options: AtLeastOne<string>; readonly placeholder?: string };
}

type AtLeastOne<T> = readonly [T, ...T[]];

interface WrittenSection {
  readonly name: string;
  readonly title: string;
  /** The condition of every field of the section that has none of its own. */
  readonly when?: Condition;
  readonly fields: readonly WrittenField[];
}

type WrittenForm = Omit<Form, "sections"> & { readonly sections: readonly WrittenSection[] };

type Defined<F extends WrittenForm> = Omit<Form, "sections"> & {
  readonly sections: readonly DefinedSection<F["sections"][number]>[];
};

type DefinedSection<S extends WrittenSection> = S extends WrittenSection
  ? Pick<S, "name" | "title"> & { readonly fields: readonly DefinedField<S["fields"][number]>[] }
  : never;

/** What a form's type tells exactly: a translation has to have the same. */
type Telling = "hint" | "options" | "placeholder";

type DefinedField<D extends WrittenField> = D extends WrittenField
  ? Omit<Field, "name" | "kind" | Telling> & Pick<D, "name" | "kind" | (Telling & keyof D)>
  : never;

/** What a form's data must be too; `Earlier` maps the fields that stand before to their options. */
type Checked<F extends WrittenForm> = { readonly sections: CheckedSections<F["sections"], unknown> };

type CheckedSections<Sections, Earlier> = Sections extends readonly [
  infer First extends WrittenSection,
  ...infer Rest,
]
  ? readonly [
      Matching<
        First,
        WrittenSection & { when?: ConditionOn<Earlier>; fields: CheckedFields<First["fields"], Earlier> }
      >,
      ...CheckedSections<Rest, Earlier & OptionsByName<First["fields"][number]>>,
    ]
  : readonly [];

type CheckedFields<Fields, Earlier> = Fields extends readonly [
  infer First extends WrittenField,
  ...infer Rest,
]
  ? readonly [
      Matching<
        First,
        WrittenFieldOf<First["kind"]> & {
          name: First["name"] extends keyof Earlier ? never : string;
          when?: ConditionOn<Earlier>;
        }
      >,
      ...CheckedFields<Rest, Earlier & OptionsByName<First>>,
    ]
  : readonly [];

/** The keys that `T` has, with the values that `Rule` asks for; a key that the rule does not know takes none. */
type Matching<T, Rule> = { readonly [Key in keyof T]: Key extends keyof Rule ? Rule[Key] : never };

type OptionsByName<Fields extends WrittenField> = {
  readonly [F in Fields as F["name"]]: F extends { readonly options: readonly (infer Option)[] }
    ? Option
    : never;
};

type ConditionOn<Earlier> = {
  [Name in keyof Earlier]: [Earlier[Name]] extends [never]
    ? never
    : { readonly field: Name; readonly is: AtLeastOne<Earlier[Name]> };
}[keyof Earlier];
