import { fieldsOf } from "#lead/field.ts";
import { defaultLanguage, type SiteLanguage } from "#lead/languages.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { labelOf } from "../consultant-words.ts";
import { csvHead, csvOf, exportRecord } from "../leads/export.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { nameCountry } from "../leads/phone-country.ts";
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
  reader: Reader,
): AsyncGenerator<string, undefined> {
  const { timeZone, language } = reader;
  const separator = separators[language];
  // The names and values of the API are English already.
  const isTranslated = language !== defaultLanguage;
  if (format === "csv") yield csvHead(separator, isTranslated ? labelsIn(reader) : {});
  let before = "[\n";
  for await (const leads of batches) {
    if (format === "csv")
      yield leads
        .map((lead) => csvOf(lead, timeZone, separator, isTranslated ? valuesIn(lead, reader) : {}))
        .join("");
    else yield before + leads.map((lead) => JSON.stringify(exportRecord(lead), null, 2)).join(",\n");
    before = ",\n";
  }
  if (format === "json") yield before === "[\n" ? "[]\n" : "\n]\n";
}

function labelsIn({ words, mailWords, language }: Reader): Record<string, string> {
  const { list, lead, progress, month } = words;
  const fields = Object.values(forms[language]).flatMap((form) => fieldsOf(form));
  return {
    ...mailWords.source,
    ...Object.fromEntries(fields.map((field) => [field.name, labelOf(field, words)])),
    name: list.columns.name,
    received: mailWords.received,
    form: list.form,
    progress: list.statesName,
    contacted: month.contacted,
    closed: progress.closed,
    owner: list.owner,
    nextOn: lead.nextOn,
    outcome: lead.outcome,
    corrects: lead.versions,
    language: list.language,
    country: list.country,
    history: lead.history,
  };
}

function valuesIn(lead: ListedLead, { words, mailWords, language }: Reader): Record<string, string> {
  const { form, progress, outcome, country } = lead;
  const answers = presentAnswers(forms[language][form], lead.answers).flatMap(({ rows }) => rows);
  return {
    ...Object.fromEntries(answers.map(({ name, value }) => [name, value])),
    form: mailWords.kinds[form],
    progress: words.progress[progress],
    outcome: outcome === null ? "" : words.outcomes[outcome],
    language: nameLanguage(lead.language ?? "", words.locale),
    country: country === null ? "" : nameCountry(country, words.locale),
  };
}
