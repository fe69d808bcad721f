import type { Form } from "./field.ts";
import type { Language } from "./languages.ts";

/** Names, shapes and limits of everything that travels between the browser and the worker. */

export const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
export type UtmName = (typeof utmNames)[number];

/**
 * One answer that is not acceptable: `param` names its field, or is `form`; `msg` asks the visitor for what
 * is needed.
 */
export interface FieldError {
  readonly param: string;
  readonly msg: string;
  /** Of a phone number: other countries in which what was typed is a number too. */
  readonly choices?: readonly PhoneChoice[];
}

/** Another reading of a phone number as it was typed. */
export interface PhoneChoice {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** E.164, with an extension perhaps. */
  readonly phone: string;
  /** Country, code, and the number as that country writes it. */
  readonly text: string;
}

/** The state of the phone's control, beside its answer. */
export interface PhoneEntry {
  /** At most `phoneEntryLimit` characters. */
  readonly typed: string;
  /** The country shown, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The visitor has chosen the country, typed `+`, or answered the question which one it is. */
  readonly chosen: boolean;
}

/** Answer 200. */
export interface AcceptedBody {
  readonly message: string;
  readonly param: "success";
  readonly reference: string;
  /** Path of the lead's receipt on the worker's own origin, in the language of the form. */
  readonly receipt: string;
}

/** Every other answer; `errors` is there with 422, all of them in form order. */
export interface RefusedBody {
  readonly error: FieldError;
  readonly errors?: readonly FieldError[];
}

/** Longest string in `source`, in characters. */
export const sourceLimit = 200;
/**
 * Texts that a partner stores with a lead, by an attribute of the same name: what brought the visitor, and
 * the partner's name for them. Each needs a description in widgets/element-api.ts and a label in
 * words/<code>/mails.ts.
 */
export const partnerTexts = ["campaign", "clientReference"] as const;
export type PartnerText = (typeof partnerTexts)[number];
/** Longest of these, in characters. */
export const partnerTextLimit = 100;
/** Largest request body, in bytes. */
export const bodyLimit = 64 * 1024;
/**
 * Hidden fields of a plain form besides its answers: the path of its page, so that a refusal can show that
 * page again, the key that a script has made for it, and the partner's code, which a refusal keeps.
 */
export const pageName = "page";
export const keyName = "idempotencyKey";
export const partnerName = "partner";
export const partnerPattern = /^[a-z0-9-]{1,64}$/;
/** The code of every example; no lead counts for it. */
export const exampleCode = "your-code";
/**
 * Returns a partner's code as somebody may type it, in an attribute or an address; undefined if it is
 * malformed.
 */
export function readPartner(typed: string | null | undefined): string | undefined {
  const code = typed?.trim().toLowerCase() ?? "";
  return partnerPattern.test(code) && code !== exampleCode ? code : undefined;
}
/**
 * Two envelope fields beside the answers: `topicCode` is a honeypot that people leave empty, `elapsed` the
 * milliseconds from the first touch of the form to the send. Both are signs of spam, never a reason to
 * refuse.
 */
export const honeypotName = "topicCode";
export const elapsedName = "elapsed";
/**
 * Two more, stored with the lead: the language of the form, and the version of the privacy notice beside it.
 */
export const languageName = "language";
export const noticeName = "notice";

/** One more, stored with the lead: how the number was typed, without which nothing is asked about it. */
export const phoneEntryName = "phoneEntry";
export const phoneEntryLimit = 64;
/** Of a plain form: `true` where the country is chosen, and the country that answers the question. */
export const phoneChosenName = "phoneChosen";
export const phoneChoiceName = "phoneChoice";

/** One more: a form in test mode is judged like any other, and nothing is stored or sent to anybody. */
export const testName = "test";
/** Begins the reference of such a form. */
export const testPrefix = "TEST-";

export type FormType = Form["name"];

/**
 * Answer of `GET /api/answered`: of the last `of` people who wrote, so many were answered within so many
 * business days.
 */
export interface AnsweredPractice {
  readonly of: number;
  readonly answered: number;
  readonly days: number;
}

/** How far a visitor got in a form, sent to `POST /api/count` by our own pages when they go away. */
export interface FormVisit {
  readonly form: FormType;
  readonly language: Language;
  /** The layout for phones. */
  readonly narrow: boolean;
  /** The furthest section in which something was answered, from 1 on; 0: none. */
  readonly reached: number;
  /** Names of the fields that were refused at least once. */
  readonly refused: readonly string[];
  readonly sent: boolean;
  /** Takes back a visit that was counted before its visitor went on. */
  readonly withdrawn?: true | undefined;
}

/** Largest body of such a count, in bytes. */
export const visitLimit = 512;
