import { channelsOf } from "../env.ts";
import { browse, countStates, findChoices, findReferences, pageLength } from "../leads/browse.ts";
import { asking } from "../leads/sql.ts";
import { takeStep } from "../leads/take-step.ts";
import { log } from "../log.ts";
import type { Posted } from "./actions/action.ts";
import { readStep } from "./actions/post.ts";
import { htmlAnswer } from "./frame.tsx";
import { ListPage, stepsOnAll } from "./list-page.tsx";
import { type Call, confirmedIn } from "./reader.ts";
import { isNarrowed, type ListQuery, queryOf, readListQuery } from "./view.ts";

/** Leads that one action may change: this many take the database a second. */
const mostAtOnce = 5000;

export async function showList(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const ask = asking(c.env.DB);
  const params = new URL(c.req.url).searchParams;
  const query = readListQuery(params, reader);
  const [leads, counts, choices] = await Promise.all([
    browse(ask, query.view, {
      limit: pageLength,
      offset: (query.page - 1) * pageLength,
      withWroteBefore: true,
    }),
    countStates(ask, query.view),
    findChoices(ask),
  ]);
  const done = confirmedIn(c);
  const count = Number.parseInt(params.get("count") ?? "", 10) || 0;
  return htmlAnswer(
    <ListPage
      reader={reader}
      query={query}
      leads={leads}
      counts={counts}
      choices={choices}
      isAgain={params.has("again")}
      chosen={new Set(params.get("choose")?.match(/\d+/g)?.map(Number))}
      done={done && { what: done, count }}
    />,
  );
}

export async function postToList(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const query = readListQuery(new URL(c.req.url).searchParams, reader);
  const body = await c.req.parseBody({ all: true });
  const posted = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const step = readStep(posted("all") || posted("action"), posted);
  const references =
    posted("all") === ""
      ? [body.lead].flat().filter((lead) => typeof lead === "string")
      : await findAllOf(c, query, posted);
  const count =
    step === undefined || references.length === 0
      ? 0
      : await takeStep(c.env.DB, {
          ...step,
          references,
          at: reader.now,
          by: reader.by,
          channels: channelsOf(c.env),
        });
  log({ event: "desk", outcome: step?.action ?? "nothing", count });
  const isUnchosen = posted("all") === "" && references.length === 0;
  const done = isUnchosen ? "unchosen" : count === 0 ? "nothing" : step?.action;
  return c.redirect(`/desk/${queryOf(query, { done: done ?? "nothing", count: String(count) })}`, 303);
}

async function findAllOf(c: Call, query: ListQuery, posted: Posted) {
  const { view } = query;
  const isOffered = stepsOnAll(view.state, isNarrowed(query)).some((step) => step === posted("all"));
  if (!isOffered || !/^\d{13}$/.test(posted("shown"))) return [];
  const until = Math.min(Number(posted("shown")), view.until ?? Number.POSITIVE_INFINITY);
  return findReferences(asking(c.env.DB), { ...view, until }, mostAtOnce);
}
