// TypeScript declarations of the Evermaple elements. Made from their attribute and event tables.
// Copy this file among your sources. Frameworks that you do not have are passed over.

/** The attributes of `<visa-contact-form>`. */
export interface VisaContactFormAttributes {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  readonly "api"?: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  readonly "partner"?: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  readonly "default-country"?: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  readonly "color-scheme"?: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  readonly "heading"?: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  readonly "campaign"?: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  readonly "client-reference"?: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  readonly "test"?: boolean | undefined;
}

/** Its events, as React and Svelte listen. */
export interface VisaContactFormListeners {
  /** Once per element, when the form, or the closed button, works. */
  readonly "onvisa-ready"?: ((event: CustomEvent<null>) => void) | undefined;
  /** The visitor’s answers are on their way. */
  readonly "onvisa-sending"?: ((event: CustomEvent<null>) => void) | undefined;
  /** A lead was stored; `reference` is what the visitor sees too. In test mode it begins with `TEST-`. */
  readonly "onvisa-sent"?: ((event: CustomEvent<{ form: "contact" | "request"; reference: string }>) => void) | undefined;
  /** A submit was refused or failed: `param` names the field, or is `form` for a lost connection. */
  readonly "onvisa-error"?: ((event: CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>) => void) | undefined;
}

/** Its attributes and events, as Vue names them. */
export interface VisaContactFormVueProps {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  readonly api?: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  readonly partner?: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  readonly defaultCountry?: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  readonly colorScheme?: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  readonly heading?: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  readonly campaign?: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  readonly clientReference?: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  readonly test?: boolean | undefined;
  readonly onVisaReady?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaSending?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaSent?: ((event: CustomEvent<{ form: "contact" | "request"; reference: string }>) => void) | undefined;
  readonly onVisaError?: ((event: CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>) => void) | undefined;
}

/** The contact form, inline. */
export interface VisaContactForm extends HTMLElement {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  api: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  partner: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  defaultCountry: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  colorScheme: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  heading: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  campaign: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  clientReference: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  test: boolean;
  /** Whether the form, or the closed button, works. */
  readonly ready: boolean;
  /** Fulfils when it does: for code that may come after `visa-ready`. */
  readonly whenReady: Promise<void>;
  /** Empties the form. */
  reset(): void;
  /** Moves the focus to the first question, or to the button. */
  focus(options?: FocusOptions): void;
}

/** The attributes of `<visa-assessment-form>`. */
export interface VisaAssessmentFormAttributes {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  readonly "api"?: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  readonly "partner"?: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  readonly "default-country"?: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  readonly "color-scheme"?: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  readonly "heading"?: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  readonly "campaign"?: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  readonly "client-reference"?: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  readonly "test"?: boolean | undefined;
}

/** Its events, as React and Svelte listen. */
export interface VisaAssessmentFormListeners {
  /** Once per element, when the form, or the closed button, works. */
  readonly "onvisa-ready"?: ((event: CustomEvent<null>) => void) | undefined;
  /** The visitor’s answers are on their way. */
  readonly "onvisa-sending"?: ((event: CustomEvent<null>) => void) | undefined;
  /** A lead was stored; `reference` is what the visitor sees too. In test mode it begins with `TEST-`. */
  readonly "onvisa-sent"?: ((event: CustomEvent<{ form: "contact" | "request"; reference: string }>) => void) | undefined;
  /** A submit was refused or failed: `param` names the field, or is `form` for a lost connection. */
  readonly "onvisa-error"?: ((event: CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>) => void) | undefined;
}

/** Its attributes and events, as Vue names them. */
export interface VisaAssessmentFormVueProps {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  readonly api?: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  readonly partner?: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  readonly defaultCountry?: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  readonly colorScheme?: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  readonly heading?: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  readonly campaign?: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  readonly clientReference?: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  readonly test?: boolean | undefined;
  readonly onVisaReady?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaSending?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaSent?: ((event: CustomEvent<{ form: "contact" | "request"; reference: string }>) => void) | undefined;
  readonly onVisaError?: ((event: CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>) => void) | undefined;
}

/** The free assessment, inline. */
export interface VisaAssessmentForm extends HTMLElement {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  api: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  partner: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  defaultCountry: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  colorScheme: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  heading: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  campaign: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  clientReference: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  test: boolean;
  /** Whether the form, or the closed button, works. */
  readonly ready: boolean;
  /** Fulfils when it does: for code that may come after `visa-ready`. */
  readonly whenReady: Promise<void>;
  /** Empties the form. */
  reset(): void;
  /** Moves the focus to the first question, or to the button. */
  focus(options?: FocusOptions): void;
}

/** The attributes of `<visa-free-assessment-button>`. */
export interface VisaFreeAssessmentButtonAttributes {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  readonly "api"?: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  readonly "partner"?: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  readonly "default-country"?: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  readonly "color-scheme"?: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  readonly "heading"?: string | undefined;
  /** Text of the button. */
  readonly "label"?: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  readonly "campaign"?: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  readonly "client-reference"?: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  readonly "test"?: boolean | undefined;
}

/** Its events, as React and Svelte listen. */
export interface VisaFreeAssessmentButtonListeners {
  /** Once per element, when the form, or the closed button, works. */
  readonly "onvisa-ready"?: ((event: CustomEvent<null>) => void) | undefined;
  /** The overlay opened. */
  readonly "onvisa-open"?: ((event: CustomEvent<null>) => void) | undefined;
  /** The overlay closed, however it was closed. */
  readonly "onvisa-close"?: ((event: CustomEvent<null>) => void) | undefined;
  /** The visitor’s answers are on their way. */
  readonly "onvisa-sending"?: ((event: CustomEvent<null>) => void) | undefined;
  /** A lead was stored; `reference` is what the visitor sees too. In test mode it begins with `TEST-`. */
  readonly "onvisa-sent"?: ((event: CustomEvent<{ form: "contact" | "request"; reference: string }>) => void) | undefined;
  /** A submit was refused or failed: `param` names the field, or is `form` for a lost connection. */
  readonly "onvisa-error"?: ((event: CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>) => void) | undefined;
}

/** Its attributes and events, as Vue names them. */
export interface VisaFreeAssessmentButtonVueProps {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  readonly api?: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  readonly partner?: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  readonly defaultCountry?: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  readonly colorScheme?: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  readonly heading?: string | undefined;
  /** Text of the button. */
  readonly label?: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  readonly campaign?: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  readonly clientReference?: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  readonly test?: boolean | undefined;
  readonly onVisaReady?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaOpen?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaClose?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaSending?: ((event: CustomEvent<null>) => void) | undefined;
  readonly onVisaSent?: ((event: CustomEvent<{ form: "contact" | "request"; reference: string }>) => void) | undefined;
  readonly onVisaError?: ((event: CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>) => void) | undefined;
}

/** A button that opens the free assessment full-screen over the page. */
export interface VisaFreeAssessmentButton extends HTMLElement {
  /** Base URL of the API that takes the leads, with or without a trailing slash. */
  api: string | undefined;
  /** Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console. */
  partner: string | undefined;
  /** Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched. */
  defaultCountry: string | undefined;
  /** Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it. */
  colorScheme: "light" | "dark" | "auto" | undefined;
  /** Text above the form; empty hides it. */
  heading: string | undefined;
  /** Text of the button. */
  label: string | undefined;
  /** Your name for what brought the visitor, stored with the lead: at most 100 characters. */
  campaign: string | undefined;
  /** Your own number or code for the visitor, stored with the lead: at most 100 characters. */
  clientReference: string | undefined;
  /** Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off. */
  test: boolean;
  /** Whether the form, or the closed button, works. */
  readonly ready: boolean;
  /** Fulfils when it does: for code that may come after `visa-ready`. */
  readonly whenReady: Promise<void>;
  /** Empties the form. */
  reset(): void;
  /** Moves the focus to the first question, or to the button. */
  focus(options?: FocusOptions): void;
  /** Opens the overlay; when it closes, the focus goes to `opener`, or to the button. */
  open(opener?: HTMLElement): void;
  /** Closes the overlay; its answers stay. */
  close(): void;
}

declare global {
  interface GlobalEventHandlersEventMap {
    "visa-ready": CustomEvent<null>;
    "visa-open": CustomEvent<null>;
    "visa-close": CustomEvent<null>;
    "visa-sending": CustomEvent<null>;
    "visa-sent": CustomEvent<{ form: "contact" | "request"; reference: string }>;
    "visa-error": CustomEvent<{ form: "contact" | "request"; param: string; msg: string }>;
  }

  interface HTMLElementTagNameMap {
    "visa-contact-form": VisaContactForm;
    "visa-assessment-form": VisaAssessmentForm;
    "visa-free-assessment-button": VisaFreeAssessmentButton;
  }
}

/** The custom properties that style an element. */
interface VisaStyle {
  /** The submit button and the button on the page; the text on them follows its lightness. */
  "--visa-accent"?: string | undefined;
  /** Text; follows the surface’s lightness when it is not set. */
  "--visa-ink"?: string | undefined;
  /** The surface that the element paints; `transparent` shows your page’s, and the text follows its colour. */
  "--visa-surface"?: string | undefined;
  /** Lines and the edges of controls. */
  "--visa-line"?: string | undefined;
  /** Messages about answers. */
  "--visa-danger"?: string | undefined;
  /** Corners of controls and buttons. */
  "--visa-radius"?: string | undefined;
  /** The font family; the system’s own when it is not set. */
  "--visa-font"?: string | undefined;
}

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
    // @ts-ignore
    "visa-contact-form": VisaContactFormAttributes & VisaContactFormListeners & import("react").DetailedHTMLProps<import("react").HTMLAttributes<VisaContactForm>, VisaContactForm>;
    // @ts-ignore
    "visa-assessment-form": VisaAssessmentFormAttributes & VisaAssessmentFormListeners & import("react").DetailedHTMLProps<import("react").HTMLAttributes<VisaAssessmentForm>, VisaAssessmentForm>;
    // @ts-ignore
    "visa-free-assessment-button": VisaFreeAssessmentButtonAttributes & VisaFreeAssessmentButtonListeners & import("react").DetailedHTMLProps<import("react").HTMLAttributes<VisaFreeAssessmentButton>, VisaFreeAssessmentButton>;
    }
  }
  interface CSSProperties extends VisaStyle {}
}

// @ts-ignore
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    // @ts-ignore
    "visa-contact-form": VisaContactFormAttributes & VisaContactFormListeners & import("svelte/elements").HTMLAttributes<VisaContactForm>;
    // @ts-ignore
    "visa-assessment-form": VisaAssessmentFormAttributes & VisaAssessmentFormListeners & import("svelte/elements").HTMLAttributes<VisaAssessmentForm>;
    // @ts-ignore
    "visa-free-assessment-button": VisaFreeAssessmentButtonAttributes & VisaFreeAssessmentButtonListeners & import("svelte/elements").HTMLAttributes<VisaFreeAssessmentButton>;
  }
}

// @ts-ignore
declare module "vue" {
  interface GlobalComponents {
    // @ts-ignore
    "visa-contact-form": new () => { $props: VisaContactFormVueProps & import("vue").HTMLAttributes };
    // @ts-ignore
    "visa-assessment-form": new () => { $props: VisaAssessmentFormVueProps & import("vue").HTMLAttributes };
    // @ts-ignore
    "visa-free-assessment-button": new () => { $props: VisaFreeAssessmentButtonVueProps & import("vue").HTMLAttributes };
  }
}
