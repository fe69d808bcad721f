import { channelsOf } from "../env.ts";
import { browse, countStates, findChoices, findReferences, pageLength } from "../leads/browse.ts";
import { findOpenedPartners, partnerCodes } from "../leads/partner-codes.ts";
import { findPeople } from "../leads/people.ts";
import { lastPracticeChange } from "../leads/practice.ts";
import { takeStep } from "../leads/take-step.ts";
import { log } from "../log.ts";
import { practiceNotes } from "../outbox/practice-notes.ts";
import type { Posted } from "./actions/action.tsx";
import { isNobody, readStep } from "./actions/post.ts";
import { htmlAnswer } from "./frame.tsx";
import { ListPage, stepsOnAll } from "./list-page.tsx";
import { type Call, confirmationOf, confirmedIn } from "./reader.ts";
import { isNarrowed, type ListQuery, queryOf, readListQuery } from "./view.ts";

/** Leads that one action may change: this many take the database a second. */
const mostAtOnce = 5000;

export async function showList(c: Call): Promise<Response> {
  const { reader, ask } = c.var;
  const params = new URL(c.req.url).searchParams;
  const query = readListQuery(params, reader);
  const [leads, counts, choices, people, practiceChange] = await Promise.all([
    browse(ask, query.view, {
      limit: pageLength,
      offset: (query.page - 1) * pageLength,
      withWroteBefore: true,
    }),
    countStates(ask, query.view),
    findOpenedPartners(c.env.DB).then((opened) => findChoices(ask, partnerCodes(opened))),
    findPeople(ask, reader.by),
    lastPracticeChange(c.env.DB),
  ]);
  const done = confirmedIn(c);
  const count = Number(params.get("count")) || 0;
  const props = {
    reader,
    query,
    leads,
    counts,
    choices,
    people,
    practice: practiceNotes(reader, practiceChange),
    isAgain: params.has("again"),
    chosen: new Set(params.get("choose")?.match(/\d+/g)?.map(Number)),
    confirmation: done && reader.words.list.done(confirmationOf(done, reader.words), count),
  };
  return htmlAnswer(<ListPage {...props} />);
}

export async function postToList(c: Call): Promise<Response> {
  const { reader, ask } = c.var;
  const query = readListQuery(new URL(c.req.url).searchParams, reader);
  const people = await findPeople(ask, reader.by);
  const body = await c.req.parseBody({ all: true });
  const posted = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const step = readStep(posted("all") || posted("action"), posted, people);
  const references =
    posted("all") === ""
      ? [body.lead].flat().filter((lead) => typeof lead === "string")
      : await findAllOf(c, query, posted);
  const { now: at, by } = reader;
  const count = step
    ? await takeStep(c.env.DB, { ...step, references, at, by, channels: channelsOf(c.env) })
    : 0;
  log({ event: "desk", outcome: step?.action ?? "nothing", count });
  const isUnchosen = posted("all") === "" && references.length === 0;
  const isToNobody = step !== undefined && isNobody(step);
  const unchanged = isUnchosen ? "unchosen" : isToNobody ? "nobody" : "nothing";
  const done = count > 0 && step ? step.action : unchanged;
  return c.redirect(`/desk/${queryOf(query, { done, count: String(count) })}`, 303);
}

async function findAllOf(c: Call, query: ListQuery, posted: Posted) {
  const { view } = query;
  const isOffered = stepsOnAll(view.state, isNarrowed(query)).some((step) => step === posted("all"));
  if (!isOffered || !/^\d{13}$/.test(posted("shown"))) return [];
  const until = Math.min(Number(posted("shown")), view.until ?? Infinity);
  return findReferences(c.var.ask, { ...view, until }, mostAtOnce);
}
