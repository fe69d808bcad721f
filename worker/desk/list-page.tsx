import { leadName, nameLanguage } from "#lead/lead-rows.ts";
import { pageLength, type ViewState, viewStates } from "../leads/browse.ts";
import { outcomes, type StepName } from "../leads/history.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { nameCountry } from "../leads/phone-country.ts";
import { messageOf } from "../outbox/mails/lead-parts.ts";
import { showWait } from "../outbox/mails/show-wait.ts";
import { firstOf, oneLine } from "../outbox/mails/visitor-text.ts";
import type { DeskWords } from "../words/words.ts";
import { DeskFrame } from "./frame.tsx";
import { nameOf, type Reader, showDay } from "./reader.ts";
import type { Saying } from "./said.ts";
import { SearchForm } from "./search-form.tsx";
import { type Asked, isNarrowed, queryOf } from "./view.ts";

interface ListProps {
  readonly reader: Reader;
  readonly asked: Asked;
  readonly leads: readonly ListedLead[];
  readonly counts: Readonly<Record<ViewState, number>>;
  readonly countries: readonly string[];
  /** What the button that was pressed has done, with how many leads. */
  readonly said?: { readonly what: Saying; readonly count: number } | undefined;
}

/** Steps that are offered for the chosen leads of a view. */
const stepsOnChosen: Readonly<Record<ViewState, readonly StepName[]>> = {
  waiting: ["mine", "contacted", "closed", "spam"],
  due: ["mine", "contacted", "closed", "spam"],
  mine: ["contacted", "closed", "unowned", "spam"],
  contacted: ["mine", "closed", "reopened", "spam"],
  closed: ["reopened"],
  held: ["released", "spam"],
  spam: ["released"],
  erasing: ["restored"],
  all: ["mine", "contacted", "closed", "spam"],
};

/** Steps that are offered for all leads of a view at once; of those who may be people only where it is narrowed down. */
export function stepsOnAll(state: ViewState, narrowed: boolean): readonly ("spam" | "released" | "erased" | "restored")[] {
  if (state === "erasing") return ["restored"];
  if (state === "spam") return ["erased", "released"];
  if (state === "held") return narrowed ? ["spam", "erased"] : ["erased"];
  return narrowed && state !== "closed" ? ["spam"] : [];
}

/** The leads of a view, a page of them, with all that narrows it down. */
export function ListPage({ reader, asked, leads, counts, countries, said }: ListProps) {
  const { words, by } = reader;
  const { list } = words;
  const { filters, view } = asked;
  const count = counts[view.state];
  const heading = filters.q === "" ? list.states[view.state] : list.found(filters.q);
  const line = said && list.said(words.said[said.what], said.count);
  return (
    <DeskFrame
      title={[...(line === undefined ? [] : [line]), `${heading}: ${list.caption(count)}`].join(" · ")}
      heading={heading}
      said={line}
      words={words}
      place="list"
      by={by}
    >
      <nav class="tabs" aria-label={list.statesName}>
        <ul>
          {viewStates
            .filter((state) => !seldom.includes(state) || state === view.state || counts[state] > 0)
            .map((state) => (
              <li>
                <a
                  href={`/desk/${queryOf(filters, { state })}`}
                  aria-current={state === view.state ? "page" : undefined}
                >
                  {list.states[state]} <b>{counts[state].toLocaleString(words.locale)}</b>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <SearchForm reader={reader} filters={filters} countries={countries} />
      {leads.length === 0 ? (
        <p class="empty">{isNarrowed(asked) ? list.none : list.empty[view.state]}</p>
      ) : (
        <Leads reader={reader} asked={asked} leads={leads} count={count} />
      )}
      <Pages reader={reader} asked={asked} count={count} />
      <OnAll reader={reader} asked={asked} count={count} />
      <p class="actions quiet">
        {list.export}
        {reader.mailWords.colon}
        <a href={`/desk/export.csv${queryOf(filters, { state: view.state })}`}>{list.csv}</a>,{" "}
        <a href={`/desk/export.json${queryOf(filters, { state: view.state })}`}>{list.json}</a>
      </p>
    </DeskFrame>
  );
}

/** Hardly ever is there anything of these. */
const seldom: readonly ViewState[] = ["spam", "erasing"];

/** Asks before it does something with all leads of a view, also those on its other pages. */
function OnAll({ reader: { words, now }, asked, count }: Pick<ListProps, "reader" | "asked"> & Counted) {
  const { filters, view } = asked;
  if (count === 0) return null;
  return stepsOnAll(view.state, isNarrowed(asked)).map((step) => (
    <details class="actions">
      <summary>{words.list.onAll[step].open}</summary>
      <form method="post" action={`/desk/${queryOf(filters, { state: view.state })}`}>
        <p>{words.list.onAll[step].effect(count)}</p>
        <input type="hidden" name="shown" value={String(now)} />
        <button name="all" value={step}>
          {words.list.onAll[step].button(count)}
        </button>
      </form>
    </details>
  ));
}

interface Counted {
  readonly count: number;
}

// The roles stand for those that a table loses where its rows are cards on a phone.
function Leads({ reader, asked, leads, count }: Pick<ListProps, "reader" | "asked" | "leads"> & Counted) {
  const { words } = reader;
  const { columns, caption } = words.list;
  const { filters, view, page } = asked;
  return (
    <form method="post" action={`/desk/${queryOf(filters, { state: view.state, ...(page > 1 && { page: String(page) }) })}`}>
      <table class="leads" role="table">
        <caption>{caption(count)}</caption>
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
      <div class="bar actions" role="group" aria-label={words.list.withChosen}>
        {stepsOnChosen[view.state].map((step) =>
          step === "closed" ? (
            <span class="pair">
              <OutcomeSelect words={words} />
              <button name="action" value="closed">
                {words.steps.closed}
              </button>
            </span>
          ) : (
            <button name="action" value={step}>
              {words.steps[step]}
            </button>
          ),
        )}
      </div>
    </form>
  );
}

export function OutcomeSelect({ words, chosen }: { readonly words: DeskWords; readonly chosen?: string | null }) {
  return (
    <select name="outcome" aria-label={words.lead.outcome}>
      <option value="">{words.lead.noOutcome}</option>
      {outcomes.map((outcome) => (
        <option value={outcome} selected={outcome === chosen}>
          {words.outcomes[outcome]}
        </option>
      ))}
    </select>
  );
}

/** Characters of a message in a list. */
const glimpse = 160;

function LeadRow({ reader, lead }: { readonly reader: Reader; readonly lead: ListedLead }) {
  const { words, mailWords } = reader;
  const { reference, answers, form, country, language, signs } = lead;
  const name = oneLine(leadName(answers)) || mailWords.noName;
  const message = oneLine(messageOf(lead));
  const places = [
    reference,
    ...(country === null ? [] : [nameCountry(country, words.locale)]),
    ...(language === null || language === undefined ? [] : [nameLanguage(language, words.locale)]),
  ];
  return (
    <tr role="row">
      <td role="cell" class="choose">
        <input type="checkbox" name="lead" value={reference} aria-label={words.list.choose(name)} />
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
        {lead.progress !== "suspect" ? null : (
          <small>{signs.map((sign) => mailWords.signs[sign as keyof typeof mailWords.signs] ?? sign).join(", ")}</small>
        )}
      </td>
      <Waiting reader={reader} lead={lead} />
      <td role="cell" class="whose">
        <Mark reader={reader} lead={lead} />
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

function Waiting({ reader, lead }: { readonly reader: Reader; readonly lead: ListedLead }) {
  const { words, now, time } = reader;
  return (
    <td role="cell" class="short">
      {lead.progress === "new" ? (
        <b>{words.list.waits(showWait(now - lead.receivedAt, words.locale))}</b>
      ) : null}
      <small>{time(lead.receivedAt)}</small>
    </td>
  );
}

function isWorkedOn({ progress }: ListedLead): boolean {
  return progress === "new" || progress === "contacted";
}

/** How a lead stands, as a word with a quiet mark. */
export function Mark({ reader: { words }, lead }: { readonly reader: Reader; readonly lead: ListedLead }) {
  const { progress, outcome } = lead;
  return (
    <span class="mark" data-state={progress}>
      {words.progress[progress]}
      {outcome === null ? null : `: ${words.outcomes[outcome]}`}
    </span>
  );
}

function Pages({ reader: { words }, asked: { filters, view, page }, count }: Pick<ListProps, "reader" | "asked"> & Counted) {
  const pages = Math.ceil(count / pageLength);
  if (pages <= 1) return null;
  const { list } = words;
  const link = (to: number, rel: "prev" | "next", label: string) => (
    <li>
      <a href={`/desk/${queryOf(filters, { state: view.state, page: String(to) })}`} rel={rel}>
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={list.pagesName}>
      <ul>
        {page > 1 ? link(page - 1, "prev", list.before) : null}
        <li>
          <span class="quiet">{list.pageOf(page, pages)}</span>
        </li>
        {page < pages ? link(page + 1, "next", list.after) : null}
      </ul>
    </nav>
  );
}
