import { type FormDefinition, fieldsOf } from "#lead/field.ts";
import { honeypotName, keyName } from "#lead/wire.ts";
import type { ControlValue } from "./control-value.ts";
import { takeOverTyped } from "./replaced-form.ts";

/** The text in the controls, by field name; a control that is not on the page has no entry. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** Sent for text that a numeric control holds but does not tell, so that the server can refuse it. */
const unreadableNumber = "not a number";

export type FormControls = ReturnType<typeof formControls>;

/** The controls of a form as they stand on the page, which is where its answers live. */
export function formControls(form: FormDefinition) {
  let element: HTMLFormElement | null = null;
  const values = new Map<string, ControlValue>();

  function find(name: string) {
    const found = element?.elements.namedItem(name);
    return found instanceof HTMLInputElement ||
      found instanceof HTMLSelectElement ||
      found instanceof HTMLTextAreaElement
      ? found
      : undefined;
  }

  function read(): TypedAnswers {
    return Object.fromEntries(
      fieldsOf(form).flatMap(({ name }) => {
        const control = find(name);
        return control ? [[name, control.validity.badInput ? unreadableNumber : control.value]] : [];
      }),
    );
  }

  function readForDraft(): TypedAnswers {
    const told = [...values].map(([name, value]) => [name, value.forDraft()]);
    return { ...read(), ...Object.fromEntries(told) };
  }

  function emptyOf(name: string): string {
    return fieldsOf(form).find((field) => field.name === name)?.placeholder ?? "";
  }

  return {
    /** Takes the form's element once it is on the page. */
    attach(found: HTMLFormElement | null): void {
      element = found;
      if (found) takeOverTyped(found);
    },
    tellValue(name: string, value: ControlValue | undefined): void {
      if (value) values.set(name, value);
      else values.delete(name);
    },
    read,
    readForDraft,
    async readForSending(): Promise<TypedAnswers> {
      const typed = read();
      const told = [...values].map(async ([name, value]) => [name, await value.forSending()]);
      return { ...typed, ...Object.fromEntries(await Promise.all(told)) };
    },
    /** Takes the key that a send by the browser itself was given, so that what follows it is the same lead. */
    takeKey(): string {
      const control = find(keyName);
      const key = control?.value ?? "";
      if (control) control.value = "";
      return key;
    },
    /** The visitor's address and number as they stand, where they look like any. */
    reach(): readonly string[] {
      const typed = readForDraft();
      return fieldsOf(form)
        .filter(({ kind }) => kind === "email" || kind === "phone")
        .map(({ kind, name }) => ({ kind, text: typed[name]?.trim() ?? "" }))
        .filter(({ kind, text }) => (kind === "email" ? /.@.+\../ : /\d{5}/).test(text))
        .map(({ text }) => text);
    },
    honeypot: () => find(honeypotName)?.value ?? "",
    /** Puts answers into the controls that are still unanswered. */
    fill(typed: TypedAnswers): void {
      for (const { name, placeholder } of fieldsOf(form)) {
        const control = find(name);
        const answer = typed[name];
        if (control && answer && (control.value === "" || control.value === placeholder)) {
          control.value = answer;
        }
      }
    },
    /** True where the controls hold these answers and no others. */
    shows: (typed: TypedAnswers) =>
      Object.entries(readForDraft()).every(([name, text]) => text === (typed[name] ?? emptyOf(name))),
    /** Puts these answers into the controls, and empties all others. */
    show(typed: TypedAnswers): void {
      for (const { name } of fieldsOf(form)) {
        const control = find(name);
        if (control) control.value = typed[name] ?? emptyOf(name);
      }
    },
    /** Moves the focus to a question and shows all of it, clear of what sticks to the window's edge. */
    focus(name: string): void {
      const control = find(name);
      control?.focus({ preventScroll: true });
      control?.closest(".visa-field")?.scrollIntoView({ block: "nearest" });
    },
    /** Moves the focus to the question after one that has it. */
    focusAfter(name: string): void {
      const names = fieldsOf(form).map((field) => field.name);
      const next = names.slice(names.indexOf(name) + 1).find(find);
      if (next) find(next)?.focus();
    },
    /** Brings what became of the send into the window: the first message at a field, else what stands at the end. */
    showOutcome(): void {
      const outcome =
        element?.querySelector(".visa-error, .visa-notice") ?? element?.querySelector(".visa-outcome");
      outcome?.scrollIntoView({ block: "nearest" });
    },
    /** As the platform's delegatesFocus: a visitor who is in the form already is not moved. */
    focusFirst(): void {
      const first = fieldsOf(form)[0];
      if (first && !element?.matches(":focus-within")) find(first.name)?.focus();
    },
    /** Empties all of them; the form hears of it by its `reset` event. */
    reset: () => element?.reset(),
  };
}
