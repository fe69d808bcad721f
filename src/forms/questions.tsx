import type { FormSection } from "#lead/field.ts";
import { conditionWords, sharedCondition } from "./condition-words.ts";
import { FieldView } from "./field-view.tsx";
import { useForm } from "./form-context.ts";
import { WithEnglish } from "./with-english.tsx";

interface FormSectionProps {
  section: FormSection;
  number: number;
  count: number;
  /** `h2` under the page's title on the site, `h3` under the form's own heading in an element. */
  level: "h2" | "h3";
}

export function SectionView({ section, number, count, level: Heading }: FormSectionProps) {
  const { form, words, state, asksAll } = useForm();
  // Shown where the section is visible whether its condition is met or not.
  const condition = asksAll ? sharedCondition(section) : undefined;
  return (
    <fieldset
      className="visa-section"
      data-done={state.outline.done.includes(section.name) || undefined}
      data-conditional={condition !== undefined || undefined}
    >
      <legend className="visa-legend">
        <span className="visa-stop" aria-hidden="true">
          {number}
        </span>
        <Heading>{section.title}</Heading>
        <span className="visa-part" key={count}>
          {words.part(number, count)}
        </span>
      </legend>
      {condition && (
        <p className="visa-lead">
          <WithEnglish text={conditionWords(form, condition, words)} />
        </p>
      )}
      {section.name === "spouse" && <p className="visa-lead">{words.othersAgree}</p>}
      <Questions section={section} />
    </fieldset>
  );
}

export function Questions({ section }: { section: FormSection }) {
  const { form, words, state, asksAll, visible } = useForm();
  const saysConditions = asksAll && !sharedCondition(section);
  return (
    // Not on the form: some screen readers do not announce the status of a busy element.
    <div className="visa-fields" aria-busy={state.phase === "sending" || undefined}>
      {section.fields.flatMap((field) => {
        const { name, when } = field;
        const condition = saysConditions && when ? conditionWords(form, when, words) : "";
        return [
          visible(name) ? <FieldView key={name} field={field} condition={condition} /> : <Gap key={name} />,
          condition && <Gap key={`${name}-waits`} waits />,
        ];
      })}
    </div>
  );
}

/** Reserves the cell of a hidden question, so that its neighbours do not move when it opens. */
function Gap({ waits }: { waits?: boolean }) {
  return <div className="visa-gap" data-waits={waits ? "" : undefined} />;
}
