import { fieldsOf } from "#lead/field.ts";
import { showBidi } from "#lead/lead-rows.ts";
import { forms } from "#words/forms.ts";
import { labelOf } from "../consultant-words.ts";
import type { HistoryEntry } from "../leads/history.ts";
import type { ListedLead, Pending } from "../leads/listed-lead.ts";
import { lines } from "../outbox/mails/visitor-text.ts";
import { deskDay, nameOf, type OfLead, type Reader, textIn } from "./reader.ts";

interface HistoryProps extends OfLead {
  /** What is still to be sent; undefined on paper. */
  pending?: readonly Pending[];
}

export function HistorySection({ reader, lead, pending }: HistoryProps) {
  const { words, time } = reader;
  const answered = pending === undefined ? [] : lead.history.filter(({ answer }) => answer);
  return (
    <section aria-label={words.lead.history}>
      {lead.history.length > 0 && <h2>{words.lead.history}</h2>}
      <ol class="list">
        {lead.history.map((entry) => (
          <li>
            {time(entry.at)}
            {reader.mailWords.colon}
            {entryText(entry, lead, reader)}
            {entry.text && <blockquote dir="auto">{lines(entry.text)}</blockquote>}
          </li>
        ))}
      </ol>
      {answered.length > 0 && (
        <details class="actions">
          <summary>{words.lead.technical}</summary>
          <ul class="list">
            {answered.map(({ at, what, answer = "" }) => (
              <li>
                {time(at)}, {what}
                {reader.mailWords.colon}
                {showBidi(answer)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {pending && pending.length > 0 && (
        <>
          <h2>{words.lead.pending}</h2>
          <ul class="list">
            {pending.map(({ channel, tries, due_at, failing_since, error }) => (
              <li>
                {words.lead.pendingLine(channel, tries, time(due_at))}
                {failing_since !== null && (
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

export function entryText(entry: HistoryEntry, lead: ListedLead, reader: Reader): string {
  const { words, language } = reader;
  const { what, about, by, field: name, from, to } = entry;
  const event = what === "mail" && about === "digest" ? "digest" : what;
  const field = fieldsOf(forms[language][lead.form]).find((asked) => asked.name === name);
  const answerText = (value: string | number | null | undefined) =>
    showBidi(String(value ?? words.lead.noAnswer));
  return [
    textIn(words.steps, event)?.entry ?? textIn(words.lead.entry, event),
    ...(field === undefined
      ? detailOf(entry, reader)
      : [words.lead.changed(labelOf(field, words), answerText(from), answerText(to))]),
    ...(by === undefined ? [] : [words.lead.by(nameOf(by, reader))]),
  ].join(", ");
}

function detailOf({ what, to }: HistoryEntry, reader: Reader) {
  if (typeof to !== "string") return [];
  if (what === "planned") return [deskDay(to, reader)];
  const { outcomes, ways, newLead, lead } = reader.words;
  if (what === "given") return [lead.to(nameOf(to, reader))];
  if (what === "typed") return [textIn(newLead.sources, to)];
  return [textIn<string>(what === "contacted" ? ways : outcomes, to)];
}
