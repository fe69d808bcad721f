import { type Choices, pageLength, type ViewState, viewStates } from "../leads/browse.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import type { StepName } from "../leads/steps.ts";
import { ActionButton } from "./actions/action.tsx";
import { OutcomeSelect } from "./actions/closing.tsx";
import { GiveFields } from "./actions/giving.tsx";
import { DeskFrame } from "./frame.tsx";
import { LeadRow } from "./lead-row.tsx";
import type { Reader } from "./reader.ts";
import { SearchForm } from "./search-form.tsx";
import { isNarrowed, type ListQuery, queryOf } from "./view.ts";

interface ListProps {
  reader: Reader;
  query: ListQuery;
  leads: readonly ListedLead[];
  counts: Record<ViewState, number>;
  choices: Choices;
  people: readonly string[];
  /** Who stopped or resumed the practice. */
  practice: readonly string[];
  /** Ids of rows to tick. The link names them, so that Back does not tick what the page has shown since. */
  chosen: ReadonlySet<number>;
  isAgain: boolean;
  confirmation: string | undefined;
}

const work: readonly StepName[] = ["mine", "contacted", "starred", "spam", "given", "closed"];
const stepsOnChosen: Record<ViewState, readonly StepName[]> = {
  waiting: work,
  due: work,
  mine: ["unowned", "contacted", "starred", "spam", "given", "closed"],
  contacted: ["mine", "reopened", "starred", "spam", "given", "closed"],
  closed: ["reopened"],
  held: ["released", "spam"],
  spam: ["released"],
  erasing: ["restored"],
  all: work,
};

/** The actions offered for all leads of a view; for possible people only if the view is filtered. */
export function stepsOnAll(
  state: ViewState,
  narrowed: boolean,
): readonly ("spam" | "released" | "erased" | "restored")[] {
  if (state === "erasing") return ["restored"];
  if (state === "spam") return ["erased", "released"];
  if (state === "held") return narrowed ? ["spam", "erased"] : ["erased"];
  return narrowed && state !== "closed" ? ["spam"] : [];
}

export function ListPage(props: ListProps) {
  const { reader, query, leads, counts, choices, people, practice, isAgain, chosen, confirmation } = props;
  const { list } = reader.words;
  const { filters, view } = query;
  const count = counts[view.state];
  const shared = { reader, query, count };
  const heading = filters.q === "" ? list.states[view.state] : list.found(filters.q);
  const title = `${heading}${reader.mailWords.colon}${list.caption(count)}`;
  return (
    <DeskFrame
      reader={reader}
      title={confirmation === undefined ? title : `${confirmation} · ${title}`}
      heading={heading}
      confirmation={confirmation}
      isAgain={isAgain}
      place="list"
    >
      {practice.map((note) => (
        <p class="alert">
          <a href="/desk/facts">{note}</a>
        </p>
      ))}
      <nav class="tabs" aria-label={list.statesName}>
        <ul>
          {viewStates
            .filter((state) => !seldom.includes(state) || state === view.state || counts[state] > 0)
            .map((state) => (
              <li>
                <a
                  href={`/desk/${queryOf(query, { state })}`}
                  aria-current={state === view.state ? "page" : undefined}
                >
                  {list.states[state]} <b>{reader.number(counts[state])}</b>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <SearchForm reader={reader} filters={filters} choices={choices} />
      {leads.length === 0 ? (
        <p class="empty">{isNarrowed(query) ? list.none : list.empty[view.state]}</p>
      ) : (
        <Leads {...shared} leads={leads} chosen={chosen} people={people} />
      )}
      <Pages {...shared} />
      <OnAll {...shared} />
      <p class="actions quiet">
        {list.export}
        {reader.mailWords.colon}
        <a href={`/desk/export.csv${queryOf(query)}`}>{list.csv}</a>,{" "}
        <a href={`/desk/export.json${queryOf(query)}`}>{list.json}</a>
      </p>
    </DeskFrame>
  );
}

/** Views that are nearly always empty. */
const seldom: readonly ViewState[] = ["spam", "erasing"];

type Shown = Pick<ListProps, "reader" | "query"> & { count: number };

function OnAll({ reader: { words, now }, query, count }: Shown) {
  if (count === 0) return null;
  return stepsOnAll(query.view.state, isNarrowed(query)).map((step) => (
    <details class="actions">
      <summary>{words.list.onAll[step].open}</summary>
      <form method="post" action={`/desk/${queryOf(query, { again: "all" })}`}>
        <p>{words.list.onAll[step].effect(count)}</p>
        <input type="hidden" name="shown" value={String(now)} />
        <button name="all" value={step}>
          {words.list.onAll[step].button(count)}
        </button>
      </form>
    </details>
  ));
}

// Browsers restore controls by their order, so after Back other people would be chosen: `autocomplete`
// forbids it. The roles replace those that a table loses when its rows are cards on a phone.
function Leads(props: Shown & Pick<ListProps, "leads" | "chosen" | "people">) {
  const { reader, query, leads, count, chosen } = props;
  const { words } = reader;
  const { columns, caption, chooseAll, chooseNone } = words.list;
  const { view, page } = query;
  const here = { page: page > 1 ? String(page) : "" };
  const choose = chosen.size > 0 ? "" : leads.map(({ id }) => id).join(".");
  return (
    <form method="post" action={`/desk/${queryOf(query, { ...here, again: "chosen" })}`} autocomplete="off">
      <p class="actions choose-all">
        <a href={`/desk/${queryOf(query, { ...here, choose })}`}>
          {choose === "" ? chooseNone : chooseAll(leads.length)}
        </a>
      </p>
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
            <LeadRow reader={reader} lead={lead} state={view.state} isChosen={chosen.has(lead.id)} />
          ))}
        </tbody>
      </table>
      <fieldset class="bar actions">
        <legend>{words.list.withChosen}</legend>
        {stepsOnChosen[view.state].map((step) => (
          <StepOnChosen {...props} step={step} />
        ))}
      </fieldset>
    </form>
  );
}

function StepOnChosen({ reader, people, step }: Pick<ListProps, "reader" | "people"> & { step: StepName }) {
  const { words } = reader;
  if (step === "given") return <GiveFields reader={reader} people={people} />;
  const button = <ActionButton action={step}>{words.steps[step].button}</ActionButton>;
  if (step !== "closed") return button;
  return (
    <span class="pair">
      <OutcomeSelect words={words} />
      {button}
    </span>
  );
}

function Pages({ reader, query, count }: Shown) {
  const { page } = query;
  const pages = Math.ceil(count / pageLength);
  if (pages <= 1) return null;
  const { list } = reader.words;
  const link = (to: number, rel: "prev" | "next", label: string) => (
    <li>
      <a href={`/desk/${queryOf(query, { page: String(to) })}`} rel={rel}>
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={list.pagesName}>
      <ul>
        {page > 1 && link(page - 1, "prev", list.before)}
        <li>
          <span class="quiet">{list.pageOf(page, pages)}</span>
        </li>
        {page < pages && link(page + 1, "next", list.after)}
      </ul>
    </nav>
  );
}
