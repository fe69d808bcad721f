import type { Form } from "./field.ts";

/** Names, shapes and limits of everything sent between browser and worker. */

export const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
export type UtmName = (typeof utmNames)[number];

/**
 * An answer that is not acceptable: `param` names its field, or is `form`; `msg` asks the visitor for what is
 * needed.
 */
export interface FieldError {
  param: string;
  msg: string;
  /** Other countries in which a typed phone number is valid too. */
  choices?: readonly PhoneChoice[];
}

/** Another reading of a phone number as it was typed. */
export interface PhoneChoice {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** E.164, possibly with an extension. */
  phone: string;
  /** Country, code, and the number as that country writes it. */
  text: string;
}

/** The state of the phone's control, beside its answer. */
export interface PhoneEntry {
  /** At most `phoneEntryLimit` characters. */
  typed: string;
  country: string;
  /** The visitor has chosen the country, typed `+`, or answered which one it is. */
  chosen: boolean;
}

/** Answer 200. */
export interface AcceptedBody {
  message: string;
  param: "success";
  reference: string;
  /** Path of the lead's receipt on the worker's own origin, in the language of the form. */
  receipt: string;
}

/** Any other response; 422 has `errors`, all of them in form order. */
export interface RefusedBody {
  error: FieldError;
  errors?: readonly FieldError[];
}

/** Maximum length of a text in `source`, in characters. */
export const sourceLimit = 200;
/**
 * Texts that a partner stores with a lead, by an attribute of the same name: what brought the visitor, and
 * the partner's name for them. Each needs a description in widgets/element-api.ts and a label in
 * words/<code>/mails.ts.
 */
export const partnerTexts = ["campaign", "clientReference"] as const;
export type PartnerText = (typeof partnerTexts)[number];
export const partnerTextLimit = 100;
/** Largest request body, in bytes. */
export const bodyLimit = 64 * 1024;
/**
 * Hidden fields of a plain form besides its answers: the path of its page, to which a refusal returns, the
 * key that a script has made for it, and the partner's code, which a refusal keeps.
 */
export const pageName = "page";
export const keyName = "idempotencyKey";
export const partnerName = "partner";
export const partnerPattern = /^[a-z0-9-]{1,64}$/;
/** The code in every example; no lead is credited to it. */
export const exampleCode = "your-code";
/**
 * Normalizes a partner's code from an attribute or an address, without what mail programs, word processors
 * and trackers add to it; undefined if it is malformed.
 */
export function readPartner(typed: string | null | undefined): string | undefined {
  const [text = ""] = (typed ?? "").slice(0, sourceLimit).toLowerCase().split(/[?&#]/);
  // Both ends by one pattern that the oldest browsers read and that never looks back.
  const [inner = ""] = /[a-z\d-](?:.*[a-z\d-])?/s.exec(text) ?? [];
  const code = inner.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "").replace(/[\u2010-\u2013\u2212]/g, "-");
  return partnerPattern.test(code) && code !== exampleCode ? code : undefined;
}
/**
 * Two fields beside the answers: `topicCode` is a honeypot that people leave empty, `elapsed` the
 * milliseconds from the first touch of the form to the send. Both are signs of spam, never a reason to
 * refuse.
 */
export const honeypotName = "topicCode";
export const elapsedName = "elapsed";
/** Stored with the lead: the language of the form, and the version of the privacy notice beside it. */
export const languageName = "language";
export const noticeName = "notice";

/** Stored with the lead: how the number was typed; without it nothing is asked about the number. */
export const phoneEntryName = "phoneEntry";
export const phoneEntryLimit = 64;
/** In a plain form: `true` if the country is chosen, and the country that answers the question. */
export const phoneChosenName = "phoneChosen";
export const phoneChoiceName = "phoneChoice";

/** A form in test mode is validated like any other, but nothing is stored or sent. */
export const testName = "test";
export const testPrefix = "TEST-";

export type FormType = Form["name"];

/**
 * Response of `GET /api/answered`: how many of the last `of` people who wrote were answered within how many
 * business days.
 */
export interface AnsweredPractice {
  of: number;
  answered: number;
  days: number;
}
