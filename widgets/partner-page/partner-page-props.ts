import type { PartnerPageWords } from "#language/partner-page.ts";
import type { Language } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";
import type { Fallback } from "./fallback.ts";

export interface PartnerPageProps {
  readonly language: Language;
  /** The firm's short name, and the site's scheme and host. */
  readonly name: string;
  readonly origin: string;
  readonly email: string;
  readonly pages: readonly Language[];
  /** The languages that the elements speak, with the link inside each element. */
  readonly fallbacks: Readonly<Partial<Record<Language, Readonly<Record<Tag, Fallback>>>>>;
  readonly guide: Guide;
  readonly words: PartnerPageWords;
}

/** docs/embedding.md of a language; `html` is markup of our own. */
export interface Guide {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly (GuidePart & { readonly parts: readonly GuidePart[] })[];
}

export interface GuidePart {
  /** The same in each language. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
}
