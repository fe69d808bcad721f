import type { Tag } from "../element-api.ts";

/** What the build tells the partner page. */
export interface PartnerPageFacts {
  /** The practice's name and the site's scheme and host. */
  readonly name: string;
  readonly origin: string;
  readonly email: string;
  /** Compressed size in bytes of what each element loads before anybody touches it. */
  readonly sizes: Readonly<Record<Tag, number>>;
  /** The version of the pinned files, and their `integrity` values by file name. */
  readonly version: string;
  readonly integrity: Readonly<Record<string, string>>;
}
