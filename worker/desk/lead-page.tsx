import { leadName, nameLanguage, sourceRows } from "#lead/lead-rows.ts";
import type { DeskWords } from "../consultant-words.ts";
import type { Action } from "../leads/history.ts";
import type { ListedLead, Pending } from "../leads/listed-lead.ts";
import { longestNote } from "../leads/notes.ts";
import { actionableFrom } from "../leads/progress.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { takesQuebecFiles, wantsQuebec } from "../outbox/mails/quebec.ts";
import { reachLinks } from "../outbox/mails/reach.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { doubtOf, tellDoubt, whereabouts } from "../outbox/mails/whereabouts.ts";
import { Answers, type Correcting } from "./answers.tsx";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import { History } from "./history.tsx";
import type { Reader } from "./reader.ts";

export interface LeadProps {
  readonly reader: Reader;
  readonly lead: ListedLead;
  /** All versions, this one among them. */
  readonly versions: readonly ListedLead[];
  readonly pending: readonly Pending[];
  /** Told above all else. */
  readonly said?: keyof DeskWords["lead"]["said"] | undefined;
  readonly correcting?: Correcting | undefined;
}

/** A lead with all that is known about it, and all that can be done with it. */
export function LeadPage({ reader, lead, versions, pending, said, correcting }: LeadProps) {
  const { words, mailWords } = reader;
  const name = oneLine(leadName(lead.answers)) || mailWords.noName;
  return (
    <DeskFrame title={lead.reference} heading={<bdi>{name}</bdi>} words={words} by={reader.by}>
      {said === undefined ? null : (
        <p class="said" role="status">
          {words.lead.said[said]}
        </p>
      )}
      <div class="columns">
        <div>
          <InShort reader={reader} lead={lead} />
          <Answers reader={reader} lead={lead} correcting={correcting} />
          <Estimate reader={reader} lead={lead} />
          <Section title={mailWords.headings.source}>
            <Rows rows={sourceRows(lead, mailWords.source, words.locale)} />
          </Section>
        </div>
        <div>
          <Actions reader={reader} lead={lead} versions={versions} />
          <Versions reader={reader} lead={lead} versions={versions} />
          <History reader={reader} lead={lead} pending={pending} />
        </div>
      </div>
    </DeskFrame>
  );
}

function InShort({ reader, lead }: Pick<LeadProps, "reader" | "lead">) {
  const { words, mailWords, time } = reader;
  const letterhead = { from: "", timeZone: reader.timeZone, language: reader.language };
  const since = { contacted: lead.contactedAt, closed: lead.closedAt, spam: lead.spamAt }[
    lead.progress as "spam"
  ];
  const state = words.progress[lead.progress];
  const doubt = doubtOf(lead);
  return (
    <>
      <p>
        <span class="id">{lead.reference}</span>, {mailWords.kinds[lead.form]}, {time(lead.receivedAt)}
      </p>
      <p>
        <strong>
          {lead.eraseAt !== null
            ? words.lead.erasedAt(time(lead.eraseAt))
            : typeof since === "number"
              ? words.lead.since(state, time(since))
              : state}
        </strong>
      </p>
      <p>{whereabouts(lead, letterhead)}</p>
      {doubt === undefined ? null : <p class="alert">{tellDoubt(doubt, letterhead)}</p>}
      <p>{languageHint(lead, words)}</p>
      {lead.eraseAt !== null
        ? null
        : reachLinks(lead, letterhead, true).map((row) => (
            <p class="row actions">
              {row.map(({ label, href }) => (
                <a class="button" href={href} rel="noreferrer">
                  {label}
                </a>
              ))}
            </p>
          ))}
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

function Estimate({ reader, lead }: Pick<LeadProps, "reader" | "lead">) {
  const estimate = estimateOf(lead, { from: "", timeZone: reader.timeZone, language: reader.language });
  if (estimate === undefined) return null;
  const { headings, quebec } = reader.mailWords;
  return (
    <>
      <Section title={headings.estimate}>
        {wantsQuebec(lead) ? <p class="alert">{quebec(takesQuebecFiles)}</p> : null}
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

const shownActions = ["contacted", "closed", "reopened", "released", "spam", "erased", "restored"] as const;

function Actions({ reader: { words }, lead, versions }: Pick<LeadProps, "reader" | "lead" | "versions">) {
  const open = shownActions.filter((action: Action) => actionableFrom[action].includes(lead.progress));
  const canBeTold = lead.progress === "new" || lead.progress === "contacted" || lead.progress === "closed";
  return (
    <section class="actions" aria-labelledby="actions">
      <h2 id="actions">{words.lead.actions}</h2>
      <form method="post" action={`/desk/${lead.reference}`}>
        <p class="row">
          {open
            .filter((action) => action !== "erased")
            .map((action, at) => (
              <button name="action" value={action} class={at === 0 ? "first" : undefined}>
                {words.actions[action].button}
              </button>
            ))}
          {canBeTold ? (
            <button name="action" value="resent">
              {words.lead.resend}
            </button>
          ) : null}
        </p>
      </form>
      <form method="post" action={`/desk/${lead.reference}`}>
        <label for="note">{words.lead.note}</label>
        <textarea id="note" name="note" required maxlength={longestNote} dir="auto" />
        <p>
          <button name="action" value="noted">
            {words.lead.addNote}
          </button>
        </p>
      </form>
      <p>
        <a href={`/desk/${lead.reference}?as=copy`}>{words.lead.copy}</a>
      </p>
      {open.includes("erased") ? (
        <details>
          <summary>{words.actions.erased.ask(lead.reference)}</summary>
          <p>
            {words.versions(versions.map(({ reference }) => reference))} {words.actions.erased.effect}
          </p>
          <form method="post" action={`/desk/${lead.reference}`}>
            <button name="action" value="erased">
              {words.actions.erased.button}
            </button>
          </form>
          {versions.length < 2 ? null : (
            <form method="post" action={`/desk/${lead.reference}`}>
              <input type="hidden" name="versions" value="all" />
              <button name="action" value="erased">
                {words.actions.erased.all(versions.length)}
              </button>
            </form>
          )}
        </details>
      ) : null}
    </section>
  );
}

function Versions({ reader, lead, versions }: Pick<LeadProps, "reader" | "lead" | "versions">) {
  if (versions.length < 2) return null;
  const { words, time } = reader;
  return (
    <Section title={words.lead.versions}>
      <ul class="list">
        {versions.map(({ reference, receivedAt, progress }) => (
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
            , {time(receivedAt)}, {words.progress[progress]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
