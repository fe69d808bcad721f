import type { SiteLanguage } from "#lead/languages.ts";
import { csvHead, csvOf, exportRecord } from "../leads/export.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import type { Reader } from "./reader.ts";

export type Format = "csv" | "json";

export const types: Readonly<Record<Format, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
};

/** Between the cells of a line, as a spreadsheet expects it in each language of Canada. */
const separators: Readonly<Record<SiteLanguage, string>> = { en: ",", fr: ";" };

/** Leads as a file, a batch at a time, for a hundred thousand have no room in the worker's memory. */
export function exported(
  batches: AsyncIterator<readonly ListedLead[]>,
  format: Format,
  { timeZone, language }: Pick<Reader, "timeZone" | "language">,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const cellSeparator = separators[language];
  let separator = "[\n";
  const pieceOf = {
    csv: (lead: ListedLead) => csvOf(lead, timeZone, cellSeparator),
    json: (lead: ListedLead) => {
      const piece = `${separator}${JSON.stringify(exportRecord(lead), null, 2)}`;
      separator = ",\n";
      return piece;
    },
  }[format];
  return new ReadableStream({
    start: (controller) => {
      if (format === "csv") controller.enqueue(encoder.encode(csvHead(cellSeparator)));
    },
    pull: async (controller) => {
      const { value, done } = await batches.next();
      if (!done) return controller.enqueue(encoder.encode(value.map(pieceOf).join("")));
      if (format === "json") controller.enqueue(encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n"));
      controller.close();
    },
  });
}
