import type { FormDefinition } from "#lead/field.ts";

/** Texts of the firm that stands behind a form, in the language of the form. */
export interface FirmTexts {
  /** The firm's name. */
  readonly firm: string;
  readonly licence: {
    /** The licensed person as registered, with the number; the register's address follows at once. */
    readonly line: string;
    /** The register's address as people read it. */
    readonly register: string;
    readonly href: string;
  };
  readonly privacy: {
    /** Says who reads this and why, where it is stored and how long; the link follows at once. */
    readonly line: string;
    readonly link: string;
    /** The notice's page, on the site. */
    readonly path: string;
  };
  /** The day of the privacy notice's last change; stored with the lead. */
  readonly noticeVersion: string;
  readonly receipt: ReceiptTexts;
}

/** A visitor's receipt of a lead, but for its reference. */
export interface ReceiptTexts {
  /** A tag for `Intl`. */
  readonly locale: string;
  readonly offer: string;
  /** Says what has been received, as a heading, by the name of its form. */
  readonly received: Readonly<Record<FormDefinition["name"], string>>;
  readonly title: string;
  readonly reference: string;
  readonly keep: string;
  /** From January on, where browsers' `Intl` lacks the language. */
  readonly months?: readonly string[];
  readonly next: { readonly heading: string; readonly steps: readonly string[] };
  /** That nobody answers, between two moments. */
  readonly away?: { readonly begins: number; readonly ends: number; readonly text: string };
  readonly notes: readonly string[];
  /** Leads to the visitor's own page, in a new tab. */
  readonly question: string;
  readonly print: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly hide: string;
}
