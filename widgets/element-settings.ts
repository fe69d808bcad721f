import { defaultCountry } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { type PartnerText, partnerTextLimit, partnerTexts, readPartner } from "#lead/wire.ts";

/** Text properties; each mirrors the attribute of the same name in kebab-case. */
export const properties = [
  "api",
  "partner",
  "defaultCountry",
  "colorScheme",
  "heading",
  "label",
  ...partnerTexts,
] as const;

/** `defaultCountry` -> `default-country`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `default-country` -> `defaultCountry`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

export const themeProperties = [
  "--visa-accent",
  "--visa-ink",
  "--visa-surface",
  "--visa-line",
  "--visa-danger",
  "--visa-radius",
  "--visa-font",
] as const;

/** Attributes as written in the markup, by property name; `undefined` is absent. */
type RawAttributes = Partial<Record<(typeof properties)[number], string | undefined>> & {
  test?: boolean;
};

export interface ElementAttributes extends RawAttributes {
  language: Language;
}

/** Whether a boolean attribute is set; frameworks and templates write an absent one as one of these words. */
export function isOn(value: string | null): boolean {
  return value !== null && !/^(false|0|no|off|null|undefined)$/i.test(value.trim());
}

export type Settings = ReturnType<typeof readSettings>;

export const prerenderedSettings = { api: "", heading: undefined, defaultCountry, test: false } as const;

/**
 * An element's attributes as valid settings. `folder` has the element's files, `page` is the page's base URL.
 * Without a folder, leads can only go to the address in `api`.
 */
export function readSettings(raw: RawAttributes, folder: string | undefined, page: string) {
  return {
    api: apiBase(raw.api, page) ?? (folder ? new URL("/api", folder).href : "about:invalid"),
    partner: readPartner(raw.partner),
    defaultCountry: defaultCountryOf(raw),
    // `undefined`: the form's own heading; empty: none.
    heading: raw.heading?.trim(),
    texts: partnerTextsIn(raw),
    // The folder is named after the version.
    version: folder?.split("/").at(-2),
    test: raw.test === true,
  };
}

function partnerTextsIn(raw: RawAttributes): Readonly<Partial<Record<PartnerText, string>>> {
  const texts = partnerTexts.map((name) => [name, raw[name]?.trim().slice(0, partnerTextLimit)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The country of an untouched phone field, which itself uses ZZ for no country. */
export function defaultCountryOf(raw: RawAttributes): string {
  const code = (raw.defaultCountry ?? "").trim().toUpperCase();
  return /^(?!ZZ)[A-Z]{2}$/.test(code) ? code : defaultCountry;
}

/** An `api` attribute as a URL without a trailing slash; undefined if it is invalid. */
export function apiBase(value: string | null | undefined, page: string): string | undefined {
  if (!value?.trim()) return undefined;
  try {
    const { protocol, origin, pathname } = new URL(value, page);
    // A query or a fragment would swallow the appended path.
    return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, "") : undefined;
  } catch {
    return undefined;
  }
}
