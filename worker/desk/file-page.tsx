import { leadName, sourceRows } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import { History } from "./history.tsx";
import type { Reader } from "./reader.ts";

/** A lead for the client's file, on three sheets of paper at the most. */
export function FilePage({
  reader,
  lead,
  versions,
}: {
  readonly reader: Reader;
  readonly lead: ListedLead;
  readonly versions: readonly ListedLead[];
}) {
  const { words, mailWords, language, time } = reader;
  const form = forms[language][lead.form];
  const name = oneLine(leadName(lead.answers)) || mailWords.noName;
  const estimate = estimateOf(lead, { from: "", timeZone: reader.timeZone, language });
  return (
    <DeskFrame
      title={words.lead.fileTitle(name)}
      heading={
        <>
          <bdi>{name}</bdi>, <span>{lead.reference}</span>
        </>
      }
      words={words}
      by={reader.by}
    >
      <p class="actions quiet">{words.lead.print}</p>
      <p>
        {mailWords.kinds[lead.form]}, {time(lead.receivedAt)}. {words.lead.keeping}
      </p>
      <div class="file">
        {presentAnswers(form, lead.answers).map(({ title, rows }) => (
          <Section title={title === "" ? mailWords.headings.message : title}>
            <Rows rows={rows} />
          </Section>
        ))}
        {versions
          .filter(({ reference }) => reference !== lead.reference)
          .map((version) => (
            <Section
              title={`${words.lead.versions}${mailWords.colon}${version.reference}, ${time(version.receivedAt)}`}
            >
              <Rows rows={differing(version, lead, reader)} />
            </Section>
          ))}
        {estimate === undefined ? null : (
          <Section title={mailWords.headings.estimate}>
            <p>{estimate.verdict}</p>
          </Section>
        )}
        <Section title={mailWords.headings.source}>
          <Rows rows={sourceRows(lead, mailWords)} />
        </Section>
        <History reader={reader} lead={lead} pending={[]} />
      </div>
    </DeskFrame>
  );
}

/** The answers of another version that are not those of the lead. */
function differing(version: ListedLead, { answers }: ListedLead, { language }: Reader) {
  return presentAnswers(forms[language][version.form], version.answers)
    .flatMap(({ rows }) => rows)
    .filter(({ name }) => version.answers[name] !== answers[name]);
}
