import type { SiteLanguage } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";

/** Words of the page for partners around its guide, which is docs/embedding.md; `{…}` is filled in. */
export interface PartnerPageWords {
  readonly language: SiteLanguage;
  readonly locale: string;
  /** The path of the site's pages in this language. */
  readonly root: string;
  readonly description: string;
  readonly skip: string;
  readonly contact: string;
  readonly onThisPage: string;
  readonly questions: string;
  readonly choice: {
    readonly title: string;
    readonly partner: string;
    readonly form: string;
    readonly language: string;
    readonly file: string;
    readonly evergreen: string;
    readonly pinned: string;
    readonly snippet: string;
  };
  readonly titles: Readonly<Record<Tag, string>>;
  readonly tryThem: { readonly title: string; readonly text: string; readonly preview: string };
  readonly recipe: string;
  /** In the place of a link to our table of what was run. */
  readonly tried: string;
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
    readonly reset: string;
  };
  readonly copy: {
    readonly copy: string;
    readonly label: string;
    readonly copied: string;
    readonly pressKeys: string;
    readonly said: string;
  };
}

/** A text with its `{…}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
