import { leadName, sourceRows } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import { History } from "./history.tsx";
import type { Reader } from "./reader.ts";

/** All that is stored about a person's lead in every version, to give to them. */
export function CopyPage({
  reader,
  versions,
  reference,
}: {
  readonly reader: Reader;
  readonly versions: readonly ListedLead[];
  readonly reference: string;
}) {
  const { words, mailWords, language, time } = reader;
  const name = oneLine(leadName(versions.at(-1)?.answers ?? {})) || mailWords.noName;
  return (
    <DeskFrame title={words.lead.copyTitle(name)} words={words} by={reader.by}>
      <p class="actions">
        {words.lead.print} <a href={`/desk/${reference}?as=json`}>{words.lead.copyJson}</a>
      </p>
      {versions.map((lead) => (
        <article>
          <h2>
            {lead.reference}, {time(lead.receivedAt)}
          </h2>
          {presentAnswers(forms[language][lead.form], lead.answers).map(({ title, rows }) => (
            <Section title={title === "" ? mailWords.headings.message : title}>
              <Rows rows={rows} />
            </Section>
          ))}
          <Section title={mailWords.headings.source}>
            <Rows rows={sourceRows(lead, mailWords)} />
          </Section>
          <History reader={reader} lead={lead} pending={[]} />
        </article>
      ))}
    </DeskFrame>
  );
}
