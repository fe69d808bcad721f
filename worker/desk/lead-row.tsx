import { nameLanguage, nameSigns } from "#lead/lead-rows.ts";
import { isSoon, progressIn, type ViewState } from "../leads/browse.ts";
import { refusesMail } from "../leads/history.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { nameCountry, numberToCall } from "../leads/phone-country.ts";
import { isUnanswered } from "../leads/record.ts";
import { gistOf, messageOf } from "../outbox/mails/lead-parts.ts";
import { glimpseOf, languageOfWords } from "../outbox/mails/visitor-text.ts";
import { hour } from "../time/durations.ts";
import { showWait } from "../time/show-wait.ts";
import { deskDay, nameIn, nameOf, type OfLead } from "./reader.ts";

const glimpse = 160;

interface LeadRowProps extends OfLead {
  /** The tab, whose name is not repeated in each row. */
  state: ViewState;
  isChosen: boolean;
}

export function LeadRow({ state, isChosen, ...props }: LeadRowProps) {
  const { reader, lead } = props;
  const { words, mailWords } = reader;
  const { reference, form, country, language, signs } = lead;
  const name = nameIn(lead, reader);
  const message = glimpseOf(messageOf(lead), glimpse);
  const gist = gistOf(lead, reader) || (message === "" ? mailWords.titles[form] : "");
  const places = [
    reference,
    country && nameCountry(country, words.locale),
    language && nameLanguage(language, words.locale),
    lead.wroteBefore && words.list.wroteBefore(lead.wroteBefore),
  ].filter(Boolean);
  return (
    <tr role="row">
      <td role="cell" class="choose">
        <input
          type="checkbox"
          name="lead"
          value={reference}
          autocomplete="off"
          checked={isChosen}
          aria-label={words.list.choose(name)}
        />
      </td>
      <th scope="row" role="rowheader">
        <a href={`/desk/${reference}`}>
          <bdi>{name}</bdi>
        </a>
        <small>{places.join(", ")}</small>
      </th>
      <td role="cell" class="words">
        {gist !== "" && <span class="kind">{gist}</span>}
        {message !== "" && (
          <span dir="auto" lang={languageOfWords(message, language)}>
            {message}
          </span>
        )}
        {lead.progress === "suspect" && <small>{nameSigns(signs, mailWords.signs)}</small>}
      </td>
      <td role="cell" class="short">
        <Wait {...props} />
        <small>{reader.time(lead.receivedAt)}</small>
      </td>
      <Whose {...props} state={state} />
    </tr>
  );
}

function Whose({ state, ...props }: Omit<LeadRowProps, "isChosen">) {
  const { reader, lead } = props;
  const { owner, nextOn, phoneReading } = lead;
  // Which of two readings to call is decided on the lead's own page.
  const call = phoneReading?.other ? undefined : numberToCall(String(lead.answers.phone ?? ""));
  return (
    <td role="cell" class="whose">
      {/* The list of closed leads also needs the mark, which shows the outcome. */}
      {(state === "closed" || progressIn[state] !== lead.progress) && <Mark {...props} />}
      <Urgency {...props} />
      {isUnanswered(lead) && <span class="late">{reader.words.list.unanswered}</span>}
      {refusesMail(lead) && <span class="late">{reader.mailWords.refusesMail}</span>}
      {isWorkedOn(lead) && (
        <>
          {owner !== null && state !== "mine" && <span>{nameOf(owner, reader)}</span>}
          {nextOn !== null && (
            <span class={nextOn <= reader.today ? "late" : undefined}>
              {reader.words.lead.next(deskDay(nextOn, reader))}
            </span>
          )}
          {call && (
            <a class="button call" href={call.href}>
              {reader.mailWords.call}
            </a>
          )}
        </>
      )}
    </td>
  );
}

function Wait({ reader: { now, words }, lead }: OfLead) {
  const wait = (since: number) => showWait(now - since, words.locale);
  if (lead.progress === "new") return <b>{words.list.waits(wait(lead.receivedAt))}</b>;
  if (lead.progress !== "contacted" || lead.nextOn !== null || lead.contactedAt === null) return null;
  if (now - lead.contactedAt < hour) return null;
  return <b>{words.list.rests(wait(lead.contactedAt))}</b>;
}

export function Urgency({ reader, lead }: OfLead) {
  const { words, today } = reader;
  const { deadline, starredAt } = lead;
  const isAhead = deadline !== null && deadline >= today && isWorkedOn(lead);
  return (
    <>
      {starredAt !== null && <span class="star">{words.list.starred}</span>}
      {isAhead && (
        <span class={isSoon(deadline, today) ? "late" : undefined}>
          {words.list.deadline(deskDay(deadline, reader))}
        </span>
      )}
    </>
  );
}

function isWorkedOn({ progress }: ListedLead) {
  return progress === "new" || progress === "contacted";
}

export function Mark({ reader: { words, mailWords }, lead }: OfLead) {
  const { progress, outcome } = lead;
  return (
    <span class="mark" data-state={progress}>
      {words.progress[progress]}
      {outcome !== null && mailWords.colon + words.outcomes[outcome]}
    </span>
  );
}
