import type { ReceiptWords } from "#lead/words.ts";

export interface FirmTexts {
  readonly firm: string;
  readonly licence: {
    /** The licensed person as registered, with the number; the register's address follows at once. */
    readonly line: string;
    readonly register: string;
    readonly href: string;
  };
  readonly privacy: {
    /** Who reads this and why, where it is stored and how long. The link follows. */
    readonly line: string;
    readonly link: string;
    readonly path: string;
  };
  /** Whether the firm accepts files for the programs of Québec. */
  readonly quebec: string;
  /** The day of the privacy notice's words, and a hash of its content; stored with the lead. */
  readonly noticeVersion: string;
  readonly receipt: ReceiptTexts;
}

export interface ReceiptTexts extends Omit<ReceiptWords, "title" | "notes"> {
  /** A tag for `Intl`. */
  readonly locale: string;
  readonly title: string;
  /** After a link on the screen; never in what is printed or shared. */
  readonly newTab: string;
  readonly next: { readonly heading: string; readonly steps: readonly string[] };
  /** Shown between two moments, in milliseconds since 1970. */
  readonly absence?: { readonly begins: number; readonly ends: number; readonly text: string } | undefined;
  readonly notes: readonly string[];
  /** After a contact form, where the firm has a booking service. */
  readonly bookingLink?: { readonly text: string; readonly href: string } | undefined;
}
