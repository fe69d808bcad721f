import stringWidth from "string-width";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { csvLine } from "#lead/csv.ts";
import { fieldsOf } from "#lead/field.ts";
import { leadName, presentLead, showBidi } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import { utmNames } from "#lead/wire.ts";
import type { StoredLead } from "#worker/leads/stored-lead.ts";
import type { ListedLead } from "./query.ts";

/** The columns of a list and how wide each may be: 100 in all, with two between them. */
const columns: readonly (readonly [title: string, width: number, cell: (lead: ListedLead) => string])[] = [
  ["REFERENCE", 13, ({ reference }) => reference],
  ["RECEIVED", 16, ({ receivedAt }) => showMinute(receivedAt)],
  ["FORM", 7, ({ form }) => form],
  ["STATE", 9, ({ progress }) => progress],
  ["TOLD", 9, told],
  ["NAME", 18, ({ answers }) => leadName(answers)],
  ["E-MAIL", 16, ({ answers }) => String(answers.email ?? "")],
];

/** One line a lead, that fits a terminal of 100 columns whatever was typed. */
export function listText(leads: readonly ListedLead[]): string {
  const head = columns.map(([title]) => title);
  const rows = leads.map((lead) => columns.map(([, , cell]) => oneLine(cell(lead))));
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, at) => fitted(cell, columns[at]?.[1] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A text in so many columns of a terminal, on which a letter takes none, one or two. */
function fitted(text: string, width: number): string {
  const wide = stringWidth(text);
  if (wide <= width) return text + " ".repeat(width - wide);
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(cut + segment) > width - 1) break;
    cut += segment;
  }
  return `${cut}…${" ".repeat(width - 1 - stringWidth(cut))}`;
}

/** `2026-11-22 09:07` on this machine's clock. */
function showMinute(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [year, month, day, hours, minutes] = parts.map((part) => String(part).padStart(2, "0"));
  return `${year}-${month}-${day} ${hours}:${minutes}`;
}

/** Everything about one lead: the same rows as its mail. */
export function leadText(lead: ListedLead): string {
  const groups = presentLead(lead).map(({ title, rows }) => {
    const lines = rows.map(
      ({ label, value }) => `${label}: ${printable(showBidi(value)).replace(/\r\n|\r|\n/g, "\n    ")}`,
    );
    return (title === "" ? lines : [title.toUpperCase(), ...lines]).join("\n");
  });
  const times = [
    ["Contacted", lead.contactedAt],
    ["Closed", lead.closedAt],
    ["Marked as spam", lead.spamAt],
  ] as const;
  const lines = [
    `State: ${lead.progress}`,
    ...times.flatMap(([label, time]) => (time === null ? [] : [`${label}: ${showTime(time)}`])),
    `Told: ${lead.unsent.length === 0 ? told(lead) : `waits: ${lead.unsent.join(", ")}`}`,
  ];
  return [...groups, lines.join("\n")].join("\n\n");
}

/** Without the control characters that a terminal would obey; tabs and line breaks stay. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, "\ufffd");
}

const answerNames = [...new Set([...fieldsOf(contact), ...fieldsOf(assessment)].map(({ name }) => name))];
const exported = [
  "reference",
  "received",
  "form",
  "state",
  "contacted",
  "closed",
  "corrects",
  "language",
  "notice",
  ...answerNames,
  "page",
  "partner",
  "widget",
  "origin",
  "campaign",
  "clientReference",
  "locale",
  "timeZone",
  ...utmNames,
];

/** RFC 4180, with a byte order mark so that Excel reads it as UTF-8. */
export function exportCsv(leads: readonly ListedLead[]): string {
  const lines = leads.map((lead) => {
    const cells = exportRecord(lead);
    return csvLine(exported.map((name) => printable(String(cells[name] ?? ""))));
  });
  return `\ufeff${[csvLine(exported), ...lines].join("")}`;
}

/** Each lead as a record to read, and in `stored` as the database holds it, for an import. */
export function exportJson(leads: readonly ListedLead[], stored: ReadonlyMap<string, StoredLead>): string {
  const records = leads
    .map((lead) => ({ ...exportRecord(lead), stored: stored.get(lead.reference) }))
    // Erased between the two readings.
    .filter((record) => record.stored !== undefined);
  return `${JSON.stringify(records, null, 2)}\n`;
}

function exportRecord(lead: ListedLead): Readonly<Record<string, unknown>> {
  const { utm, ...source } = lead.source;
  return {
    reference: lead.reference,
    received: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    state: lead.progress,
    contacted: isoTime(lead.contactedAt),
    closed: isoTime(lead.closedAt),
    corrects: lead.corrects,
    language: lead.language,
    notice: lead.notice,
    ...lead.answers,
    ...source,
    ...utm,
  };
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function told({ progress, unsent }: ListedLead): string {
  if (progress === "suspect") return "held back";
  return unsent.length === 0 ? "yes" : "waits";
}

/** A terminal obeys control characters, so none of a visitor's reaches it. */
export function oneLine(text: string): string {
  return showBidi(text).replace(/\p{Cc}/gu, " ");
}
