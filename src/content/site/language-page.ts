import type { ClosedProgramId } from "#content/programs/program-statuses.ts";
import type { Words } from "#lead/words.ts";

interface Part {
  readonly heading: string;
  readonly texts: readonly string[];
}

/** Words of the page after a form sent without scripts; it shows one of the outcomes. */
export interface ReceiptPageWords {
  readonly received: string;
  readonly unproven: Part;
  readonly refused: Part;
}

/** The official pages that a language’s own page leads to, as words/<code>/official.md names them. */
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

/**
 * Words of the one page of a language without the whole site, and of the page after a form sent without
 * scripts.
 */
export interface LanguagePageWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly languages: string;
  readonly skip: string;
  readonly toAssessment: string;
  readonly toContact: string;
  readonly before: {
    readonly heading: string;
    /** `day` is when we last read the official pages, so the sentence stays true. The programs follow. */
    closed(day: string): string;
    readonly programs: Readonly<Record<ClosedProgramId, string>> & { readonly ukraineMeasures?: string };
    /** Names by code, where they differ from those of `Intl`. */
    readonly languageNames?: Readonly<Record<string, string>>;
    answers(languages: string): string;
    readonly money: string;
  };
  who(firm: string, licensees: readonly string[]): Part;
  readonly check: Part;
  readonly cost: Part;
  /** Says what is done with the answers; `kept` is the firm’s `keptFor`, `where` its `storedIn`. */
  privacy(firm: string, email: string, kept: string, where: string): Part;
  /** Before the links to the whole notice, with its space. */
  readonly notice: string;
  /** Says what each official page is about; its own name follows at once, in English. */
  readonly official: Part & { readonly pages: Readonly<Record<(typeof officialPages)[number], string>> };
  /** Says that the rest of the site is in the linked languages, by their own names. */
  readonly site: Part;
  /** For plain forms: without scripts there is no choice of country beside the number. */
  readonly phoneWithoutScripts: string;
  readonly otherSite: string;
  /** Before the phone number and the e-mail address, with their spaces. */
  readonly call: string;
  readonly accessibility: string;
  readonly notFound: Part;
  readonly receipt: ReceiptPageWords & { readonly title: string; readonly back: string };
}

export interface PageLanguageWords extends Words {
  readonly page: LanguagePageWords;
}
