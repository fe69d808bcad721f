import type { Words } from "#lead/words.ts";

interface Part {
  readonly heading: string;
  readonly texts: readonly string[];
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

/** Words of the one page of a language without the whole site, and of the page after a form sent without scripts. */
export interface LanguagePageWords {
  /** Before the firm’s name in the browser’s tab. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** Names the list of languages. */
  readonly languages: string;
  readonly skip: string;
  /** On the links to the two forms below. */
  readonly toAssessment: string;
  readonly toContact: string;
  /** About the firm and its licensed persons, who stand as the register has them. */
  who(firm: string, licensees: string): Part;
  /** Steps to look the licence up in the register, which speaks English and French. */
  readonly check: Part;
  readonly cost: Part;
  /** Says what is done with the answers; `kept` is the firm’s `keptFor`. */
  privacy(firm: string, email: string, kept: string): Part;
  /** Says what each official page is about; its own name follows in English. */
  readonly official: Part & { readonly pages: Readonly<Record<(typeof officialPages)[number], string>> };
  /** That the rest of the site speaks the languages that are linked, by their own names. */
  readonly site: Part;
  /** For plain forms: a browser without scripts knows no country beside the number. */
  readonly phoneWithoutScripts: string;
  /** After a link that leaves the site. */
  readonly otherSite: string;
  readonly call: string;
  readonly write: string;
  readonly receipt: {
    readonly title: string;
    readonly received: string;
    readonly unproven: Part;
    readonly refused: Part;
    readonly back: string;
  };
}

/** The words of a language without the whole site, those of its page included. */
export interface PageLanguageWords extends Words {
  readonly page: LanguagePageWords;
}
