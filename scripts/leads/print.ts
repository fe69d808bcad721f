import stringWidth from "string-width";
import { deployment } from "#firm/deployment.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { leadName, presentLead, showBidi } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import { forms } from "#words/forms.ts";
import { consultantWords } from "#worker/consultant-words.ts";
import { printable } from "#worker/leads/export.ts";
import type { ListedLead } from "#worker/leads/listed-lead.ts";

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

/** `2026-11-22 09:07` on the firm's clock. Sweden writes times so. */
function showMinute(time: number): string {
  const { timeZone } = deployment;
  return new Date(time).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
}

/** Everything about one lead: the same rows as its mail. */
export function leadText(lead: ListedLead): string {
  const groups = presentLead(lead, forms[defaultLanguage][lead.form], consultantWords({}).estimate).map(
    ({ title, rows }) => {
      const lines = rows.map(
        ({ label, value }) => `${label}: ${printable(showBidi(value)).replace(/\r\n|\r|\n/g, "\n    ")}`,
      );
      return (title === "" ? lines : [title.toUpperCase(), ...lines]).join("\n");
    },
  );
  const times = [
    ["Contacted", lead.contactedAt],
    ["Closed", lead.closedAt],
    ["Marked as spam", lead.spamAt],
    ["Erased for good on", lead.eraseAt],
  ] as const;
  const lines = [
    `State: ${lead.progress}`,
    ...times.flatMap(([label, time]) =>
      time === null ? [] : [`${label}: ${showTime(time, deployment.timeZone)}`],
    ),
    `Told: ${lead.unsent.length === 0 ? told(lead) : `waits: ${lead.unsent.join(", ")}`}`,
  ];
  return [...groups, lines.join("\n")].join("\n\n");
}

function told({ progress, unsent }: ListedLead): string {
  if (progress === "suspect") return "held back";
  return unsent.length === 0 ? "yes" : "waits";
}

/** A terminal obeys control characters, so none of a visitor's reaches it. */
export function oneLine(text: string): string {
  return showBidi(text).replace(/\p{Cc}/gu, " ");
}
