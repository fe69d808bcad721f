import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { csvLine } from "#lead/csv.ts";
import { fieldsOf } from "#lead/field.ts";
import { leadName, presentLead, showBidi } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import { utmNames } from "#lead/wire.ts";
import type { ListedLead, Status } from "./query.ts";

/** One line a lead, in columns. */
export function listText(leads: readonly ListedLead[]): string {
  const head = ["REFERENCE", "RECEIVED", "FORM", "STATE", "NOTIFIED", "NAME", "E-MAIL", "PHONE"];
  const rows = leads.map((lead) => [
    lead.reference,
    showTime(lead.receivedAt),
    lead.form,
    lead.state,
    notified(lead),
    oneLine(leadName(lead.answers)),
    oneLine(lead.answers.email),
    oneLine(lead.answers.phone),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => [...(row[at] ?? "")].length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - [...cell].length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Everything about one lead: the same rows as its mail. */
export function leadText(lead: ListedLead): string {
  const groups = presentLead(lead).map(({ title, rows }) => {
    const lines = rows.map(
      ({ label, value }) => `${label}: ${showBidi(value).replace(/\r\n|\r|\n/g, "\n    ")}`,
    );
    return (title === "" ? lines : [title.toUpperCase(), ...lines]).join("\n");
  });
  return [...groups, `State: ${lead.state}\nNotified: ${notified(lead)}`].join("\n\n");
}

const answerNames = [...new Set([contact, assessment].flatMap(fieldsOf).map(({ name }) => name))];
const columns = [
  "reference",
  "received",
  "form",
  "state",
  "corrects",
  "language",
  "notice",
  ...answerNames,
  "page",
  "partner",
  "widget",
  "locale",
  "timeZone",
  ...utmNames,
];

/** RFC 4180, with a byte order mark so that Excel reads it as UTF-8. */
export function exportCsv(leads: readonly ListedLead[]): string {
  const lines = leads.map((lead) => {
    const cells = exportRecord(lead);
    return csvLine(columns.map((name) => String(cells[name] ?? "")));
  });
  return `\ufeff${[csvLine(columns), ...lines].join("")}`;
}

export function exportJson(leads: readonly ListedLead[]): string {
  return `${JSON.stringify(leads.map(exportRecord), null, 2)}\n`;
}

function exportRecord(lead: ListedLead): Readonly<Record<string, unknown>> {
  const { utm, ...source } = lead.source;
  return {
    reference: lead.reference,
    received: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    state: lead.state,
    corrects: lead.corrects,
    language: lead.language,
    notice: lead.notice,
    ...lead.answers,
    ...source,
    ...utm,
  };
}

export function statusText(status: Status): string {
  const waiting = status.waiting.map(
    ({ channel, count, oldest, failing_since, error }) =>
      `Unsent by ${channel}: ${count}, due since ${showTime(oldest)}${
        failing_since === null ? "" : `, failing since ${showTime(failing_since)}: ${error}`
      }`,
  );
  return [
    `Leads: ${status.leads}, in the last 24 hours: ${status.lastDay}`,
    `Suspects: ${status.suspects}`,
    `Mails in the last 24 hours: ${status.mailedLastDay}`,
    ...(waiting.length > 0 ? waiting : ["Unsent: 0"]),
  ].join("\n");
}

function notified({ state, unsent }: ListedLead): string {
  if (state === "suspect") return "held back";
  return unsent.length === 0 ? "yes" : `waits: ${unsent.join(", ")}`;
}

/** A terminal obeys control characters, so none of a visitor's reaches it. */
function oneLine(answer: unknown): string {
  return showBidi(String(answer ?? "")).replace(/\p{Cc}/gu, " ");
}
