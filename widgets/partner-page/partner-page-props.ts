import type { RootContent } from "mdast";
import type { PartnerPageWords } from "#language/partner-page.ts";
import type { Language } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";
import type { Fallback } from "./fallback.ts";
import type { Choice } from "./snippet.ts";

export interface PartnerPageProps {
  readonly language: Language;
  /** The firm's short name. */
  readonly name: string;
  /** Shown before somebody chooses. */
  readonly choice: Choice;
  readonly email: string;
  /** In pixels; left out: a square. */
  readonly logoWidth?: number;
  readonly pages: readonly Language[];
  /** The languages of the elements, with the link inside each element. */
  readonly fallbacks: Readonly<Partial<Record<Language, Readonly<Record<Tag, Fallback>>>>>;
  readonly guide: Guide;
  readonly words: PartnerPageWords;
}

/** docs/embedding.md of a language. */
export interface Guide {
  readonly title: string;
  readonly lead: GuidePart;
  readonly sections: readonly (GuidePart & { readonly parts: readonly GuidePart[] })[];
}

export interface GuidePart {
  /** The same in each language. */
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly RootContent[];
}
