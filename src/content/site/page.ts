import type { Day } from "#content/day.ts";
import type { ProgramId } from "#content/programs/program-statuses.ts";

export interface TextLink {
  text: string;
  href: string;
}

export type OfficialPages = ReadonlyMap<string, TextLink>;

export type Rich = readonly (string | TextLink)[];

/**
 * The sites of firm/partners.yaml; `{day}` is filled in, of an agent `{name}`, `{city}` and `{country}` too.
 */
export interface PartnerWords {
  intro: string;
  none: string;
  listed: string;
  agent: string;
}

type Body =
  | { kind: "text" | "note" }
  | { kind: "list"; items: readonly Rich[] }
  | { kind: "steps"; steps: readonly { title: string; text: Rich }[] }
  | {
      kind: "table";
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | {
      kind: "questions";
      questions: readonly { question: string; answer: Rich }[];
    }
  | { kind: "partners"; words: PartnerWords };

export type PageSection = Body & {
  heading: string;
  paragraphs: readonly Rich[];
  after?: readonly Rich[];
};

export interface Figures {
  kind: "figures";
  figures: readonly { figure: string; label: string }[];
}

export type Block = PageSection | Figures;

export interface Notice {
  program: ProgramId;
  heading: string;
  /**
   * The official act, what it means for the visitor today, and what is open instead; never a promise to
   * reopen.
   */
  text: Rich;
  source: TextLink;
}

export interface PageContent {
  /** The renderer appends the firm's name. */
  title: string;
  description: string;
  updated: Day;
  notices: readonly Notice[];
  lead: Rich;
  blocks: readonly Block[];
  next: {
    heading: string;
    text: string;
    action: "assessment" | "contact";
    label: string;
  };
  /** Official pages only, against which readers can check us. */
  sources: readonly TextLink[];
}
