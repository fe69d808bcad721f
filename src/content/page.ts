import type { Day, StandingId } from "./facts.ts";

/** A run of text; `href` is a path of this site or an https link. */
export type Inline = string | { readonly text: string; readonly href: string };
export type Rich = string | readonly Inline[];

export type Block =
  | { readonly kind: "text"; readonly heading: string; readonly paragraphs: readonly Rich[] }
  | {
      readonly kind: "list";
      readonly heading: string;
      readonly intro?: Rich;
      readonly items: readonly Rich[];
      readonly outro?: Rich;
    }
  | {
      readonly kind: "steps";
      readonly heading: string;
      readonly intro?: Rich;
      readonly steps: readonly { readonly title: string; readonly text: Rich }[];
    }
  | { readonly kind: "facts"; readonly facts: readonly { readonly figure: string; readonly label: string }[] }
  | {
      readonly kind: "table";
      readonly heading: string;
      readonly intro?: Rich;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: "note"; readonly heading: string; readonly text: Rich }
  | {
      /** The sites of `partners.ts`. */
      readonly kind: "partners";
      readonly heading: string;
      /** Above the list, and in its place while it is empty. */
      readonly intro: string;
      readonly none: string;
      /** `{day}` is filled in. */
      readonly listed: string;
      /** For those whose owner the College has registered as an agent; `{day}` is filled in. */
      readonly agent: string;
    }
  | {
      readonly kind: "questions";
      readonly heading: string;
      readonly questions: readonly { readonly question: string; readonly answer: Rich }[];
    };

/** A dated report on a program, shown above the page's first call to action. Its dates are the ledger's. */
export interface Notice {
  readonly standing: StandingId;
  /** The status in a few words, for example 'Closed to new applications'. */
  readonly heading: string;
  /** The official act, what it means for the visitor today, and what is open instead; never a promise to reopen. */
  readonly text: Rich;
  /** Where the visitor checks it. */
  readonly source: { readonly text: string; readonly href: string };
}

/** The texts of one page: `pages/<page>.en.ts`, named after the last segment of the route, exports them as `page`. */
export interface PageContent {
  /** The day of the last change to what the page says. */
  readonly updated: Day;
  /** At most 38 characters, because the renderer appends the firm's name and search results cut at about 60. */
  readonly headTitle: string;
  /** 70 to 155 characters, unique: what a search result shows. */
  readonly description: string;
  readonly notices?: readonly Notice[];
  readonly lead: Rich;
  readonly blocks: readonly Block[];
  readonly next: {
    readonly heading: string;
    readonly text: Rich;
    readonly action: "assessment" | "contact";
    readonly label: string;
  };
  /** Official pages only: the reader checks us against them. */
  readonly sources: readonly { readonly text: string; readonly href: string }[];
}
