import type { ReceiptWords } from "#lead/words.ts";

export interface FirmTexts {
  firm: string;
  shortName: string;
  /** The assessment on our own site, in the language of these texts. */
  assessmentAddress: string;
  reach: { phone: string; phoneHref: string; email: string };
  /** The line of the first register, and those of others. */
  licence: LicenceLine & { others: readonly LicenceLine[] };
  /** In place of the form while the practice is stopped; the register's address follows. */
  stopped?: string | undefined;
  privacy: {
    /** Who reads this and why, where it is stored and how long. The link follows. */
    line: string;
    link: string;
    path: string;
  };
  /** The statement on our own site, for forms on other sites. */
  accessibility: { link: string; address: string };
  /** Of the page with the contact form. */
  contactPath: string;
  /** Whether the firm accepts files for the programs of Québec. */
  quebec: string;
  /** The day of the privacy notice's words, and a hash of its content; stored with the lead. */
  noticeVersion: string;
  receipt: ReceiptTexts;
}

export interface ReceiptTexts extends Omit<ReceiptWords, "title" | "notes"> {
  /** A tag for `Intl`. */
  locale: string;
  title: string;
  /** After a link on the screen; never in what is printed or shared. */
  newTab: string;
  next: { heading: string; steps: readonly string[] };
  /** `steps` are those of what is sent from `delaysFrom` to `ends`, in milliseconds since 1970. */
  absence?: { delaysFrom: number; ends: number; text: string; steps: readonly string[] } | undefined;
  notes: readonly string[];
  /** After a contact form, where the firm has a booking service. */
  bookingLink?: { text: string; href: string } | undefined;
}

interface LicenceLine {
  /** The licensed persons as registered, with their numbers; the register's address follows at once. */
  line: string;
  register: string;
  href: string;
}
