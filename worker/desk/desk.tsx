import type { Context } from "hono";
import { Hono } from "hono/tiny";
import type { DeskWords } from "../consultant-words.ts";
import { channelsOf, type Env } from "../env.ts";
import { asking } from "../leads/ask.ts";
import { browse, browseAll, countStates, findFilters, findIds, pageLength } from "../leads/browse.ts";
import { askForReplay, findDeadLetters } from "../leads/dead-letters.ts";
import { exportRecord } from "../leads/export.ts";
import { findListedLead, findPending, findVersions, type ListedLead } from "../leads/listed-lead.ts";
import { isReference } from "../leads/reference.ts";
import { readReported, reportOf } from "../leads/report.ts";
import { readStatus } from "../leads/status.ts";
import { takeSteps } from "../leads/take-step.ts";
import { faultOf, log } from "../log.ts";
import { serveMiss } from "../pages.ts";
import type { Admit } from "./access.ts";
import { CopyPage } from "./copy-page.tsx";
import { exported, type Format, types } from "./exported.ts";
import { CardPage, deskHeaders, htmlAnswer } from "./frame.tsx";
import { HealthPage } from "./health-page.tsx";
import { LeadPage } from "./lead-page.tsx";
import { actionOnAll, ListPage } from "./list-page.tsx";
import { MonthPage } from "./month-page.tsx";
import { type Reader, readerOf } from "./reader.ts";
import { openSignedLink } from "./signed-links.ts";
import { style, stylePath } from "./style.ts";
import { monthOf, readAsked, timesOf } from "./view.ts";
import { correctingOf, workOn } from "./work-on.ts";

interface Known {
  readonly Bindings: Env;
  readonly Variables: { readonly reader: Reader };
}

/**
 * The desk, where the consultant works with leads, for whom `admit` lets in; and the signed links of mails, which need
 * no sign-in. Every page is rendered here, without a script.
 */
export function deskFor(admit: Admit): Hono<Known> {
  const desk = new Hono<Known>();
  desk.get(stylePath, () => styleAnswer());
  desk.on(["GET", "POST"], "/desk/:reference/:action", (c) => openSignedLink(c.req.raw, c.env));

  desk.use("/desk/*", async (c, next) => {
    const admission = await admit(c.req.raw, c.env);
    if ("status" in admission) return refused(c, admission.status);
    const reader = readerOf(c.env, admission.by, Date.now());
    if (c.req.method === "POST" && !isFromDesk(c.req.raw)) return said(reader, 403, "foreign");
    c.set("reader", reader);
    await next();
  });

  desk.get("/desk/", showList);
  desk.post("/desk/", async (c) => {
    await workOnMany(c);
    return c.redirect(`/desk/${new URL(c.req.url).search}`, 303);
  });
  desk.get("/desk/export.csv", (c) => exportAll(c, "csv"));
  desk.get("/desk/export.json", (c) => exportAll(c, "json"));
  desk.get("/desk/month", showMonth);
  desk.get("/desk/health", showHealth);
  desk.post("/desk/health", async (c) => {
    const { replay } = await c.req.parseBody();
    if (typeof replay === "string") await askForReplay(c.env.DB, replay, Date.now());
    return c.redirect("/desk/health", 303);
  });
  desk.get("/desk/:reference", showLead);
  desk.post("/desk/:reference", async (c) => {
    const lead = await theLead(c);
    if (lead === undefined) return said(c.get("reader"), 404, "unknown");
    const outcome = await workOn(c.env, lead, c.get("reader"), await c.req.parseBody());
    log({ event: "desk", outcome: outcome.what, reference: lead.reference });
    if ("correcting" in outcome) return leadAnswer(c, lead, { correcting: outcome.correcting }, 422);
    const { said: told } = outcome;
    return c.redirect(`/desk/${lead.reference}${told === undefined ? "" : `?said=${told}`}`, 303);
  });
  desk.onError((error, c) => {
    log({ event: "desk failed", fault: faultOf(error) });
    return said(readerOf(c.env, "local", Date.now()), 503, "failed");
  });
  return desk;
}

type Call = Context<Known>;

async function showList(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const ask = asking(c.env.DB);
  const asked = readAsked(new URL(c.req.url).searchParams, reader.timeZone);
  const [leads, counts, choices] = await Promise.all([
    browse(ask, asked.view, { limit: pageLength, offset: (asked.page - 1) * pageLength }),
    countStates(ask, asked.view),
    findFilters(ask),
  ]);
  return htmlAnswer(
    <ListPage reader={reader} asked={asked} leads={leads} counts={counts} choices={choices} />,
  );
}

/** With how many leads one press does something, which the database does within a second. */
const atOnce = 5000;

/** Does with all leads of a view what its button says; with none that came after the page was shown. */
async function workOnMany(c: Call): Promise<void> {
  const { timeZone, now, by } = c.get("reader");
  const { view } = readAsked(new URL(c.req.url).searchParams, timeZone);
  const action = actionOnAll[view.state];
  const { shown } = await c.req.parseBody();
  if (action === undefined || typeof shown !== "string" || !/^\d{13}$/.test(shown)) return;
  const until = Math.min(Number(shown), view.until ?? Number.POSITIVE_INFINITY);
  const ids = await findIds(asking(c.env.DB), { ...view, until }, atOnce);
  const changed = await takeSteps(c.env.DB, ids, { action, at: now, by, channels: channelsOf(c.env) });
  log({ event: "desk", outcome: action, count: changed });
}

function exportAll(c: Call, format: Format): Response {
  const { timeZone, now } = c.get("reader");
  const { view } = readAsked(new URL(c.req.url).searchParams, timeZone);
  const leads = browseAll(asking(c.env.DB), view);
  return new Response(exported(leads, format, timeZone), {
    headers: fileHeaders(types[format], `leads-${new Date(now).toISOString().slice(0, 10)}.${format}`),
  });
}

function fileHeaders(type: string, name: string): Record<string, string> {
  return { ...deskHeaders, "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
}

async function showMonth(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const { timeZone, now } = reader;
  const asked = c.req.query("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(now, timeZone);
  const [from, until] = timesOf(month, timeZone);
  const report = reportOf(await readReported(asking(c.env.DB), from, until));
  return htmlAnswer(<MonthPage reader={reader} month={month} report={report} />);
}

async function showHealth(c: Call): Promise<Response> {
  const ask = asking(c.env.DB);
  const [status, deadLetters, { meta }] = await Promise.all([
    readStatus(ask, Date.now()),
    findDeadLetters(ask, deadLettersShown),
    c.env.DB.prepare("SELECT 1").run(),
  ]);
  return htmlAnswer(
    <HealthPage reader={c.get("reader")} status={status} size={meta.size_after} deadLetters={deadLetters} />,
  );
}

const deadLettersShown = 20;

async function showLead(c: Call): Promise<Response> {
  const lead = await theLead(c);
  if (lead === undefined) return said(c.get("reader"), 404, "unknown");
  const as = c.req.query("as");
  if (as === "copy" || as === "json") return copyAnswer(c, lead, as);
  const told = c.req.query("said") ?? "";
  const { said: sentences } = c.get("reader").words.lead;
  return leadAnswer(c, lead, {
    ...(Object.hasOwn(sentences, told) ? { said: told as keyof typeof sentences } : {}),
    correcting: correctingOf(lead, c.req.query("correct") ?? "", c.get("reader")),
  });
}

async function leadAnswer(
  c: Call,
  lead: ListedLead,
  more: Pick<Parameters<typeof LeadPage>[0], "said" | "correcting">,
  status = 200,
): Promise<Response> {
  const ask = asking(c.env.DB);
  const [versions, pending] = await Promise.all([
    findVersions(ask, lead.reference),
    findPending(ask, lead.reference),
  ]);
  return htmlAnswer(
    <LeadPage reader={c.get("reader")} lead={lead} versions={versions} pending={pending} {...more} />,
    status,
  );
}

/** All that is stored about a person's lead, as a page or as a file. */
async function copyAnswer(c: Call, { reference }: ListedLead, as: "copy" | "json"): Promise<Response> {
  const versions = await findVersions(asking(c.env.DB), reference);
  if (as === "copy") {
    return htmlAnswer(<CopyPage reader={c.get("reader")} versions={versions} reference={reference} />);
  }
  const records = versions.map((lead) => exportRecord(lead));
  return new Response(`${JSON.stringify(records, null, 2)}\n`, {
    headers: fileHeaders("application/json", `${reference}.json`),
  });
}

async function theLead(c: Call) {
  const reference = c.req.param("reference") ?? "";
  return isReference(reference) ? findListedLead(asking(c.env.DB), reference) : undefined;
}

/** Says whether a page of the desk itself has sent it, as far as the browser says. */
function isFromDesk(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  // Browsers before 2023 say the origin alone.
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}

function refused(c: Context<Known>, status: 403 | 404 | 503): Promise<Response> | Response {
  log({ event: "desk", outcome: "refused", status });
  if (status === 404) return serveMiss(c.req.raw, c.env);
  return said(readerOf(c.env, "local", Date.now()), status, status === 403 ? "refused" : "unreachable");
}

type Saying = {
  [K in keyof DeskWords["desk"]]: DeskWords["desk"][K] extends { text: string } ? K : never;
}[keyof DeskWords["desk"]];

/** A page that says why there is nothing to see. */
function said({ words }: Reader, status: number, what: Saying): Response {
  const { title, text } = words.desk[what];
  return htmlAnswer(
    <CardPage title={title} words={words}>
      <p>{text}</p>
      {status === 404 ? (
        <p>
          <a href="/desk/">{words.desk.back}</a>
        </p>
      ) : null}
    </CardPage>,
    status,
  );
}

function styleAnswer(): Response {
  return new Response(style, {
    headers: {
      ...deskHeaders,
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
