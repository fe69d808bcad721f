import type { Language } from "#lead/languages.ts";
import type { TypedAnswers } from "./controls/form-controls.ts";
import type { FormDraft } from "./form-draft.ts";
import type { SendResult, SentLead } from "./sending/send-lead.ts";

/** The form is on the page, with what was typed before the script ran or was kept in a draft. */
export interface MountedEvent extends FormDraft {
  type: "mounted";
  /** The last lead, if nothing has been begun since. */
  sent?: SentLead | undefined;
  isAnother?: true;
}

/** `typed` is the text in the controls, `at` the milliseconds since the page loaded. */
export type FormEvent =
  | MountedEvent
  | { type: "touched"; at: number }
  /** `country` was chosen as the answer to the question. */
  | {
      type: "edited";
      name: string;
      typed: TypedAnswers;
      at: number;
      country?: string;
    }
  /** `key` is used unless these answers have one from an earlier send. */
  | {
      type: "submitted";
      typed: TypedAnswers;
      key: string;
      at: number;
      /** The form sends by itself, as the visitor has asked. */
      again?: boolean;
    }
  /** `resendAsked` by the visitor, or by the browser that is online again. */
  | { type: "resendAsked"; at: number }
  | { type: "resendStopped" }
  | { type: "resendFailed" }
  /** A send has had no answer for long, or the browser went offline meanwhile. */
  | { type: "stalled" }
  /** `resets` and `language` are those at the time of sending; the form may be in another language since. */
  | {
      type: "returned";
      result: SendResult;
      resets: number;
      language: Language;
      isTranslated?: boolean;
    }
  /** The form's error duration is over. */
  | { type: "expired" }
  /** The success message has been shown long enough; the controls are emptied next. */
  | { type: "closing" }
  | { type: "translated" }
  | { type: "emptied" }
  | { type: "unfolded" };
