import type { RootContent } from "mdast";
import type { PartnerPageWords } from "#language/partner-page.ts";
import type { Language } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";
import type { Fallback } from "./fallback.ts";
import type { Choice } from "./snippet.ts";

export interface PartnerPageProps {
  language: Language;
  /** The firm's short name. */
  name: string;
  /** Shown before somebody chooses. */
  choice: Choice;
  email: string;
  /** In pixels; left out: a square. */
  logoWidth?: number;
  pages: readonly Language[];
  /** The languages of the elements, with the link inside each element. */
  fallbacks: Readonly<Partial<Record<Language, Readonly<Record<Tag, Fallback>>>>>;
  guide: Guide;
  words: PartnerPageWords;
}

/** docs/embedding.md of a language. */
export interface Guide {
  title: string;
  lead: GuidePart;
  sections: readonly (GuidePart & { parts: readonly GuidePart[] })[];
}

export interface GuidePart {
  /** The same in each language. */
  id: string;
  title: string;
  nodes: readonly RootContent[];
}
