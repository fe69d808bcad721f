import type { Row } from "./present.ts";
import type { FormType, PhoneEntry, Source } from "./wire.ts";

/** A stored lead as the consultant reads it. */
export interface ReadableLead {
  readonly reference: string;
  readonly form: FormType;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly source: Source;
  /** The language of the form. */
  readonly language?: string | null;
  /** The version of the privacy notice that was on the screen. */
  readonly notice?: string | null;
  /** How the number was typed. */
  readonly phoneEntry?: PhoneEntry | null;
  readonly signs: readonly string[];
  readonly corrects: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A name for lists: the answers' own, in one line. */
export function leadName(answers: Readonly<Record<string, unknown>>): string {
  return [answers.fullName, answers.firstName, answers.lastName]
    .filter((name) => name !== undefined)
    .join(" ");
}

/** Bidi controls reorder what stands around them (https://trojansource.codes), so readers see them by name. */
export function showBidi(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${code}]`;
  });
}

/** Labels of the parts of a lead's envelope. */
const englishLabels = {
  phoneTyped: "Phone as typed",
  page: "Page",
  partner: "Partner",
  widget: "Widget",
  origin: "Sent from (by the browser)",
  campaign: "Partner’s campaign",
  clientReference: "Partner’s reference",
  language: "Form's language",
  locale: "Browser language",
  timeZone: "Time zone",
  notice: "Privacy notice",
  utm: "Campaign",
  signs: "Looked like spam",
};
export type SourceLabels = typeof englishLabels;

/** Rows on the origin and the languages of a lead; only what is known. Languages are named in that of `locale`. */
export function sourceRows(
  { source, language, notice, phoneEntry, signs }: ReadableLead,
  labels: SourceLabels = englishLabels,
  locale = "en-CA",
): readonly Row[] {
  const campaign = Object.entries(source.utm ?? {}).map(([name, value]) => `${name.slice(4)}: ${value}`);
  const values: Readonly<Record<keyof SourceLabels, string | null | undefined>> = {
    phoneTyped: phoneEntry && `${phoneEntry.typed} (${phoneEntry.country})`,
    page: source.page,
    partner: source.partner,
    widget: source.widget,
    origin: source.origin,
    campaign: source.campaign,
    clientReference: source.clientReference,
    language: nameLanguage(language ?? "", locale),
    locale: nameLanguage(source.locale ?? "", locale),
    timeZone: source.timeZone,
    notice,
    utm: campaign.join(", "),
    signs: signs.join(", "),
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ name, label: labels[name as keyof SourceLabels], value }] : [],
  );
}

/** A language tag as people call the language; what is no tag stays as it is. */
export function nameLanguage(tag: string, locale = "en-CA"): string {
  try {
    return (tag && new Intl.DisplayNames([locale], { type: "language" }).of(tag)) || tag;
  } catch {
    return tag;
  }
}
