import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { defaultCountry, type Form, fieldsOf } from "#lead/field.ts";
import { honeypotName, keyName } from "#lead/wire.ts";
import { isComposing } from "./controls/composition.ts";
import type { FormControls } from "./controls/form-controls.ts";
import { FormContext, type ShownForm, useForm } from "./form-context.ts";
import { FormEnd } from "./form-end.tsx";
import { Questions, SectionView } from "./questions.tsx";
import { RegisterLink, StoppedText } from "./stopped-text.tsx";
import { useTools } from "./tools/use-tools.ts";
import { type LeadFormProps, useLeadForm } from "./use-lead-form.ts";

export function LeadForm(props: LeadFormProps) {
  return props.firmTexts.stopped === undefined ? <OpenForm {...props} /> : <ClosedForm {...props} />;
}

function ClosedForm({ heading, words, firmTexts }: LeadFormProps) {
  return (
    <div className="visa-form" part="form">
      {heading && (
        <h2 className="visa-heading" part="heading">
          {heading}
        </h2>
      )}
      <p>
        <StoppedText {...firmTexts} newTab={words.newTab} />
      </p>
    </div>
  );
}

function OpenForm(props: LeadFormProps) {
  const context = useShownForm(props);
  const { form, heading, idPrefix, plain, state, controls, on, submit, asksAll } = context;
  const locked = state.phase !== "idle";
  return (
    <FormContext value={context}>
      <form
        ref={controls.attach}
        name={form.name}
        // If nothing accepts the form, GET would put the answers into the address and its logs.
        method={plain ? "post" : "dialog"}
        action={plain?.action}
        className="visa-form"
        part="form"
        noValidate
        aria-label={heading === undefined ? form.heading : undefined}
        aria-labelledby={heading === undefined ? undefined : `${idPrefix}-heading`}
        data-phase={state.phase}
        data-folded={state.folded || undefined}
        data-waiting={asksAll || undefined}
        onSubmit={submit}
        onReset={on.reset}
        onChange={({ target }) => on.edit(target.name)}
        onFocus={on.touch}
        onBlur={on.blur}
        onClickCapture={dropSecondPress}
        onPointerDown={on.touch}
        onMouseDownCapture={locked ? keepChoice : undefined}
        onKeyDownCapture={locked ? keepChoice : undefined}
        onKeyDown={form.enterMovesOn ? (event) => moveOn(event, controls) : undefined}
      >
        {heading !== undefined && (
          <h2 className="visa-heading" part="heading" id={`${idPrefix}-heading`} hidden={!heading}>
            {heading || form.heading}
          </h2>
        )}
        <LicenceLine />
        {plain && <HiddenFields values={{ type: form.name, ...plain.hidden }} />}
        <AllQuestions />
        <Honeypot id={`${idPrefix}-${honeypotName}`} />
        <FormEnd />
      </form>
    </FormContext>
  );
}

function useShownForm(props: LeadFormProps): ShownForm {
  const { form, plain } = props;
  const leadForm = useLeadForm(props);
  const { state } = leadForm;
  // An element fetches React only when its form is touched.
  const tools = useTools(props.loadToolsWords, state.touchedAt > 0 || plain === undefined);
  const [asksAll, setAsksAll] = useState(plain !== undefined);
  useLayoutEffect(() => startTransition(() => setAsksAll(false)), []);
  // Paper opens no question, so an empty form prints them all.
  const isPaperForm = plain !== undefined && !state.outline.dirty;
  useEffect(() => {
    if (!isPaperForm) return;
    const listeners = new AbortController();
    const print = ({ type }: Event) => flushSync(() => setAsksAll(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, print, listeners);
    return () => listeners.abort();
  }, [isPaperForm]);
  const required = requiredIn(form);
  return {
    ...props,
    ...leadForm,
    defaultCountry: props.defaultCountry ?? defaultCountry,
    asksAll,
    marksOptional: required > 0 && required < fieldsOf(form).length,
    tools,
    visible: (name: string) => asksAll || state.outline.visible.includes(name),
  };
}

const requiredIn = (form: Form) => fieldsOf(form).filter((field) => field.required).length;

/** Enter submits a short form. In a long one, where a phone labels the key "next", it moves on. */
function moveOn(event: KeyboardEvent<HTMLFormElement>, controls: FormControls) {
  const { target, key, nativeEvent } = event;
  if (key !== "Enter" || isComposing(nativeEvent) || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  controls.focusAfter(target.name);
}

function AllQuestions() {
  const { form, words, plain, head, marksOptional, visible } = useForm();
  const sections = form.sections.filter((section) => section.fields.some((field) => visible(field.name)));
  return (
    <>
      <div className="visa-lead">
        <p>{marksOptional ? words.effort(requiredIn(form)) : words.allRequired}</p>
        {marksOptional && <p>{words.forOthers}</p>}
        {head}
      </div>
      {sections.map((section, at) =>
        section.title ? (
          <SectionView
            key={section.name}
            section={section}
            number={at + 1}
            count={sections.length}
            level={plain ? "h2" : "h3"}
          />
        ) : (
          <Questions key={form.name} section={section} />
        ),
      )}
    </>
  );
}

function LicenceLine() {
  const { words, firmTexts } = useForm();
  const { licence } = firmTexts;
  return (
    <p className="visa-licence" part="licence">
      {[licence, ...licence.others].map(({ line, register, href }, at) => (
        <Fragment key={href}>
          {at > 0 && <br />}
          <span key={line}>{at === 0 ? `${firmTexts.firm} · ${line}` : line}</span>
          <RegisterLink register={register} href={href} newTab={words.newTab} />
        </Fragment>
      ))}
    </p>
  );
}

function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input
      key={name}
      type="hidden"
      name={name}
      defaultValue={value}
      data-key={name === keyName ? "" : undefined}
    />
  ));
}

function Honeypot({ id }: { id: string }) {
  const { words } = useForm();
  return (
    <div className="visa-trap" aria-hidden="true">
      <label htmlFor={id}>{words.leaveEmpty}</label>
      <input
        id={id}
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}

/** The second press of a double one may meet another button, or one that undoes the first. */
function dropSecondPress(event: MouseEvent) {
  if (event.detail < 2 || !(event.target as Element).closest("button")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Selects have no read-only state, and a disabled control would lose the focus. */
function keepChoice(event: MouseEvent | KeyboardEvent) {
  const key = "key" in event ? event.key : "";
  if (event.target instanceof HTMLSelectElement && key !== "Tab") event.preventDefault();
}
