import { csvLine } from "#lead/csv.ts";
import { fieldsOf } from "#lead/field.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { leadName, showBidi } from "#lead/lead-rows.ts";
import { isoTime } from "#lead/local-time.ts";
import { sourceFields } from "#lead/source-fields.ts";
import { utmNames } from "#lead/wire.ts";
import { forms } from "#words/forms.ts";
import type { ListedLead } from "./listed-lead.ts";

const answerNames = [
  ...new Set(Object.values(forms[defaultLanguage]).flatMap((form) => fieldsOf(form).map(({ name }) => name))),
];

const columns = [
  "reference",
  "name",
  "received",
  "form",
  "progress",
  "contacted",
  "closed",
  "owner",
  "nextOn",
  "outcome",
  "corrects",
  "language",
  "notice",
  ...answerNames,
  "phoneTyped",
  "country",
  ...sourceFields.map(({ name }) => name),
  ...utmNames,
  "history",
];

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * The header line of a CSV file (RFC 4180), with a byte order mark so that Excel reads UTF-8. A label stands
 * before its column's name, which is the same in each language.
 */
export function csvHead(separator = ",", labels: Texts = {}): string {
  const titles = columns.map((name) => (labels[name] ? `${labels[name]} (${name})` : name));
  return `\ufeff${csvLine(titles, separator)}`;
}

export function csvOf(lead: ListedLead, timeZone: string, separator = ",", translated: Texts = {}): string {
  const record = { ...exportRecord(lead, timeZone), ...translated };
  const text = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
  // A terminal would obey control characters; tabs and line breaks do no harm.
  const cells = columns.map((name) =>
    showBidi(text(record[name] ?? "").replace(/[^\P{Cc}\t\r\n]/gu, "\ufffd")),
  );
  return csvLine(cells, separator);
}

/** Times are in ISO 8601, in UTC or with a zone's offset. */
export function exportRecord(lead: ListedLead, timeZone?: string): Record<string, unknown> {
  const { reference, answers, form, progress, owner, nextOn, outcome, corrects, language, notice } = lead;
  const { utm, ...source } = lead.source;
  const iso = (time: number | null) => (time === null ? null : isoTime(time, timeZone));
  return {
    reference,
    name: leadName(answers),
    received: iso(lead.receivedAt),
    form,
    progress,
    contacted: iso(lead.contactedAt),
    closed: iso(lead.closedAt),
    owner,
    nextOn,
    outcome,
    corrects,
    language,
    notice,
    ...answers,
    phoneTyped: lead.phoneEntry?.typed,
    country: lead.country,
    ...source,
    ...utm,
    // Without the expiry of links, which only the worker needs.
    history: lead.history.map(({ until: _, at, ...entry }) => ({ at: iso(at), ...entry })),
  };
}
