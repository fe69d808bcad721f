import { csvHead, csvOf, exportRecord } from "../leads/export.ts";
import type { ListedLead } from "../leads/listed-lead.ts";

export type Format = "csv" | "json";

export const types: Readonly<Record<Format, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
};

/** Leads as a file, a batch at a time, for a hundred thousand have no room in the worker's memory. */
export function exported(
  batches: AsyncIterator<readonly ListedLead[]>,
  format: Format,
  timeZone: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = "[\n";
  const pieceOf = {
    csv: (lead: ListedLead) => csvOf(lead, timeZone),
    json: (lead: ListedLead) => {
      const piece = `${separator}${JSON.stringify(exportRecord(lead), null, 2)}`;
      separator = ",\n";
      return piece;
    },
  }[format];
  return new ReadableStream({
    start: (controller) => {
      if (format === "csv") controller.enqueue(encoder.encode(csvHead));
    },
    pull: async (controller) => {
      const { value, done } = await batches.next();
      if (!done) return controller.enqueue(encoder.encode(value.map(pieceOf).join("")));
      if (format === "json") controller.enqueue(encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n"));
      controller.close();
    },
  });
}
