import type { Language } from "#lead/languages.ts";
import type { PhoneChoice } from "#lead/wire.ts";
import type { TypedAnswers } from "./controls/form-controls.ts";
import type { SendResult } from "./sending/send-lead.ts";

/** Other readings of a number that the server asks about, until it changes or a country is chosen. */
export interface PhoneQuestion {
  readonly name: string;
  readonly message: string;
  readonly choices: readonly PhoneChoice[];
  readonly language: Language;
}

/** The form is on the page, with what was typed before the script ran or was kept in a draft. */
export interface MountedEvent {
  readonly type: "mounted";
  readonly typed: TypedAnswers;
  readonly key: string;
  readonly invalid: readonly string[];
  readonly question?: PhoneQuestion | undefined;
  readonly isAnother?: true;
}

/** `typed` is the text in the controls, `at` the milliseconds since the page loaded. */
export type FormEvent =
  | MountedEvent
  | { readonly type: "touched"; readonly at: number }
  /** `country` was chosen as the answer to the question. */
  | {
      readonly type: "edited";
      readonly name: string;
      readonly typed: TypedAnswers;
      readonly at: number;
      readonly country?: string;
    }
  /** `key` is used unless these answers have one from an earlier send. */
  | {
      readonly type: "submitted";
      readonly typed: TypedAnswers;
      readonly key: string;
      readonly at: number;
      /** The form sends by itself, as the visitor has asked. */
      readonly again?: boolean;
    }
  /** `resendAsked` by the visitor, or by the browser that is online again. */
  | { readonly type: "resendAsked"; readonly at: number }
  | { readonly type: "resendStopped" }
  | { readonly type: "resendFailed" }
  /** `resets` is the number at the time of sending. */
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
  | { readonly type: "translated" }
  | { readonly type: "emptied" }
  | { readonly type: "unfolded" };
