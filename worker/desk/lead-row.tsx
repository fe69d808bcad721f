import { nameLanguage, nameSigns } from "#lead/lead-rows.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { nameCountry } from "../leads/phone-country.ts";
import { isUnanswered } from "../leads/record.ts";
import { messageOf } from "../outbox/mails/lead-parts.ts";
import { showWait } from "../outbox/mails/show-wait.ts";
import { firstOf, oneLine } from "../outbox/mails/visitor-text.ts";
import { nameIn, nameOf, type OfLead, showDay } from "./reader.ts";

/** Characters of a message in a list. */
const glimpse = 160;

/** A lead in the list: who, what they want in their words, since when, and whose it is. */
export function LeadRow({ reader, lead }: OfLead) {
  const { words, mailWords } = reader;
  const { reference, form, country, language, signs } = lead;
  const name = nameIn(lead, reader);
  const message = oneLine(messageOf(lead));
  const places = [
    reference,
    ...(country === null ? [] : [nameCountry(country, words.locale)]),
    ...(language === null || language === undefined ? [] : [nameLanguage(language, words.locale)]),
  ];
  return (
    <tr role="row">
      <td role="cell" class="choose">
        <input
          type="checkbox"
          name="lead"
          value={reference}
          autocomplete="off"
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
        <span class="kind">{mailWords.titles[form]}</span>
        {message === "" ? null : (
          <span dir="auto">
            {firstOf(message, glimpse)}
            {message.length > glimpse ? "…" : ""}
          </span>
        )}
        {lead.progress !== "suspect" ? null : <small>{nameSigns(signs, mailWords.signs)}</small>}
      </td>
      <td role="cell" class="short">
        {lead.progress === "new" ? (
          <b>{words.list.waits(showWait(reader.now - lead.receivedAt, words.locale))}</b>
        ) : null}
        <small>{reader.time(lead.receivedAt)}</small>
      </td>
      <td role="cell" class="whose">
        <Mark reader={reader} lead={lead} />
        {isUnanswered(lead) ? <span class="late">{words.list.unanswered}</span> : null}
        {isWorkedOn(lead) ? <span>{nameOf(lead.owner, reader)}</span> : null}
        {lead.nextOn === null || !isWorkedOn(lead) ? null : (
          <span class={lead.nextOn <= reader.today ? "late" : undefined}>
            {words.lead.next(showDay(lead.nextOn, reader))}
          </span>
        )}
      </td>
    </tr>
  );
}

function isWorkedOn({ progress }: ListedLead): boolean {
  return progress === "new" || progress === "contacted";
}

/** How a lead stands, as a word with a quiet mark. */
export function Mark({ reader: { words, mailWords }, lead }: OfLead) {
  const { progress, outcome } = lead;
  return (
    <span class="mark" data-state={progress}>
      {words.progress[progress]}
      {outcome === null ? null : mailWords.colon + words.outcomes[outcome]}
    </span>
  );
}
