import { nameLanguage } from "#lead/lead-rows.ts";
import type { DeskWords } from "../consultant-words.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { doubtOf } from "../leads/phone-country.ts";
import { isUnanswered } from "../leads/record.ts";
import type { Progress } from "../leads/steps.ts";
import { contactLinks } from "../outbox/mails/contact-links.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { messageOf } from "../outbox/mails/lead-parts.ts";
import { lines } from "../outbox/mails/visitor-text.ts";
import { tellDoubt, whereabouts } from "../outbox/mails/whereabouts.ts";
import { ActionBar } from "./actions/bar.tsx";
import { CloseForm } from "./actions/closing.tsx";
import { Correction } from "./actions/correction.tsx";
import { EraseForm } from "./actions/erasure.tsx";
import { NextDayForm } from "./actions/next-day.tsx";
import { NoteForm } from "./actions/note.tsx";
import { Papers } from "./actions/papers.tsx";
import { ReplyForm } from "./actions/reply.tsx";
import { AnswerSections, SourceSection } from "./answers.tsx";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import { entryText, History } from "./history.tsx";
import type { LeadProps } from "./lead-props.ts";
import { Mark } from "./lead-row.tsx";
import { confirmationOf, nameIn, nameOf, type OfLead, showDay } from "./reader.ts";

/** A lead with all that is known about it, and all that can be done with it: first what one needs to act. */
export function LeadPage(props: LeadProps) {
  const { reader, lead, correcting, refusedDay, done } = props;
  const { words, mailWords } = reader;
  const name = nameIn(lead, reader);
  // The visitor's own words stand before all else that they chose.
  const message = messageOf(lead);
  const label = correcting?.refusal === undefined ? undefined : correcting.field.label;
  const refused = label ?? (refusedDay === undefined ? undefined : words.lead.nextOn);
  const confirmation =
    refused === undefined ? done && confirmationOf(done, words) : words.lead.notChanged(refused);
  return (
    <DeskFrame
      reader={reader}
      title={
        confirmation === undefined ? `${name}, ${lead.reference}` : `${confirmation}${mailWords.colon}${name}`
      }
      heading={<bdi>{name}</bdi>}
      isAgain={props.again !== undefined}
      confirmation={
        confirmation === undefined ? undefined : <Confirmation {...props} text={confirmation} name={name} />
      }
    >
      <InShort {...props} />
      <ActionBar {...props} />
      <ContactLinks {...props} />
      {message === "" ? null : <blockquote dir="auto">{lines(message)}</blockquote>}
      <div class="columns">
        <div>
          <AnswerSections {...props} />
          <Correction {...props} />
          <Estimate {...props} />
          <SourceSection {...props} />
        </div>
        <div>
          <ReplyForm {...props} />
          <NextDayForm {...props} />
          <CloseForm {...props} />
          <NoteForm {...props} />
          <OtherLeads title={words.lead.others} {...props} leads={props.others} />
          <OtherLeads
            title={words.lead.versions}
            {...props}
            leads={props.versions.slice(props.versions.length < 2 ? 1 : 0)}
          />
          <History reader={reader} lead={lead} pending={props.pending} />
          <Papers {...props} />
          <EraseForm {...props} />
        </div>
      </div>
    </DeskFrame>
  );
}

function Confirmation({
  reader,
  lead,
  list,
  next,
  meanwhile,
  text,
  name,
}: LeadProps & { readonly text: string; readonly name: string }) {
  const { words } = reader;
  return (
    <>
      <p>
        {text}
        {reader.mailWords.colon}
        <bdi>{name}</bdi>
      </p>
      {meanwhile.length === 0 ? null : (
        <p>{words.lead.meanwhile(meanwhile.map((entry) => entryText(entry, lead, reader)).join("; "))}</p>
      )}
      <p class="row">
        {next === undefined ? null : (
          <a
            class="button first"
            href={`/desk/${next.reference}?${new URLSearchParams({ list })}`}
            rel="next"
          >
            {words.lead.nextLead} <bdi>{nameIn(next, reader)}</bdi>
          </a>
        )}
        <a class="button" href={`/desk/${list === "" ? "" : `?${list}`}`}>
          {words.lead.toList}
        </a>
      </p>
    </>
  );
}

/** A quarter of an hour, in milliseconds: who has opened a lead may be about to ring its person. */
const openFor = 15 * 60_000;

/** Who has a lead open, and since when. */
export function whoHasOpen({ reader, lead }: OfLead): readonly (readonly [by: string, at: number])[] {
  return Object.entries(lead.opened).filter(([, at]) => at > reader.now - openFor);
}

function InShort({ reader, lead }: OfLead) {
  const { words, mailWords, time } = reader;
  const { contactedAt, closedAt, spamAt, progress } = lead;
  const since = new Map<Progress, number | null>([
    ["contacted", contactedAt],
    ["closed", closedAt],
    ["spam", spamAt],
  ]).get(progress);
  const doubt = doubtOf(lead);
  const alsoOpen = whoHasOpen({ reader, lead }).filter(([by]) => by !== reader.by);
  return (
    <>
      <p class="marks">
        <Mark reader={reader} lead={lead} />
        {typeof since === "number" ? <span>{time(since)}</span> : null}
        <span>{nameOf(lead.owner, reader)}</span>
        {lead.nextOn === null ? null : <span>{words.lead.next(showDay(lead.nextOn, reader))}</span>}
        <span class="id">
          {lead.reference}, {mailWords.kinds[lead.form]}, {time(lead.receivedAt)}
        </span>
      </p>
      {lead.eraseAt === null ? null : <p class="alert">{words.lead.erasedAt(time(lead.eraseAt))}</p>}
      {isUnanswered(lead) ? <p class="alert">{words.lead.unanswered(time(lead.unansweredAt))}</p> : null}
      {alsoOpen.map(([by, at]) => (
        <p class="alert">{words.lead.alsoOpen(nameOf(by, reader), time(at))}</p>
      ))}
      {doubt === undefined ? null : <p class="alert">{tellDoubt(doubt, reader)}</p>}
      <p>
        {whereabouts(lead, reader)} {languageHint(lead, words)}
      </p>
    </>
  );
}

/** In which language to answer: the one of the form, and the one of the browser where it is another. */
function languageHint({ language, source }: ListedLead, { lead, locale }: DeskWords): string {
  const primary = (tag: string) => tag.split("-")[0];
  const browser = source.locale ?? "";
  return [
    ...(language == null ? [] : [lead.answerIn(nameLanguage(language, locale))]),
    ...(browser === "" || primary(browser) === primary(language ?? "")
      ? []
      : [lead.browserIn(nameLanguage(browser, locale))]),
  ].join(" ");
}

function ContactLinks({ reader, lead, reply }: LeadProps) {
  if (lead.eraseAt !== null) return null;
  return (
    <p class="row actions">
      {contactLinks(lead, reader, true)
        .flat()
        .map(({ label, href }) => (
          <a class="button" href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      {reply.offered.length === 0 ? null : (
        <a class="button below" href="#reply">
          {reader.words.lead.reply}
        </a>
      )}
      <a class="button" href={`/desk/${lead.reference}.vcf`}>
        {reader.words.lead.card}
      </a>
    </p>
  );
}

function Estimate({ reader, lead }: OfLead) {
  const estimate = estimateOf(lead, reader);
  if (estimate === undefined) return null;
  const { headings } = reader.mailWords;
  return (
    <>
      <Section title={headings.estimate}>
        <p>{estimate.verdict}</p>
        <Rows rows={estimate.rows} />
      </Section>
      <Section title={headings.toAsk}>
        <ul class="list">
          {estimate.questions.map((question) => (
            <li>{question}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Leads beside this one, with how they stand. */
function OtherLeads({
  title,
  reader: { words, mailWords, time },
  lead,
  leads,
}: OfLead & { readonly title: string; readonly leads: readonly ListedLead[] }) {
  if (leads.length === 0) return null;
  return (
    <Section title={title}>
      <ul class="list">
        {leads.map(({ reference, form, receivedAt, progress }) => (
          <li>
            {reference === lead.reference ? (
              <span class="id">
                {reference} ({words.lead.thisOne})
              </span>
            ) : (
              <a class="id" href={`/desk/${reference}`}>
                {reference}
              </a>
            )}
            , {mailWords.kinds[form]}, {time(receivedAt)}, {words.progress[progress]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
