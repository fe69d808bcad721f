import { type FieldKind, type FormDefinition, fieldsOf } from "#lead/field.ts";
import { honeypotName, keyName, type PhoneEntry, phoneEntryLimit } from "#lead/wire.ts";
import { digitsIn } from "../phone/format-in-place.ts";
import { watchComposition } from "./composition.ts";
import { controlsFocus, findControl } from "./controls-focus.ts";
import { takeOverTyped } from "./replaced-form.ts";

/**
 * The text in the controls, by field name; a control that is not on the page has no entry. A number that was
 * typed, and a country that was chosen, are there as `phoneCountry` and `phoneChosen` too.
 */
export type TypedAnswers = Readonly<Record<string, string>>;

const looksRight: Partial<Record<FieldKind, RegExp>> = { email: /.@.+\../, phone: /(?:\d\D*){5}/ };

export interface ShownCountry {
  /** ISO 3166-1 alpha-2; ZZ where the number brings its own code. */
  readonly code: string;
  readonly isChosen: boolean;
}

/** What a form asks of the control of its one phone number beyond the text in it. */
export interface PhoneValue {
  country(): ShownCountry;
  show(country: ShownCountry): void;
  /** The number in E.164 as it is read by now, or its text. */
  read(): string;
  /**
   * The number with its country's code, in groups; or its text where it is none, or the plans are not there.
   */
  inGroups(): string;
  /**
   * The number in E.164 once the plans are there, or its text where it is none or they do not come; never
   * fails.
   */
  forSending(): Promise<string>;
}

export type FormControls = ReturnType<typeof formControls>;

/** The controls of a form on the page, which contain its answers. */
export function formControls(form: FormDefinition) {
  let element: HTMLFormElement | null = null;
  let phone: PhoneValue | undefined;
  let composing = (): EventTarget | null => null;
  const find = (name: string) => findControl(element, name);

  function read(): TypedAnswers {
    const typed: Record<string, string> = {};
    for (const { name } of fieldsOf(form)) {
      const text = find(name)?.value;
      if (text !== undefined) typed[name] = text;
    }
    const country = phone?.country();
    return country && (typed.phone?.trim() || country.isChosen)
      ? { ...typed, phoneCountry: country.code, phoneChosen: String(country.isChosen) }
      : typed;
  }

  function write(name: string, typed: TypedAnswers): void {
    const control = find(name);
    if (!control) return;
    if (control !== composing()) control.value = typed[name] ?? emptyOf(name);
    const { phoneCountry: code, phoneChosen } = typed;
    if (name === "phone" && code) phone?.show({ code, isChosen: phoneChosen === "true" });
  }

  function emptyOf(name: string): string {
    return fieldsOf(form).find((field) => field.name === name)?.placeholder ?? "";
  }

  return {
    attach(found: HTMLFormElement | null): void {
      element = found;
      if (!found) return;
      takeOverTyped(found);
      composing = watchComposition(found);
    },
    attachPhone(value: PhoneValue): void {
      phone = value;
    },
    isComposing: (control: Element) => control === composing(),
    read,
    /** The same with the number as it is read by now, as the API takes it. */
    readAsSent: (): TypedAnswers => ({ ...read(), ...(phone && { phone: phone.read() }) }),
    async readForSending(): Promise<{ typed: TypedAnswers; phoneEntry: PhoneEntry | undefined }> {
      const typed = read();
      const number = await phone?.forSending();
      return {
        typed: number === undefined ? typed : { ...typed, phone: number },
        phoneEntry: entryOf(typed),
      };
    },
    /**
     * Takes the key that a send by the browser itself was given, so that what follows it is the same lead.
     */
    takeKey(): string {
      const control = find(keyName);
      const key = control?.value ?? "";
      if (control) control.value = "";
      return key;
    },
    /** The visitor's address and number, where they look valid. */
    replyAddresses(): readonly string[] {
      return fieldsOf(form)
        .map(({ kind, name }) => ({
          kind,
          text: ((kind === "phone" && phone?.inGroups()) || find(name)?.value || "").trim(),
        }))
        .filter(({ kind, text }) => looksRight[kind]?.test(text))
        .map(({ text }) => text);
    },
    honeypot: () => find(honeypotName)?.value ?? "",
    /**
     * Puts answers into the controls that are still unanswered; a number that the browser brought back lacks
     * its country.
     */
    fillUnanswered(typed: TypedAnswers): void {
      for (const { name, placeholder } of fieldsOf(form)) {
        const text = find(name)?.value ?? "";
        const isBroughtBack = name === "phone" && digitsIn(text) === digitsIn(typed[name] ?? "");
        const hasAnswer = typed[name] || (name === "phone" && typed.phoneChosen === "true");
        if (hasAnswer && (text === "" || text === placeholder || isBroughtBack)) write(name, typed);
      }
    },
    shows: (typed: TypedAnswers) =>
      Object.entries(read()).every(([name, text]) => text === (typed[name] ?? emptyOf(name))),
    /** Puts these answers into the controls, and empties all others. */
    show(typed: TypedAnswers): void {
      for (const { name } of fieldsOf(form)) write(name, typed);
    },
    write,
    chooseCountry: (code: string) => phone?.show({ code, isChosen: true }),
    /** Empties all of them; the form gets a `reset` event. */
    reset: () => element?.reset(),
    ...controlsFocus(form, () => element),
  };
}

/** How a number was typed; a `+` is a choice. */
function entryOf({ phone = "", phoneCountry, phoneChosen }: TypedAnswers): PhoneEntry | undefined {
  if (phoneCountry === undefined || phone.trim() === "") return undefined;
  const chosen = phoneChosen === "true" || /^\s*(\+|00)/.test(phone.normalize("NFKC"));
  return { typed: phone.slice(0, phoneEntryLimit), country: phoneCountry, chosen };
}
