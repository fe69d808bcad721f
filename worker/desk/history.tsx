import { fieldsOf } from "#lead/field.ts";
import { showBidi } from "#lead/lead-rows.ts";
import { forms } from "#words/forms.ts";
import type { HistoryEntry } from "../leads/history.ts";
import type { ListedLead, Pending } from "../leads/listed-lead.ts";
import { lines } from "../outbox/mails/visitor-text.ts";
import { nameOf, type OfLead, type Reader, showDay } from "./reader.ts";

export function History({ reader, lead, pending }: OfLead & { readonly pending: readonly Pending[] }) {
  const { words, time } = reader;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words.lead.history}</h2>
      <ol class="list">
        {lead.history.map((entry) => (
          <li>
            {time(entry.at)}
            {reader.mailWords.colon}
            {entryText(entry, lead, reader)}
            {entry.text === undefined ? null : <blockquote dir="auto">{lines(entry.text)}</blockquote>}
          </li>
        ))}
      </ol>
      {pending.length === 0 ? null : (
        <>
          <h2>{words.lead.pending}</h2>
          <ul class="list">
            {pending.map(({ channel, tries, due_at, failing_since, error }) => (
              <li>
                {words.lead.pendingLine(channel, tries, time(due_at))}
                {failing_since === null ? null : (
                  <span class="alert">, {words.lead.failing(time(failing_since), error ?? "")}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** One entry in a line: what, in which answer, by whom, and what the other side answered. */
export function entryText(entry: HistoryEntry, lead: ListedLead, reader: Reader): string {
  const { words, language } = reader;
  const { what, about, by, answer, field, from, to } = entry;
  const event = what === "mail" && about === "digest" ? "digest" : what;
  const label = fieldsOf(forms[language][lead.form]).find(({ name }) => name === field)?.label;
  const shown = (value: string | number | null | undefined) => showBidi(String(value ?? words.lead.noAnswer));
  return [
    event in words.steps
      ? words.steps[event as keyof typeof words.steps].entry
      : words.lead.entry[event as keyof typeof words.lead.entry],
    ...(label === undefined ? detailOf(entry, reader) : [words.lead.changed(label, shown(from), shown(to))]),
    ...(by === undefined ? [] : [words.lead.by(nameOf(by, reader))]),
    ...(answer ? [words.lead.answered(showBidi(answer))] : []),
  ].join(", ");
}

/** What a step says besides: a day, an outcome, or the way in which somebody was contacted. */
function detailOf({ what, to }: HistoryEntry, reader: Reader): readonly string[] {
  if (typeof to !== "string") return [];
  if (what === "planned") return [showDay(to, reader)];
  const { outcomes, ways } = reader.words;
  return [what === "contacted" ? ways[to as keyof typeof ways] : outcomes[to as keyof typeof outcomes]];
}
