import type { Row } from "./present.ts";
import { type Source, type SourceFieldName, sourceFields } from "./source-fields.ts";
import type { FormType, PhoneEntry } from "./wire.ts";

export interface ReadableLead {
  reference: string;
  form: FormType;
  answers: Record<string, unknown>;
  source: Source;
  language?: string | null;
  notice?: string | null;
  phoneEntry?: PhoneEntry | null;
  signs: readonly string[];
  corrects: string | null;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** Somebody with one name only has written it as first and last name. */
export function leadName({ fullName, firstName, lastName }: Record<string, unknown>): string {
  const isOneName = String(firstName).toLowerCase() === String(lastName).toLowerCase();
  return [fullName, firstName, isOneName ? undefined : lastName]
    .filter((name) => name !== undefined)
    .join(" ");
}

/** Shows bidi controls by name, because they reorder the text around them (https://trojansource.codes). */
export function showBidi(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${code}]`;
  });
}

interface SourceWords {
  locale: string;
  source: Record<keyof ReturnType<typeof sourceValues>, string>;
  /** Why a lead looked like spam, by the stored names. */
  signs: Record<string, string>;
}

export function sourceRows(lead: ReadableLead, words: SourceWords): readonly Row[] {
  const values = Object.entries(sourceValues(lead, words)) as [keyof SourceWords["source"], string][];
  return values
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ name, label: words.source[name], value }));
}

function sourceValues({ source, language, notice, phoneEntry, signs }: ReadableLead, words: SourceWords) {
  const texts = Object.fromEntries(sourceFields.map(({ name }) => [name, source[name] ?? ""]));
  const campaign = Object.entries(source.utm ?? {}).map(([name, value]) => `${name.slice(4)}: ${value}`);
  return {
    phoneTyped: phoneEntry ? `${phoneEntry.typed} (${phoneEntry.country})` : "",
    ...(texts as Record<SourceFieldName, string>),
    locale: nameLanguage(source.locale ?? "", words.locale),
    language: nameLanguage(language ?? "", words.locale),
    notice: notice ?? "",
    utm: campaign.join(", "),
    signs: nameSigns(signs, words.signs),
  };
}

export function nameSigns(signs: readonly string[], words: SourceWords["signs"]): string {
  return signs.map((sign) => words[sign] ?? sign).join("; ");
}

/** A language tag as the name of the language; anything that is not a tag stays as it is. */
export function nameLanguage(tag: string, locale = "en-CA"): string {
  try {
    return (tag && new Intl.DisplayNames([locale], { type: "language" }).of(tag)) || tag;
  } catch {
    return tag;
  }
}
