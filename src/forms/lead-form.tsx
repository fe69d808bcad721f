import type { KeyboardEvent, MouseEvent, Ref, SyntheticEvent } from "react";
import type { Form, Section } from "#lead/field.ts";
import { fieldsOf } from "#lead/field.ts";
import { honeypotName, type Source } from "#lead/wire.ts";
import { FieldView } from "./field-view.tsx";
import { focusControl } from "./form-element.ts";
import { FormEnd } from "./form-end.tsx";
import { type LeadFormEvents, type LeadFormHandle, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormProps extends LeadFormEvents {
  readonly form: Form;
  /** The API's base without a trailing slash, such as `/api`. */
  readonly api: string;
  /** Where the lead comes from; a function is asked at each send. */
  readonly source?: Source | (() => Source) | undefined;
  /** Empty or absent: no heading stands above the form. */
  readonly heading?: string | undefined;
  /** ISO 3166 alpha-2; changes only a phone that nobody has touched. */
  readonly defaultCountry?: string | undefined;
  /** Begins every id, so that two forms can share a page. */
  readonly idPrefix: string;
  /** Keeps a draft in sessionStorage under this key; absent: nothing is stored. */
  readonly draftKey?: string | undefined;
  readonly ref?: Ref<LeadFormHandle> | undefined;
}

/** Any form of `#lead`, from its data: sections, questions, submit button, live status. */
export function LeadForm(props: LeadFormProps) {
  const { form, heading, idPrefix } = props;
  const { state, epoch, element, typed, edited, touch, empty, submit } = useLeadForm(props);
  const locked = state.phase !== "idle";
  const fields = fieldsOf(form);
  const visible = (name: string) => state.outline.visible.includes(name);
  const wrong = fields.filter(({ name }) => state.invalid.includes(name) && visible(name));
  const sections = form.sections.filter((section) => section.fields.some((field) => visible(field.name)));
  const marksOptional = fields.some((field) => field.required) && !fields.every((field) => field.required);

  function viewOf(section: Section) {
    return section.fields.map((field) =>
      visible(field.name) ? (
        <FieldView
          key={field.name}
          field={field}
          id={`${idPrefix}-${field.name}`}
          initial={field.when && typed.current[field.name]}
          message={state.messages[field.name]}
          invalid={state.invalid.includes(field.name)}
          readOnly={locked}
          marksOptional={marksOptional}
          defaultCountry={countryCode(props.defaultCountry)}
          epoch={epoch}
          onEdited={edited}
        />
      ) : (
        // Keeps the place of a question that opens beside its neighbours, so that these stay where they are.
        <div key={field.name} className="visa-gap" data-hint={field.hint ? "" : undefined} />
      ),
    );
  }

  /** Selects have no read-only state, and a disabled control would lose the focus. */
  function guard(event: MouseEvent | KeyboardEvent): void {
    const key = "key" in event ? event.key : "";
    if (locked && event.target instanceof HTMLSelectElement && key !== "Tab") event.preventDefault();
  }

  return (
    <form
      ref={element}
      name={form.name}
      // Without scripts a submit does nothing, where GET would put the answers into the address and its logs.
      method="dialog"
      className="visa-form"
      part="form"
      noValidate
      aria-label={heading ? undefined : form.heading}
      aria-labelledby={heading ? `${idPrefix}-heading` : undefined}
      aria-busy={state.phase === "sending" || undefined}
      data-phase={state.phase}
      onSubmit={submit}
      onReset={empty}
      onChange={(event: SyntheticEvent) => edited(nameOf(event.target))}
      onFocus={touch}
      onPointerDown={touch}
      onMouseDownCapture={guard}
      onKeyDownCapture={guard}
    >
      {heading && (
        <h2 className="visa-heading" part="heading" id={`${idPrefix}-heading`}>
          {heading}
        </h2>
      )}
      {marksOptional && <p className="visa-lead">Only the questions not marked optional need an answer.</p>}
      {sections.map((section, at) =>
        section.title ? (
          <fieldset
            key={section.title}
            className="visa-section"
            data-done={state.outline.done.includes(section.title) || undefined}
          >
            <legend className="visa-legend">
              <span className="visa-stop" aria-hidden="true">
                {at + 1}
              </span>
              {section.title}
            </legend>
            <div className="visa-fields">{viewOf(section)}</div>
          </fieldset>
        ) : (
          <div key={form.name} className="visa-fields">
            {viewOf(section)}
          </div>
        ),
      )}
      <div className="visa-trap" aria-hidden="true">
        <label htmlFor={`${idPrefix}-${honeypotName}`}>Leave this empty</label>
        <input
          id={`${idPrefix}-${honeypotName}`}
          name={honeypotName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </div>
      <FormEnd
        state={state}
        wrong={wrong}
        idPrefix={idPrefix}
        onGoTo={(name) => {
          if (element.current) focusControl(element.current, name);
        }}
      />
    </form>
  );
}

function countryCode(code: string | undefined): string {
  const upper = code?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(upper) ? upper : "CA";
}

function nameOf(target: EventTarget): string {
  return "name" in target && typeof target.name === "string" ? target.name : "";
}
