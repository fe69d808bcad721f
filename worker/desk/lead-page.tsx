import type { ListedLead } from "../leads/listed-lead.ts";
import { numberToCall } from "../leads/phone-country.ts";
import { contactLinks } from "../outbox/mails/contact-links.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { messageOf } from "../outbox/mails/lead-parts.ts";
import type { MailLink } from "../outbox/mails/parts.ts";
import { languageOfWords, lines } from "../outbox/mails/visitor-text.ts";
import type { LeadProps } from "./actions/action.tsx";
import { ActionBar } from "./actions/bar.tsx";
import { CloseForm } from "./actions/closing.tsx";
import { Correction } from "./actions/correction.tsx";
import { EraseForm } from "./actions/erasure.tsx";
import { GiveForm } from "./actions/giving.tsx";
import { NextDayForm, NextDayOffer } from "./actions/next-day.tsx";
import { NoteForm } from "./actions/note.tsx";
import { Papers } from "./actions/papers.tsx";
import { ReplyForm } from "./actions/reply.tsx";
import { AnswerSections, SourceSection } from "./answers.tsx";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import { entryText, HistorySection } from "./history-section.tsx";
import { InShort } from "./lead-summary.tsx";
import { confirmationOf, nameIn, type OfLead, type Reader } from "./reader.ts";

export function LeadPage(props: LeadProps) {
  const { reader, lead, correcting, refusedDay, done } = props;
  const { words, mailWords } = reader;
  const name = nameIn(lead, reader);
  // The visitor's own words come before their choices.
  const message = messageOf(lead);
  const contacts = contactsOf(props);
  const estimate = estimateOf(lead, reader);
  const elsewhere = ["body", "additional", "fullName", ...contacts.flatMap(({ answer }) => answer ?? [])];
  const day = refusedDay === undefined ? undefined : words.lead.nextOn;
  const refused = correcting?.refusal ? correcting.field.label : day;
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
      paperIn={reader.language}
      confirmation={confirmation && <Confirmation {...props} text={confirmation} name={name} />}
    >
      <InShort {...props} />
      <ContactLinks {...props} contacts={contacts} />
      <ActionBar {...props} />
      {estimate && <Verdict reader={reader} estimate={estimate} />}
      <div class="columns" data-form={lead.form}>
        <div>
          {message !== "" && (
            <blockquote dir="auto" lang={languageOfWords(message, lead.language)}>
              {lines(message)}
            </blockquote>
          )}
          <AnswerSections {...props} without={elsewhere} />
          <Correction {...props} />
        </div>
        <div>
          <ReplyForm {...props} />
          <NextDayForm {...props} />
          <GiveForm {...props} />
          <CloseForm {...props} />
          <NoteForm {...props} />
          <OtherLeads title={words.lead.others} {...props} leads={props.others} />
          <OtherLeads
            title={words.lead.versions}
            {...props}
            leads={props.versions.length < 2 ? [] : props.versions}
          />
        </div>
        <div>
          {estimate && (
            <Section title={mailWords.headings.estimate}>
              <Rows rows={estimate.rows} />
            </Section>
          )}
          <SourceSection {...props} />
          <HistorySection {...props} />
          <Papers {...props} />
          <EraseForm {...props} />
        </div>
      </div>
    </DeskFrame>
  );
}

function Confirmation(props: LeadProps & { text: string; name: string }) {
  const { reader, lead, list, next, meanwhile, done, text, name } = props;
  const { words } = reader;
  return (
    <>
      <p>
        {text}
        {reader.mailWords.colon}
        <bdi>{name}</bdi>
      </p>
      {meanwhile.length > 0 && (
        <p>{words.lead.meanwhile(meanwhile.map((entry) => entryText(entry, lead, reader)).join("; "))}</p>
      )}
      {done === "contacted" && lead.nextOn === null && <NextDayOffer {...props} />}
      <p class="row">
        {next && (
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

interface Contact extends MailLink {
  /** The answer that is shown beside the link, and its text. */
  answer?: "phone" | "email";
  text?: string;
}

function contactsOf({ reader, lead }: OfLead): readonly Contact[] {
  if (lead.eraseAt !== null) return [];
  const { phone, email } = lead.answers;
  const number = numberToCall(String(phone ?? ""));
  return contactLinks(lead, reader, true)
    .flat()
    .map((link) => {
      if (link.href.startsWith("mailto:")) return { ...link, answer: "email", text: String(email) };
      return link.href === number?.href ? { ...link, answer: "phone", text: number.text } : link;
    });
}

function ContactLinks({ reader, lead, reply, contacts }: LeadProps & { contacts: readonly Contact[] }) {
  if (lead.eraseAt !== null) return null;
  return (
    <p class="row actions">
      {contacts.map(({ label, href, text }) => (
        <span class="pair">
          <a class="button" href={href} rel="noreferrer">
            {label}
          </a>
          {text && <bdi>{text}</bdi>}
        </span>
      ))}
      {reply.offered.length > 0 && (
        <a class="button below" href="#reply">
          {reader.words.lead.reply}
        </a>
      )}
    </p>
  );
}

interface VerdictProps {
  reader: Reader;
  estimate: NonNullable<ReturnType<typeof estimateOf>>;
}

function Verdict({ reader, estimate: { verdict, questions } }: VerdictProps) {
  const { headings } = reader.mailWords;
  return (
    <section class="verdict" aria-label={headings.estimate}>
      <p>{verdict}</p>
      {questions.length > 0 && (
        <>
          <h2>{headings.toAsk}</h2>
          <ul class="list">
            {questions.map((question) => (
              <li>{question}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function OtherLeads({
  title,
  reader: { words, mailWords, time },
  lead,
  leads,
}: OfLead & { title: string; leads: readonly ListedLead[] }) {
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
