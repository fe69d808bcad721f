import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useState } from "react";
import { fieldsOf, type Section } from "#lead/field.ts";
import { honeypotName } from "#lead/wire.ts";
import type { FirmTexts } from "./firm-texts.ts";
import { FormEnd } from "./form-end.tsx";
import { FormSection } from "./form-section.tsx";
import { HiddenFields, Honeypot } from "./hidden-fields.tsx";
import { LicenceLine } from "./licence-line.tsx";
import { Questions } from "./questions.tsx";
import { type LeadFormSetup, useLeadForm } from "./use-lead-form.ts";
import { WordsContext } from "./use-words.ts";

/** `form` and `words` are in one language, which may change at any time; what was typed, the focus and the key stay. */
export interface LeadFormProps extends LeadFormSetup {
  /** In the language of `words`. */
  readonly firmTexts: FirmTexts;
  /** Address of the site's pages in this language, without a trailing slash; empty: beside this one. */
  readonly site: string;
  /** Empty or absent: no heading stands above the form. */
  readonly heading?: string | undefined;
  /** ISO 3166 alpha-2; changes only a phone that nobody has touched. */
  readonly defaultCountry?: string | undefined;
  /** Begins every id, so that two forms can share a page. */
  readonly idPrefix: string;
  /** Lets the browser send the form itself; absent: a submit without scripts does nothing. */
  readonly plain?: PlainSending | undefined;
}

export interface PlainSending {
  /** The address that takes the form, on the page's own origin. */
  readonly action: string;
  /** Sent along with the answers, by name. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Any form of `#lead`, from its data: sections, questions, submit button, live status. */
export function LeadForm(props: LeadFormProps) {
  return (
    <WordsContext value={props.words}>
      <WordedForm {...props} />
    </WordsContext>
  );
}

function WordedForm(props: LeadFormProps) {
  const { form, firmTexts, site, heading, idPrefix, plain, words } = props;
  const { state, controls, reach, mended, on } = useLeadForm(props);
  const locked = state.phase !== "idle";
  // Not on the form: some screen readers keep what its status says to themselves while it is busy.
  const busy = state.phase === "sending" || undefined;
  const fields = fieldsOf(form);
  // A plain form asks everything, because nothing hides a question there; once scripts run, conditions do.
  const [asksAll, setAsksAll] = useState(plain !== undefined);
  useLayoutEffect(() => setAsksAll(false), []);
  const visible = (name: string) => asksAll || state.outline.visible.includes(name);
  const wrong = fields.filter(({ name }) => state.invalid.includes(name) && visible(name));
  const sections = form.sections.filter((section) => section.fields.some((field) => visible(field.name)));
  const marksOptional = fields.some((field) => field.required) && !fields.every((field) => field.required);

  const questionsOf = (section: Section) => (
    <Questions
      form={form}
      section={section}
      state={state}
      asksAll={asksAll}
      marksOptional={marksOptional}
      visible={visible}
      idPrefix={idPrefix}
      defaultCountry={props.defaultCountry}
      mended={mended}
      onEdited={on.edit}
      onMend={on.mend}
      onBegin={on.begin}
      onChooseCountry={on.chooseCountry}
      tellValue={controls.tellValue}
    />
  );

  /** Enter sends a short form; in a long one, where the Enter of a phone's keyboard says "next", it leads on. */
  function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
    const { target, key, nativeEvent } = event;
    if (key !== "Enter" || nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    controls.focusAfter(target.name);
  }

  return (
    <form
      ref={controls.attach}
      name={form.name}
      // Where nothing takes the form, GET would put the answers into the address and its logs.
      method={plain ? "post" : "dialog"}
      action={plain?.action}
      className="visa-form"
      part="form"
      noValidate
      aria-label={heading ? undefined : form.heading}
      aria-labelledby={heading ? `${idPrefix}-heading` : undefined}
      data-phase={state.phase}
      data-waiting={asksAll || undefined}
      onSubmit={on.submit}
      onReset={on.reset}
      onChange={(event: SyntheticEvent) => on.edit(nameOf(event.target))}
      onFocus={on.touch}
      onBlur={on.blur}
      onPointerDown={on.touch}
      onMouseDownCapture={locked ? keepChoice : undefined}
      onKeyDownCapture={locked ? keepChoice : undefined}
      onKeyDown={form.enterMovesOn ? moveOn : undefined}
    >
      {heading && (
        <h2 className="visa-heading" part="heading" id={`${idPrefix}-heading`}>
          {heading}
        </h2>
      )}
      <LicenceLine {...firmTexts.licence} />
      {plain && <HiddenFields values={{ type: form.name, ...plain.hidden }} />}
      <p className="visa-lead">{marksOptional ? words.effort : words.allRequired}</p>
      {sections.map((section, at) =>
        section.title ? (
          <FormSection
            key={section.name}
            form={form}
            section={section}
            number={at + 1}
            count={sections.length}
            level={plain ? "h2" : "h3"}
            isDone={state.outline.done.includes(section.name)}
            tellsCondition={asksAll}
            isBusy={busy}
          >
            {questionsOf(section)}
          </FormSection>
        ) : (
          <div key={form.name} className="visa-fields" aria-busy={busy}>
            {questionsOf(section)}
          </div>
        ),
      )}
      <Honeypot id={`${idPrefix}-${honeypotName}`} />
      <FormEnd
        form={form}
        firmTexts={firmTexts}
        site={site}
        state={state}
        test={props.test}
        wrong={wrong}
        reach={reach}
        mended={mended}
        onMend={on.mend}
        idPrefix={idPrefix}
        onGoTo={controls.focus}
      />
    </form>
  );
}

/** Selects have no read-only state, and a disabled control would lose the focus. */
function keepChoice(event: MouseEvent | KeyboardEvent): void {
  const key = "key" in event ? event.key : "";
  if (event.target instanceof HTMLSelectElement && key !== "Tab") event.preventDefault();
}

function nameOf(target: EventTarget): string {
  return "name" in target && typeof target.name === "string" ? target.name : "";
}
