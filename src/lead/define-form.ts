import type { Condition, FieldDefinition, FieldKind, FormDefinition } from "./field.ts";

/** Settings of a field that the form's data leaves out. */
const defaults: Readonly<
  Record<FieldKind, Pick<FieldDefinition, "short" | "max"> & { autocomplete?: string }>
> = {
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

/** A field as a form's data writes it: what `defaults` say is left out. */
type WrittenField = { [Kind in FieldKind]: WrittenFieldOf<Kind> }[FieldKind];

type WrittenFieldOf<Kind extends FieldKind> = { readonly kind: Kind } & Settings[Kind] &
  Pick<FieldDefinition, "name" | "hinted" | "termed" | "when"> &
  Partial<Pick<FieldDefinition, "required" | "autocomplete" | "short">>;

/** Settings that belong to one kind alone. */
interface Settings {
  readonly text: Pick<FieldDefinition, "max">;
  readonly longText: Pick<FieldDefinition, "max">;
  readonly ages: Pick<FieldDefinition, "max">;
  readonly email: unknown;
  readonly phone: unknown;
  readonly integer: { readonly min: number; readonly max: number };
  readonly choice: { readonly options: AtLeastOne<string>; readonly placeholder?: string };
}

type AtLeastOne<T> = readonly [T, ...T[]];

interface WrittenSection {
  readonly name: string;
  readonly untitled?: true;
  /** The condition of every field of the section that has none of its own. */
  readonly when?: Condition;
  readonly fields: readonly WrittenField[];
}

type WrittenForm = Omit<FormDefinition, "sections"> & { readonly sections: readonly WrittenSection[] };

type Defined<F extends WrittenForm> = Omit<FormDefinition, "sections"> & {
  readonly sections: readonly DefinedSection<F["sections"][number]>[];
};

type DefinedSection<S extends WrittenSection> = S extends WrittenSection
  ? Pick<S, "name" | ("untitled" & keyof S)> & {
      readonly fields: readonly DefinedField<S["fields"][number]>[];
    }
  : never;

/** The settings that a form's type tells exactly, because the words of every language follow them. */
type Telling = "hinted" | "termed" | "options" | "placeholder";

type DefinedField<D extends WrittenField> = D extends WrittenField
  ? Omit<FieldDefinition, "name" | "kind" | Telling> & Pick<D, "name" | "kind" | (Telling & keyof D)>
  : never;

/** Rules for a form's data beyond its shape; `Earlier` maps the fields that stand before to their options. */
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
