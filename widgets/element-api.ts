import { partnerPattern } from "#lead/wire.ts";

/**
 * The public face of the elements: CONTRACT point 4 as data. The elements read their attributes through
 * `readSettings`; manifest, type declarations, docs table and playground are made from the tables.
 */

export type Tag = "visa-contact-form" | "visa-assessment-form" | "visa-free-assessment-button";

/** The properties of the elements; each mirrors the attribute of the same name in kebab-case. */
export const properties = ["api", "partner", "defaultCountry", "colorScheme", "heading", "label"] as const;

/** The attributes as they stand in the markup, by property name; `undefined` is absent. */
export type RawAttributes = Readonly<Partial<Record<(typeof properties)[number], string | undefined>>>;

/** What an element does with its attributes: every value usable, whatever the markup said. */
export interface Settings {
  /** API base URL without a trailing slash. */
  readonly api: string;
  readonly partner: string | undefined;
  /** ISO 3166 alpha-2, upper case. */
  readonly defaultCountry: string;
  /** `undefined`: the form's own heading; empty: none. */
  readonly heading: string | undefined;
}

export const defaultLabel = "Free assessment";
/** What the pre-rendered form was made with. */
export const paintedSettings = { api: "", heading: undefined, defaultCountry: "CA" } as const;

/** Reads the attributes of an element whose script came from `script`, on a page whose base URL is `base`. */
export function readSettings(raw: RawAttributes, script: string, base: string): Settings {
  return {
    api: apiBase(raw.api, base) ?? new URL("/api", script).href,
    partner: raw.partner && partnerPattern.test(raw.partner) ? raw.partner : undefined,
    defaultCountry: countryOf(raw),
    heading: raw.heading?.trim(),
  };
}

/** The country of an untouched phone; ZZ is the phone's own word for no country. */
export function countryOf(raw: RawAttributes): string {
  const code = (raw.defaultCountry ?? "").trim().toUpperCase();
  return /^(?!ZZ)[A-Z]{2}$/.test(code) ? code : paintedSettings.defaultCountry;
}

function apiBase(value: string | undefined, base: string): string | undefined {
  if (!value?.trim() || !URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  // A query or a fragment would swallow the path that is appended.
  return /^https?:$/.test(url.protocol) ? (url.origin + url.pathname).replace(/\/+$/, "") : undefined;
}
