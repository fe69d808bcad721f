import { Hono } from "hono/tiny";
import { browseAll } from "../leads/browse.ts";
import { askForReplay } from "../leads/dead-letters.ts";
import { noteReader } from "../leads/people.ts";
import { asking } from "../leads/sql.ts";
import { faultOf, log } from "../log.ts";
import { serveMiss } from "../site/pages.ts";
import type { Admit } from "./access.ts";
import { exported, type Format, types } from "./exported.ts";
import { postFacts, showFacts } from "./facts-page.tsx";
import { CardPage, deskHeaders, fileAnswer, htmlAnswer, stylePath } from "./frame.tsx";
import { showHealth } from "./health-page.tsx";
import { postLinks, showLinks } from "./links-page.tsx";
import { showMonth } from "./month-page.tsx";
import { showNewLead, storeNewLead } from "./new-lead.tsx";
import { type Call, type DeskEnv, postedTo, type Reader, readerOf } from "./reader.ts";
import { findLead, postToLead, showLead } from "./show-lead.tsx";
import { postToList, showList } from "./show-list.tsx";
import { openSignedLink } from "./signed-links.tsx";
import { readListQuery } from "./view.ts";

/** The desk, for people whom `admit` admits; signed links of mails need no sign-in. No page has a script. */
export function deskFor(admit: Admit): Hono<DeskEnv> {
  const desk = new Hono<DeskEnv>();
  desk.get(stylePath, (c) => serveAsset(c, "text/css; charset=utf-8", 3600));
  desk.get("/desk/fonts/:file", (c) => serveAsset(c, "font/woff2", 86_400));
  desk.on(["GET", "POST"], "/desk/:reference/:action", (c) => openSignedLink(c.req.raw, c.env));

  desk.use("/desk/*", async (c, next) => {
    // An opened lead counts as read, so a prefetch gets 503; the visit itself requests it again.
    if (isAhead(c.req.raw)) return new Response(null, { status: 503, headers: deskHeaders });
    const admission = await admit(c.req.raw, c.env);
    if ("status" in admission) return refused(c, admission.status);
    const reader = readerOf(c.env, admission.by);
    if (c.req.method === "POST" && !isFromDesk(c.req.raw)) return sayOnly(reader, 403, "foreign");
    c.set("reader", reader);
    c.set("ask", asking(c.env.DB));
    // A failure to record the reader must cost neither the page nor the step of a press.
    const noted = noteReader(c.env.DB, reader.by, reader.now).catch((error) =>
      log({ event: "reader not noted", fault: faultOf(error) }),
    );
    await Promise.all([noted, next()]);
  });

  desk.get("/desk/", showList);
  desk.post("/desk/", postToList);
  for (const format of ["csv", "json"] as const)
    desk.get(`/desk/export.${format}`, (c) => exportAll(c, format));
  desk.get("/desk/new", showNewLead);
  desk.post("/desk/new", storeNewLead);
  desk.get("/desk/month", showMonth);
  desk.get("/desk/links", showLinks);
  desk.post("/desk/links", postLinks);
  desk.get("/desk/facts", showFacts);
  desk.post("/desk/facts", postFacts);
  desk.get("/desk/health", showHealth);
  desk.post("/desk/health", async (c) => {
    await askForReplay(c.env.DB, (await postedTo(c))("replay"), Date.now());
    return c.redirect("/desk/health?done=replayed", 303);
  });
  const ofLead = (answer: typeof showLead) => async (c: Call) => {
    const lead = await findLead(c);
    return lead === undefined ? sayOnly(c.var.reader, 404, "unknown") : answer(c, lead);
  };
  desk.get("/desk/:reference", ofLead(showLead));
  desk.post("/desk/:reference", ofLead(postToLead));
  desk.onError((error, c) => {
    log({ event: "desk failed", fault: faultOf(error) });
    return sayOnly(readerOf(c.env, "local"), 503, "failed");
  });
  return desk;
}

function exportAll(c: Call, format: Format) {
  const { reader, ask } = c.var;
  const { view } = readListQuery(new URL(c.req.url).searchParams, reader);
  const leads = browseAll(ask, view);
  return fileAnswer(exported(leads, format, reader), types[format], `leads-${reader.today}.${format}`);
}

function isAhead({ headers }: Request) {
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name));
  return /prefetch|prerender|preview/i.test(purposes.join());
}

/** Browsers before 2023 send no `Sec-Fetch-Site`, and some not even their origin. */
function isFromDesk(request: Request) {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}

function refused(c: Call, status: 403 | 404 | 503): Promise<Response> | Response {
  log({ event: "desk", outcome: "refused", status });
  if (status === 404) return serveMiss(c.req.raw, c.env);
  return sayOnly(readerOf(c.env, "local"), status, status === 403 ? "refused" : "unreachable");
}

function sayOnly(
  { words }: Reader,
  status: number,
  what: "foreign" | "unknown" | "failed" | "refused" | "unreachable",
) {
  const { title, text } = words.desk[what];
  return htmlAnswer(
    <CardPage title={title} words={words}>
      <p>{text}</p>
      {status === 404 && (
        <p>
          <a href="/desk/">{words.desk.back}</a>
        </p>
      )}
    </CardPage>,
    status,
  );
}

/** A file of the build, kept by browsers for some seconds. */
async function serveAsset({ env, req }: Call, type: string, seconds: number) {
  const answer = await env.ASSETS?.fetch(new Request(new URL(req.path, "https://assets")));
  if (answer?.status !== 200) return new Response(null, { status: 404, headers: deskHeaders });
  const cache = { "Cache-Control": `public, max-age=${seconds}` };
  return new Response(answer.body, { headers: { ...deskHeaders, "Content-Type": type, ...cache } });
}
