import type { RootContent } from "mdast";
import type { PartnerPageWords } from "#language/partner-page.ts";
import type { Language } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";
import type { Fallback } from "./fallback.ts";
import type { Choice } from "./snippet.ts";

export interface PartnerPageProps {
  language: Language;
  name: string;
  choice: Choice;
  email: string;
  /** In pixels; left out: a square. */
  logoWidth?: number;
  pages: readonly Language[];
  fallbacks: Readonly<Partial<Record<Language, Readonly<Record<Tag, Fallback>>>>>;
  guide: Guide;
  words: PartnerPageWords;
}

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
