import { defaultCountry, type Field, type Form, type Section } from "#lead/field.ts";
import { conditionWords, sharedCondition } from "./condition-words.ts";
import type { FormControls } from "./controls/form-controls.ts";
import { FieldView, type FieldViewProps } from "./field-view.tsx";
import type { FormState } from "./form-state.ts";
import { useWords } from "./use-words.ts";

interface QuestionsProps
  extends Pick<FormControls, "tellValue">,
    Pick<FieldViewProps, "mended" | "onEdited" | "onMend" | "onBegin" | "onChooseCountry"> {
  readonly form: Form;
  readonly section: Section;
  readonly idPrefix: string;
  readonly defaultCountry: string | undefined;
  readonly state: FormState;
  /** Asks each question, and says at those with a condition when they are meant. */
  readonly asksAll: boolean;
  readonly marksOptional: boolean;
  /** Tells whether a question shows. */
  visible(name: string): boolean;
}

/** The questions of a section, and the places of those that do not show. */
export function Questions(props: QuestionsProps) {
  const { form, section, state, asksAll, visible } = props;
  const words = useWords();

  /** Where several answers are wrong, the first of them tells how many. */
  const wrong = state.invalid.length > 1 ? state.invalid.filter(visible) : [];

  /** Returns the condition of a question that shows whether it holds or not; empty where its section says it. */
  function conditionOf(field: Field): string {
    return asksAll && field.when && !sharedCondition(section) ? conditionWords(form, field.when, words) : "";
  }

  /** Returns what to say at a choice that opens a section below; undefined where no choice does. */
  function followsOf({ name }: Field): string | undefined {
    const opened = form.sections.find((section) => sharedCondition(section)?.field === name);
    if (!opened || asksAll) return opened && "";
    const count = opened.fields.filter((field) => visible(field.name)).length;
    return count > 0 ? words.questionsFollow(count, opened.title) : "";
  }

  function questionOf(field: Field, condition: string) {
    const { name } = field;
    const invalid = state.invalid.includes(name);
    return (
      <FieldView
        key={name}
        field={field}
        id={`${props.idPrefix}-${name}`}
        initial={field.when && state.remembered[name]}
        mended={field.kind === "email" ? props.mended : ""}
        choices={state.question?.name === name ? state.question.choices : undefined}
        reason={state.reasons[name] ?? (invalid ? words.lookAgain : undefined)}
        wrongCount={name === wrong[0] && form.focusOnError ? words.wrongAnswers(wrong.length) : ""}
        alerting={state.alerted === name}
        follows={followsOf(field)}
        failures={state.failures}
        invalid={invalid}
        readOnly={state.phase !== "idle"}
        marksOptional={props.marksOptional}
        condition={condition}
        defaultCountry={countryCode(props.defaultCountry)}
        run={state.run}
        enterMovesOn={form.enterMovesOn}
        onEdited={props.onEdited}
        onMend={props.onMend}
        onBegin={props.onBegin}
        onChooseCountry={props.onChooseCountry}
        tellValue={props.tellValue}
      />
    );
  }

  return section.fields.flatMap((field) => {
    const condition = conditionOf(field);
    return [
      visible(field.name) ? questionOf(field, condition) : <Gap key={field.name} field={field} />,
      condition && <Gap key={`${field.name}-waits`} field={field} waits />,
    ];
  });
}

/** Keeps the place of a question that opens beside its neighbours, so that these stay where they are. */
function Gap({ field, waits }: { readonly field: Field; readonly waits?: boolean }) {
  return (
    <div className="visa-gap" data-hint={field.hint ? "" : undefined} data-waits={waits ? "" : undefined} />
  );
}

function countryCode(code: string | undefined): string {
  const upper = code?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(upper) ? upper : defaultCountry;
}
