import type { Day } from "#content/day.ts";
import type { ProgramId } from "#content/programs/program-statuses.ts";

export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** The pages of `official.md` of a language, by their keys. */
export type OfficialPages = ReadonlyMap<string, TextLink>;

export type Rich = readonly (string | TextLink)[];

/**
 * The sites of firm/partners.yaml; `{day}` is filled in, of an agent `{name}`, `{city}` and `{country}` too.
 */
export interface PartnerWords {
  readonly intro: string;
  readonly none: string;
  readonly listed: string;
  readonly agent: string;
}

type Body =
  | { readonly kind: "text" | "note" }
  | { readonly kind: "list"; readonly items: readonly Rich[] }
  | { readonly kind: "steps"; readonly steps: readonly { readonly title: string; readonly text: Rich }[] }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: "questions";
      readonly questions: readonly { readonly question: string; readonly answer: Rich }[];
    }
  | { readonly kind: "partners"; readonly words: PartnerWords };

export type PageSection = Body & {
  readonly heading: string;
  readonly paragraphs: readonly Rich[];
  readonly after?: readonly Rich[];
};

export interface Figures {
  readonly kind: "figures";
  readonly figures: readonly { readonly figure: string; readonly label: string }[];
}

export type Block = PageSection | Figures;

/** A dated report on a program, shown above the page's first call to action. */
export interface Notice {
  readonly program: ProgramId;
  readonly heading: string;
  /**
   * The official act, what it means for the visitor today, and what is open instead; never a promise to
   * reopen.
   */
  readonly text: Rich;
  readonly source: TextLink;
}

/**
 * The texts of one page, read from `<language>/pages/<page>.md`, named after the last segment of its route.
 */
export interface PageContent {
  /** The renderer appends the firm's name. */
  readonly title: string;
  readonly description: string;
  readonly updated: Day;
  readonly notices: readonly Notice[];
  readonly lead: Rich;
  readonly blocks: readonly Block[];
  readonly next: {
    readonly heading: string;
    readonly text: string;
    readonly action: "assessment" | "contact";
    readonly label: string;
  };
  /** Official pages only, against which readers can check us. */
  readonly sources: readonly TextLink[];
}
