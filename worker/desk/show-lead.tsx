import { browse, pageLength } from "../leads/browse.ts";
import { exportRecord } from "../leads/export.ts";
import { isReference } from "../leads/identity.ts";
import {
  findListedLead,
  findOthers,
  findPending,
  findVersions,
  type ListedLead,
  markOpened,
} from "../leads/listed-lead.ts";
import { findPeople } from "../leads/people.ts";
import { log } from "../log.ts";
import type { LeadProps } from "./actions/action.tsx";
import { correctingOf } from "./actions/correction.tsx";
import { postAction } from "./actions/post.ts";
import { fileAnswer, htmlAnswer } from "./frame.tsx";
import { LeadPage } from "./lead-page.tsx";
import { whoHasOpen } from "./lead-summary.tsx";
import { AgreementPage, CopyPage, FilePage } from "./print-pages.tsx";
import { type Call, confirmedIn, postedTo } from "./reader.ts";
import { type AskedReply, repliesTo } from "./replies.ts";
import { vcard } from "./vcard.ts";
import { readListQuery } from "./view.ts";

export async function showLead(c: Call, lead: ListedLead): Promise<Response> {
  const { reader } = c.var;
  if (c.req.path.endsWith(".vcf"))
    return fileAnswer(vcard(lead, reader), "text/vcard; charset=utf-8", `${lead.reference}.vcf`);
  const { copy, correct, ...query } = readLeadQuery(c);
  if (copy !== undefined) return copyAnswer(c, lead, copy);
  if (c.req.raw.method === "GET") await markOpened(c.env.DB, lead.reference, reader.by, reader.now);
  return leadAnswer(c, lead, { ...query, correcting: correctingOf(lead, correct, reader) });
}

function readLeadQuery(c: Call) {
  const { as = "", list, seen, correct = "", reply, language, used, change, again } = c.req.query();
  return {
    copy: as === "json" || Object.hasOwn(prints, as) ? (as as Copy) : undefined,
    list: list ?? listBefore(c.req.raw),
    done: confirmedIn(c),
    seen: seen ? Number(seen) : undefined,
    correct,
    asked: { id: reply, language, usedAt: used ? Number(used) : undefined, isChanged: change !== undefined },
    again,
  };
}

export async function postToLead(c: Call, lead: ListedLead): Promise<Response> {
  const posted = await postedTo(c);
  const list = posted("list");
  const { reader } = c.var;
  const { reference } = lead;
  const change = { reference, at: reader.now, by: reader.by };
  const people = await findPeople(c.var.ask, reader.by);
  const result = await postAction({ env: c.env, lead, reader, posted, change, people });
  const outcome = "done" in result ? result.done : "not changed";
  log({ event: "desk", outcome, reference });
  if (!("done" in result)) return leadAnswer(c, lead, { list, ...result }, 422);
  const { done } = result;
  const query = new URLSearchParams({ done, list, seen: posted("seen") });
  const [id, language] = [posted("reply"), posted("language")];
  const reply = new URLSearchParams({ reply: id, language, used: String(reader.now) });
  return c.redirect(`/desk/${reference}?${query}${done === "drafted" ? `&${reply}#reply` : ""}`, 303);
}

interface LeadPageQuery extends Pick<LeadProps, "list" | "done" | "correcting" | "refusedDay" | "again"> {
  /** The number of entries of the history that the page before showed; absent: none are new. */
  seen?: number | undefined;
  asked?: AskedReply;
}

const noReply: AskedReply = { id: undefined, usedAt: undefined, isChanged: false };

async function leadAnswer(c: Call, lead: ListedLead, query: LeadPageQuery, status = 200) {
  const { reader, ask } = c.var;
  const { list, done, seen = Infinity, asked = noReply } = query;
  const [versions, pending, others, people, next] = await Promise.all([
    findVersions(ask, lead.reference),
    findPending(ask, lead.reference),
    findOthers(ask, lead.reference),
    findPeople(ask, reader.by),
    done === undefined ? undefined : nextOf(c, lead, list),
  ]);
  const meanwhile = lead.history.slice(seen);
  const props = {
    ...query,
    reader,
    lead,
    versions,
    pending,
    others,
    people,
    next,
    meanwhile: meanwhile.filter(({ by }) => by !== undefined && by !== reader.by),
    reply: repliesTo(lead, reader, asked, c.env.SITE_ORIGIN),
  };
  return htmlAnswer(<LeadPage {...props} />, status);
}

/**
 * The first lead of the list that is not a colleague's and, if possible, that nobody has just opened;
 * otherwise two people who continue at once would get the same one.
 */
async function nextOf(c: Call, { reference }: ListedLead, list: string): Promise<ListedLead | undefined> {
  const { reader, ask } = c.var;
  const { view } = readListQuery(new URLSearchParams(list), reader);
  const first = await browse(ask, view, { limit: pageLength, offset: 0 });
  const others = first.filter(
    (lead) => lead.reference !== reference && (lead.owner ?? reader.by) === reader.by,
  );
  return others.find((lead) => whoHasOpen({ reader, lead }).length === 0) ?? others[0];
}

function listBefore(request: Request) {
  const from = URL.parse(request.headers.get("Referer") ?? "");
  if (from?.origin !== new URL(request.url).origin) return "";
  const { pathname, searchParams } = from;
  // From one lead to the next the list stays the same.
  if (pathname !== "/desk/") return searchParams.get("list") ?? "";
  for (const name of ["done", "count"]) searchParams.delete(name);
  return searchParams.toString();
}

const prints = { copy: CopyPage, file: FilePage, agreement: AgreementPage };
type Copy = keyof typeof prints | "json";

async function copyAnswer(c: Call, lead: ListedLead, copy: Copy) {
  const { licensee = "", language, wish } = c.req.query();
  const versions = await findVersions(c.var.ask, lead.reference);
  if (copy === "json") {
    const records = versions.map((version) => exportRecord(version));
    const json = `${JSON.stringify(records, null, 2)}\n`;
    return fileAnswer(json, "application/json", `${lead.reference}.json`);
  }
  const Page = prints[copy];
  return htmlAnswer(<Page reader={c.var.reader} {...{ lead, versions, licensee, language, wish }} />);
}

export async function findLead(c: Call) {
  const reference = (c.req.param("reference") ?? "").replace(/\.vcf$/, "");
  return isReference(reference) ? findListedLead(c.var.ask, reference) : undefined;
}
