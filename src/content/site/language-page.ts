import type { ClosedProgramId } from "#content/programs/program-statuses.ts";
import type { Words } from "#lead/words.ts";

interface Part {
  heading: string;
  texts: readonly string[];
}

export interface ReceiptPageWords {
  received: string;
  unproven: Part;
  refused: Part;
}

export const officialPages = [
  "immigrate",
  "work",
  "study",
  "visit",
  "family",
  "citizenship",
  "processingTimes",
  "representatives",
  "register",
] as const;

export interface LanguagePageWords {
  title: string;
  description: string;
  heading: string;
  lead: string;
  languages: string;
  skip: string;
  toAssessment: string;
  toContact: string;
  before: {
    heading: string;
    /** `day` is when we last read the official pages, so the sentence stays true. The programs follow. */
    closed(day: string): string;
    programs: Record<ClosedProgramId, string> & { ukraineMeasures?: string };
    /** Names by code, where they differ from those of `Intl`. */
    languageNames?: Record<string, string>;
    answers(languages: string): string;
    money: string;
  };
  who(firm: string, licensees: readonly string[]): Part;
  check: Part;
  cost: Part;
  /** Says what is done with the answers; `kept` is the firm’s `keptFor`, `where` its `storedIn`. */
  privacy(firm: string, email: string, kept: string, where: string): Part;
  /** Before the links to the whole notice, with its space. */
  notice: string;
  /** Says what each official page is about; its own name follows at once, in English. */
  official: Part & { pages: Record<(typeof officialPages)[number], string> };
  /** Says that the rest of the site is in the linked languages, by their own names. */
  site: Part;
  /** For plain forms: without scripts there is no choice of country beside the number. */
  phoneWithoutScripts: string;
  otherSite: string;
  /** Before the phone number and the e-mail address, with their spaces. */
  call: string;
  notFound: Part;
  receipt: ReceiptPageWords & { title: string; back: string };
}

export interface PageLanguageWords extends Words {
  page: LanguagePageWords;
}
