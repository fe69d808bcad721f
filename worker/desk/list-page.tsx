import { leadName, nameLanguage } from "#lead/lead-rows.ts";
import { pageLength, type ViewState, viewStates } from "../leads/browse.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { nameCountry } from "../leads/phone-country.ts";
import { messageOf } from "../outbox/mails/lead-parts.ts";
import { showWait } from "../outbox/mails/report-rows.ts";
import { firstOf, oneLine } from "../outbox/mails/visitor-text.ts";
import { DeskFrame } from "./frame.tsx";
import type { Reader } from "./reader.ts";
import { type Choices, SearchForm } from "./search-form.tsx";
import { type Asked, queryOf } from "./view.ts";

interface ListProps {
  readonly reader: Reader;
  readonly asked: Asked;
  readonly leads: readonly ListedLead[];
  readonly counts: Readonly<Record<ViewState, number>>;
  readonly choices: Choices;
}

/** Actions on all leads of a view at once. */
export const actionOnAll: Readonly<Partial<Record<ViewState, "erased" | "restored">>> = {
  held: "erased",
  erasing: "restored",
};

/** The leads of a view, a page of them, with all that narrows it down. */
export function ListPage({ reader, asked, leads, counts, choices }: ListProps) {
  const { words, by } = reader;
  const { list } = words;
  const { filters, view, page } = asked;
  const query = queryOf(filters, { state: view.state });
  // Hardly ever is there anything to erase.
  const isShown = (state: ViewState) => state !== "erasing" || state === view.state || counts[state] > 0;
  return (
    <DeskFrame title={words.desk.pages.list} words={words} place="list" by={by}>
      <SearchForm reader={reader} filters={filters} choices={choices} />
      <nav aria-label={list.statesName}>
        <ul>
          {viewStates.filter(isShown).map((state) => (
            <li>
              <a
                href={`/desk/${queryOf(filters, { state })}`}
                aria-current={state === view.state ? "page" : undefined}
              >
                {list.states[state]} ({counts[state].toLocaleString(words.locale)})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Leads reader={reader} leads={leads} count={counts[view.state]} />
      <Pages reader={reader} asked={asked} count={counts[view.state]} page={page} />
      <OnAll reader={reader} query={query} state={view.state} count={counts[view.state]} />
      <p class="actions">
        {list.export}
        {reader.mailWords.colon}
        <a href={`/desk/export.csv${query}`}>{list.csv}</a>,{" "}
        <a href={`/desk/export.json${query}`}>{list.json}</a>
      </p>
    </DeskFrame>
  );
}

/** Asks before it does something with all leads of a view, also those on its other pages. */
function OnAll({
  reader: { words, now },
  query,
  state,
  count,
}: {
  readonly reader: Reader;
  readonly query: string;
  readonly state: ViewState;
  readonly count: number;
}) {
  const action = actionOnAll[state];
  if (action === undefined || count === 0) return null;
  const { open, effect, button } = words.list.onAll[action];
  return (
    <details class="actions">
      <summary>{open}</summary>
      <form method="post" action={`/desk/${query}`}>
        <p>{effect(count)}</p>
        <input type="hidden" name="shown" value={String(now)} />
        <button>{button(count)}</button>
      </form>
    </details>
  );
}

// The roles stand for those that a table loses where its rows are stacked on a phone.
function Leads({ reader, leads, count }: Pick<ListProps, "reader" | "leads"> & { readonly count: number }) {
  const { columns, caption, none } = reader.words.list;
  return (
    <table class="leads" role="table">
      <caption>{count === 0 ? none : caption(count)}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(columns).map((title) => (
            <th scope="col" role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {leads.map((lead) => (
          <LeadRow reader={reader} lead={lead} />
        ))}
      </tbody>
    </table>
  );
}

/** Characters of a message in a list. */
const glimpse = 100;

function LeadRow({ reader, lead }: { readonly reader: Reader; readonly lead: ListedLead }) {
  const { words, mailWords, time } = reader;
  const { reference, answers, form, country, language, receivedAt } = lead;
  const message = oneLine(messageOf(lead));
  const places = [
    ...(country === null ? [] : [nameCountry(country, words.locale)]),
    ...(language === null || language === undefined ? [] : [nameLanguage(language, words.locale)]),
  ];
  return (
    <tr role="row">
      <th scope="row" role="rowheader" class="id">
        <a href={`/desk/${reference}`}>{reference}</a>
      </th>
      <td role="cell">
        <bdi>{oneLine(leadName(answers)) || mailWords.noName}</bdi>
        <small>{places.join(", ")}</small>
      </td>
      <td role="cell">
        {mailWords.titles[form]}
        {message === "" ? null : (
          <small dir="auto">
            {firstOf(message, glimpse)}
            {message.length > glimpse ? "…" : ""}
          </small>
        )}
      </td>
      <td role="cell">{time(receivedAt)}</td>
      {lead.progress === "new" ? (
        <td role="cell" class="short" data-label={words.list.columns.waits}>
          {showWait(reader.now - receivedAt, words.locale)}
        </td>
      ) : (
        <td role="cell" />
      )}
      <td role="cell" class="short">
        {words.progress[lead.progress]}
      </td>
    </tr>
  );
}

function Pages({
  reader: { words },
  asked: { filters, view },
  count,
  page,
}: Pick<ListProps, "reader" | "asked"> & { readonly count: number; readonly page: number }) {
  const pages = Math.ceil(count / pageLength);
  if (pages <= 1) return null;
  const { list } = words;
  const link = (to: number) => `/desk/${queryOf(filters, { state: view.state, page: String(to) })}`;
  return (
    <nav aria-label={list.pagesName}>
      <ul>
        {page > 1 ? (
          <li>
            <a href={link(page - 1)} rel="prev">
              {list.newer}
            </a>
          </li>
        ) : null}
        <li>
          <span class="quiet">{list.pageOf(page, pages)}</span>
        </li>
        {page < pages ? (
          <li>
            <a href={link(page + 1)} rel="next">
              {list.older}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
