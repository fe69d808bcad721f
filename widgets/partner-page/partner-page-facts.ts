import type { Language } from "#lead/languages.ts";
import type { Tag } from "../element-api.ts";

/** What the build tells the partner page. */
export interface PartnerPageFacts {
  /** The practice's name and the site's scheme and host. */
  readonly name: string;
  readonly origin: string;
  readonly email: string;
  /** In which the page is built. */
  readonly languages: readonly Language[];
  /** Compressed size in bytes of what each element loads before anybody touches it. */
  readonly sizes: Readonly<Record<Tag, number>>;
  /** The newest release, with the `integrity` values of its files by name; absent before the first. */
  readonly latest:
    | { readonly version: string; readonly integrity: Readonly<Record<string, string>> }
    | undefined;
}
