/** What a control answers where the text in it is not yet the answer. */
export interface ControlValue {
  /** What a draft keeps of it now. */
  forDraft(): string;
  /** What is sent of it as it stands now; never fails. */
  forSending(): Promise<string>;
}

/** Hands the form a control's own value, and nothing once the control goes. */
export type TellValue = (name: string, value: ControlValue | undefined) => void;
