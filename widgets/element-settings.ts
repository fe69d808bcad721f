import { defaultCountry } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { partnerPattern, partnerTextLimit } from "#lead/wire.ts";

/** The properties that are text; each mirrors the attribute of the same name in kebab-case. */
export const properties = [
  "api",
  "partner",
  "defaultCountry",
  "colorScheme",
  "heading",
  "label",
  "campaign",
  "clientReference",
] as const;

export const themeProperties = [
  "--visa-accent",
  "--visa-ink",
  "--visa-surface",
  "--visa-line",
  "--visa-danger",
  "--visa-radius",
  "--visa-font",
] as const;

/** The attributes as they stand in the markup, by property name; `undefined` is absent. */
type RawAttributes = Readonly<Partial<Record<(typeof properties)[number], string | undefined>>> & {
  readonly test?: boolean;
};

export interface ElementAttributes extends RawAttributes {
  readonly language: Language;
}

/** Reads an attribute that is set by being there; frameworks and templates write what is off or absent as one of these words. */
export function isOn(value: string | null): boolean {
  return value !== null && !/^(false|0|no|off|null|undefined)$/i.test(value.trim());
}

/** The partner code of every example; no lead counts for it. */
export const exampleCode = "your-code";

export type Settings = ReturnType<typeof readSettings>;

export const prerenderedSettings = { api: "", heading: undefined, defaultCountry, test: false } as const;

/**
 * Makes settings of an element's attributes, every value usable, whatever the markup said. The element's files lie in `folder`,
 * the page's base URL is `page`. Without a folder leads go to the address that `api` names, and nowhere else.
 */
export function readSettings(raw: RawAttributes, folder: string | undefined, page: string) {
  return {
    api: apiBase(raw.api, page) ?? (folder ? new URL("/api", folder).href : "about:invalid"),
    partner: partnerOf(raw),
    defaultCountry: defaultCountryOf(raw),
    // `undefined`: the form's own heading; empty: none.
    heading: raw.heading?.trim(),
    campaign: boundedText(raw.campaign),
    clientReference: boundedText(raw.clientReference),
    test: raw.test === true,
  };
}

function partnerOf({ partner }: RawAttributes): string | undefined {
  return partner && partner !== exampleCode && partnerPattern.test(partner) ? partner : undefined;
}

const boundedText = (text: string | undefined) => text?.trim().slice(0, partnerTextLimit) || undefined;

/** The country of an untouched phone; ZZ is the phone's own word for no country. */
export function defaultCountryOf(raw: RawAttributes): string {
  const code = (raw.defaultCountry ?? "").trim().toUpperCase();
  return /^(?!ZZ)[A-Z]{2}$/.test(code) ? code : prerenderedSettings.defaultCountry;
}

/** Returns an `api` attribute as an address without a trailing slash; undefined where it is none. */
export function apiBase(value: string | null | undefined, page: string): string | undefined {
  if (!value?.trim()) return undefined;
  try {
    const { protocol, origin, pathname } = new URL(value, page);
    // A query or a fragment would swallow the path that is appended.
    return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, "") : undefined;
  } catch {
    return undefined;
  }
}
