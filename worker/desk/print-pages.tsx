import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { AnswerSections, SourceSection } from "./answers.tsx";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import { History } from "./history.tsx";
import { nameIn, type OfLead } from "./reader.ts";

type PrintProps = OfLead & { readonly versions: readonly ListedLead[] };

export function CopyPage({ reader, lead, versions }: PrintProps) {
  const { words, time } = reader;
  const name = nameIn(versions.at(-1) ?? lead, reader);
  return (
    <DeskFrame reader={reader} title={words.lead.copyTitle(name)} paperIn={reader.language}>
      <p class="actions">
        {words.lead.print} <a href={`/desk/${lead.reference}?as=json`}>{words.lead.copyJson}</a>
      </p>
      {versions.map((version) => (
        <article>
          <h2>
            {version.reference}, {time(version.receivedAt)}
          </h2>
          <AnswerSections reader={reader} lead={version} />
          <SourceSection reader={reader} lead={version} />
          <History reader={reader} lead={version} />
        </article>
      ))}
    </DeskFrame>
  );
}

/** A lead for the client's file, on at most three sheets of paper. */
export function FilePage({ reader, lead, versions }: PrintProps) {
  const { words, mailWords, language, time } = reader;
  const name = nameIn(lead, reader);
  const estimate = estimateOf(lead, reader);
  const differing = (version: ListedLead) =>
    presentAnswers(forms[language][version.form], version.answers)
      .flatMap(({ rows }) => rows)
      .filter((row) => version.answers[row.name] !== lead.answers[row.name]);
  return (
    <DeskFrame
      reader={reader}
      title={words.lead.fileTitle(name)}
      paperIn={language}
      heading={
        <>
          <bdi>{name}</bdi>, <span>{lead.reference}</span>
        </>
      }
    >
      <p class="actions quiet">{words.lead.print}</p>
      <p>
        {mailWords.kinds[lead.form]}, {time(lead.receivedAt)}
      </p>
      <div class="file">
        <AnswerSections reader={reader} lead={lead} />
        {versions
          .filter(({ reference }) => reference !== lead.reference)
          .map((version) => (
            <Section
              title={`${words.lead.versions}${mailWords.colon}${version.reference}, ${time(version.receivedAt)}`}
            >
              <Rows rows={differing(version)} />
            </Section>
          ))}
        {estimate === undefined ? null : (
          <Section title={mailWords.headings.estimate}>
            <p>{estimate.verdict}</p>
          </Section>
        )}
        <SourceSection reader={reader} lead={lead} />
        <History reader={reader} lead={lead} />
      </div>
    </DeskFrame>
  );
}
