import type { SiteLanguage } from "#lead/languages.ts";
import type { methods, Property, Tag } from "../element-api.ts";
import type { RecipeId, RecipeWords } from "./recipes.ts";

/**
 * The words of the partner page in one language. `{…}` is filled in; in a `Marked` text backticks mark code and
 * `[text](address)` is a link.
 */
export interface PartnerPageWords {
  readonly language: SiteLanguage;
  /** For `lang` and `Intl` (BCP 47). */
  readonly locale: "en-CA" | "fr-CA";
  /** Where this language's addresses on our site begin. */
  readonly root: "" | "/fr";
  /** The same page in the other language, named in that language. */
  readonly other: { readonly name: string; readonly language: SiteLanguage; readonly href: string };
  readonly head: { readonly title: string; readonly description: string };
  readonly framed: {
    readonly title: Readonly<Record<"contact" | "assessment", string>>;
    readonly fallback: string;
  };
  readonly skip: string;
  readonly contact: string;
  readonly lead: string;
  readonly onThisPage: string;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly titles: Readonly<Record<Tag, string>>;
  readonly tryThem: {
    readonly text: string;
    readonly size: string;
    readonly preview: string;
    readonly snippet: string;
  };
  readonly log: {
    readonly title: string;
    readonly clear: string;
    readonly text: string;
    readonly list: string;
  };
  readonly controls: {
    readonly name: string;
    readonly attributes: string;
    readonly notSet: string;
    readonly noHeading: string;
    readonly theme: string;
    readonly colour: string;
    readonly pick: string;
    readonly file: string;
    readonly evergreen: string;
    readonly pinned: string;
    readonly reset: string;
  };
  readonly copy: {
    readonly copy: string;
    readonly label: string;
    readonly copied: string;
    readonly pressKeys: string;
    /** What a screen reader hears of it. */
    readonly said: string;
  };
  readonly recipes: {
    readonly text: Marked;
    readonly who: string;
    readonly stripped: string;
    readonly check: string;
    readonly snippet: string;
    readonly known: Readonly<Record<"tried" | "documents", string>>;
    readonly words: Readonly<Record<RecipeId, RecipeWords>>;
  };
  readonly policy: { readonly text: Marked; readonly lines: string; readonly style: Marked };
  readonly reference: {
    readonly attributes: TableWords;
    readonly events: TableWords;
    readonly methods: TableWords;
    readonly theme: TableWords;
    readonly parts: TableWords;
    readonly oneOf: string;
    readonly buttonOnly: string;
    readonly noDetail: string;
    readonly inUse: string;
    readonly eventsSnippet: string;
    readonly eventsComment: string;
    readonly stylingSnippet: string;
    readonly tools: string;
  };
  readonly frame: {
    readonly text: Marked;
    readonly snippet: string;
    readonly title: string;
    readonly heightSnippet: string;
    readonly oembed: Marked;
  };
  readonly privacy: readonly Marked[];
  readonly questions: string;
  /** What the tables say of each name in element-api.ts. */
  readonly docs: {
    readonly elements: Readonly<Record<Tag, string>>;
    readonly attributes: Readonly<Record<Property, { readonly usual: string; readonly doc: string }>>;
    readonly events: Readonly<Record<string, string>>;
    readonly methods: Readonly<Record<keyof typeof methods, string>>;
    readonly theme: Readonly<Record<string, string>>;
    readonly parts: Readonly<Record<string, string>>;
  };
}

export type Marked = string;

/** In the order of the page. */
export const sectionIds = ["try", "recipes", "policy", "reference", "frame", "privacy"] as const;
export type SectionId = (typeof sectionIds)[number];

interface TableWords {
  readonly title: string;
  readonly heads: readonly string[];
}

/** A text with its `{…}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
