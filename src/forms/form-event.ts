import type { Language } from "#lead/languages.ts";
import type { PhoneChoice } from "#lead/wire.ts";
import type { TypedAnswers } from "./controls/form-controls.ts";
import type { SendResult } from "./sending/send-lead.ts";

/**
 * What the server has asked about a number: its other readings, until the number changes or a country is
 * chosen.
 */
export interface PhoneQuestion {
  readonly name: string;
  readonly message: string;
  readonly choices: readonly PhoneChoice[];
  /** The language of its texts. */
  readonly language: Language;
}

/** The form is on the page: with what was typed before the script ran, or what a draft kept. */
export interface MountedEvent {
  readonly type: "mounted";
  readonly typed: TypedAnswers;
  readonly key: string;
  readonly invalid: readonly string[];
  readonly question?: PhoneQuestion | undefined;
  /** The answers of another form take the place of these. */
  readonly isAnother?: true;
}

/** `typed` is the text in the controls, `at` the time in milliseconds since the page came. */
export type FormEvent =
  | MountedEvent
  | { readonly type: "touched"; readonly at: number }
  /** `country`: by the choice of a country that answers the question. */
  | {
      readonly type: "edited";
      readonly name: string;
      readonly typed: TypedAnswers;
      readonly at: number;
      readonly country?: string;
    }
  /** `key` is taken unless these answers have one from an earlier send. */
  | {
      readonly type: "submitted";
      readonly typed: TypedAnswers;
      readonly key: string;
      readonly at: number;
      /** The form does it by itself, as the visitor has asked. */
      readonly again?: boolean;
    }
  /** By the visitor, and by the browser that is online again. */
  | { readonly type: "resendAsked"; readonly at: number }
  | { readonly type: "resendStopped" }
  /** All tries were in vain. */
  | { readonly type: "resendFailed" }
  /** `resets` is that of the send. */
  | {
      readonly type: "returned";
      readonly result: SendResult;
      readonly resets: number;
      readonly language: Language;
      readonly answers?: Readonly<Record<string, string | number>>;
    }
  /** The form's error duration is over. */
  | { readonly type: "expired" }
  /** The success message has been shown long enough; the controls are emptied next. */
  | { readonly type: "closing" }
  /** The form is shown in another language than until now. */
  | { readonly type: "translated" }
  | { readonly type: "emptied" }
  | { readonly type: "unfolded" };
