import { type FieldKind, type FormDefinition, fieldsOf } from "#lead/field.ts";
import { honeypotName, keyName, type PhoneEntry, phoneEntryLimit } from "#lead/wire.ts";
import { digitsOf } from "../phone/format-in-place.ts";
import { known } from "../sending/known.ts";
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
  /** ISO 3166-1 alpha-2; ZZ if the number contains its own calling code. */
  code: string;
  isChosen: boolean;
}

export interface PhoneValue {
  country(): ShownCountry;
  show(country: ShownCountry): void;
  /** The number in E.164 if it can be read so far, otherwise its text. */
  read(): string;
  /**
   * The number with its calling code, in groups; its text if it is not valid, or the plans have not loaded.
   */
  inGroups(): string;
  /**
   * Waits for the plans, then gives the number in E.164, or its text if it is not valid or they fail to load.
   * Never rejects.
   */
  forSending(): Promise<string>;
}

export type FormControls = ReturnType<typeof formControls>;

export function formControls(form: FormDefinition) {
  const page: FormOnPage = { element: null, phone: undefined, composing: () => null };
  return {
    attach(found: HTMLFormElement | null) {
      // A form that has left the page is still read when its send returns.
      if (!found) return;
      page.element = found;
      takeOverTyped(found);
      page.composing = watchComposition(found);
    },
    attachPhone(value: PhoneValue) {
      page.phone = value;
    },
    isComposing: (control: Element) => control === page.composing(),
    isShown: () => page.element?.getClientRects()[0] !== undefined,
    ...answerReader(form, page),
    ...answerWriter(form, page),
    ...controlsFocus(form, () => page.element),
  };
}

interface FormOnPage {
  element: HTMLFormElement | null;
  phone: PhoneValue | undefined;
  composing: () => EventTarget | null;
}

const typedIn = ({ element }: FormOnPage, name: string) => findControl(element, name)?.value;

function answerReader(form: FormDefinition, page: FormOnPage) {
  function read(): TypedAnswers {
    const texts = fieldsOf(form).map(({ name }) => [name, typedIn(page, name)] as const);
    const present = Object.fromEntries(texts.filter(([, text]) => text !== undefined));
    return withCountry(present as TypedAnswers, page.phone?.country());
  }

  return {
    read,
    /** The same, with the number in E.164 if it can be read so far. */
    readAsSent: (): TypedAnswers => ({ ...read(), ...(page.phone && { phone: page.phone.read() }) }),
    async readForSending() {
      const typed = read();
      const phone = await page.phone?.forSending();
      return {
        typed: phone === undefined ? typed : { ...typed, phone },
        phoneEntry: known(() => entryOf(typed)),
      };
    },
    replyAddresses: () =>
      fieldsOf(form).flatMap(({ kind, name }) => {
        const text = ((kind === "phone" && page.phone?.inGroups()) || typedIn(page, name) || "").trim();
        return looksRight[kind]?.test(text) ? [text] : [];
      }),
    honeypot: () => typedIn(page, honeypotName) ?? "",
    shows: (typed: TypedAnswers) =>
      Object.entries(read()).every(([name, text]) => text === (typed[name] ?? emptyOf(form, name))),
  };
}

function answerWriter(form: FormDefinition, page: FormOnPage) {
  function write(name: string, typed: TypedAnswers) {
    const control = findControl(page.element, name);
    if (!control) return;
    if (control !== page.composing()) control.value = typed[name] ?? emptyOf(form, name);
    const { phoneCountry: code, phoneChosen } = typed;
    if (name === "phone" && code) page.phone?.show({ code, isChosen: phoneChosen === "true" });
  }

  return {
    write,
    show(typed: TypedAnswers) {
      for (const { name } of fieldsOf(form)) write(name, typed);
    },
    /**
     * Puts answers into the controls that are still unanswered; a number that the browser brought back lacks
     * its country.
     */
    fillUnanswered(typed: TypedAnswers) {
      for (const { name } of fieldsOf(form)) {
        const text = typedIn(page, name) ?? "";
        const isBroughtBack = name === "phone" && digitsOf(text) === digitsOf(typed[name] ?? "");
        const hasAnswer = typed[name] || (name === "phone" && typed.phoneChosen === "true");
        if (hasAnswer && (text === "" || text === emptyOf(form, name) || isBroughtBack)) write(name, typed);
      }
    },
    chooseCountry: (code: string) => page.phone?.show({ code, isChosen: true }),
    /**
     * Takes over the key of a form that the browser itself has sent, so that a retry is the same lead.
     */
    takeKey() {
      const control = findControl(page.element, keyName);
      const key = control?.value ?? "";
      if (control) control.value = "";
      return key;
    },
    reset: () => page.element?.reset(),
  };
}

function emptyOf(form: FormDefinition, name: string) {
  return fieldsOf(form).find((field) => field.name === name)?.placeholder ?? "";
}

function withCountry(typed: TypedAnswers, country: ShownCountry | undefined): TypedAnswers {
  return country && (typed.phone?.trim() || country.isChosen)
    ? { ...typed, phoneCountry: country.code, phoneChosen: String(country.isChosen) }
    : typed;
}

/** How a number was typed; a `+` is a choice. */
function entryOf({ phone = "", phoneCountry, phoneChosen }: TypedAnswers): PhoneEntry | undefined {
  if (phoneCountry === undefined || phone.trim() === "") return undefined;
  const chosen = phoneChosen === "true" || /^\s*(\+|00)/.test(phone.normalize("NFKC"));
  return { typed: phone.slice(0, phoneEntryLimit), country: phoneCountry, chosen };
}
