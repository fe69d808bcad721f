import { channelsOf } from "../env.ts";
import {
  browse,
  countStates,
  findCountries,
  findReferences,
  pageLength,
  type View,
} from "../leads/browse.ts";
import { asking } from "../leads/sql.ts";
import { takeStep } from "../leads/take-step.ts";
import { log } from "../log.ts";
import { htmlAnswer } from "./frame.tsx";
import { ListPage, stepsOnAll } from "./list-page.tsx";
import { type Call, isSaying } from "./reader.ts";
import { isNarrowed, queryOf, readListQuery } from "./view.ts";
import { stepOf } from "./work-on.ts";

/** With how many leads one press does something, which the database does within a second. */
const atOnce = 5000;

export async function showList(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const ask = asking(c.env.DB);
  const params = new URL(c.req.url).searchParams;
  const query = readListQuery(params, reader);
  const [leads, counts, countries] = await Promise.all([
    browse(ask, query.view, { limit: pageLength, offset: (query.page - 1) * pageLength }),
    countStates(ask, query.view),
    findCountries(ask),
  ]);
  const said = params.get("said") ?? "";
  const count = Number.parseInt(params.get("count") ?? "", 10) || 0;
  return htmlAnswer(
    <ListPage
      {...{ reader, query, leads, counts, countries }}
      said={isSaying(said, reader.words) ? { what: said, count } : undefined}
    />,
  );
}

export async function postToList(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const query = readListQuery(new URL(c.req.url).searchParams, reader);
  const body = await c.req.parseBody({ all: true });
  const one = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const step = stepOf(one("all") || one("action"), one("outcome"));
  const all = one("all") === "" ? undefined : allOf(query, one("all"), one("shown"));
  const chosen = one("all") === "" ? [body.lead].flat().filter((lead) => typeof lead === "string") : [];
  const references = all === undefined ? chosen : await findReferences(asking(c.env.DB), all, atOnce);
  const count =
    step === undefined || references.length === 0
      ? 0
      : await takeStep(c.env.DB, {
          ...{ references, ...step, at: reader.now, by: reader.by, channels: channelsOf(c.env) },
        });
  log({ event: "desk", outcome: step?.action ?? "nothing", count });
  const told = { said: count === 0 ? "nothing" : (step?.action ?? "nothing"), count: String(count) };
  return c.redirect(`/desk/${queryOf(query, told)}`, 303);
}

/** All leads of the view, but those that came after the page was shown; undefined where the view has no such button. */
function allOf(query: ReturnType<typeof readListQuery>, action: string, shown: string): View | undefined {
  const { view } = query;
  const isOffered = stepsOnAll(view.state, isNarrowed(query)).some((step) => step === action);
  if (!isOffered || !/^\d{13}$/.test(shown)) return undefined;
  return { ...view, until: Math.min(Number(shown), view.until ?? Number.POSITIVE_INFINITY) };
}
