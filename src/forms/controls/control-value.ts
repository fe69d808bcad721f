/** Reads a control where the text in it is not yet the answer. */
export interface ControlValue {
  /** Returns the part that a draft stores now. */
  forDraft(): string;
  /** Returns the answer to send as it stands now; never fails. */
  forSending(): Promise<string>;
}

/** Hands the form a control's own value, and nothing once the control goes. */
export type TellValue = (name: string, value: ControlValue | undefined) => void;
