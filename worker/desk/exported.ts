import type { SiteLanguage } from "#lead/languages.ts";
import { csvHead, csvOf, exportRecord } from "../leads/export.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import type { Reader } from "./reader.ts";

export const types = { csv: "text/csv; charset=utf-8", json: "application/json" };

export type Format = keyof typeof types;

/** What spreadsheets expect between two cells in Canadian English and French. */
const separators: Record<SiteLanguage, string> = { en: ",", fr: ";" };

/** Streams leads in batches, because a hundred thousand do not fit into the worker's memory. */
export function exported(...asked: Parameters<typeof piecesOf>): ReadableStream<Uint8Array> {
  const pieces = piecesOf(...asked);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* piecesOf(
  batches: AsyncIterable<readonly ListedLead[]>,
  format: Format,
  { timeZone, language }: Pick<Reader, "timeZone" | "language">,
): AsyncGenerator<string, undefined> {
  const separator = separators[language];
  if (format === "csv") yield csvHead(separator);
  let before = "[\n";
  for await (const leads of batches) {
    if (format === "csv") yield leads.map((lead) => csvOf(lead, timeZone, separator)).join("");
    else yield before + leads.map((lead) => JSON.stringify(exportRecord(lead), null, 2)).join(",\n");
    before = ",\n";
  }
  if (format === "json") yield before === "[\n" ? "[]\n" : "\n]\n";
}
