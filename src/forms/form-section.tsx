import type { ReactNode } from "react";
import type { Form, Section } from "#lead/field.ts";
import { conditionWords, sharedCondition } from "./condition-words.ts";
import { useWords } from "./use-words.ts";

interface FormSectionProps extends LegendProps {
  readonly form: Form;
  readonly section: Section;
  readonly isDone: boolean;
  /** Says when the section is meant, where it shows whether its condition holds or not. */
  readonly tellsCondition: boolean;
  /** Set while the answers are on their way. */
  readonly isBusy: true | undefined;
  readonly children: ReactNode;
}

interface LegendProps {
  readonly number: number;
  readonly count: number;
  /** On the site the page's title stands above, in an element the form's own. */
  readonly level: "h2" | "h3";
}

/** A part of a long form under its title. */
export function FormSection({
  form,
  section,
  isDone,
  tellsCondition,
  isBusy,
  children,
  ...legend
}: FormSectionProps) {
  const words = useWords();
  const condition = tellsCondition ? sharedCondition(section) : undefined;
  return (
    <fieldset
      className="visa-section"
      data-done={isDone || undefined}
      data-conditional={condition !== undefined || undefined}
    >
      <Legend title={section.title} {...legend} />
      {condition && <p className="visa-lead">{conditionWords(form, condition, words)}</p>}
      <div className="visa-fields" aria-busy={isBusy}>
        {children}
      </div>
    </fieldset>
  );
}

function Legend({ title, number, count, level: Heading }: LegendProps & { readonly title: string }) {
  const words = useWords();
  return (
    <legend className="visa-legend">
      <span className="visa-stop" aria-hidden="true">
        {number}
      </span>
      <Heading>{title}</Heading>
      <span className="visa-part" key={count}>
        {words.part(number, count)}
      </span>
    </legend>
  );
}
