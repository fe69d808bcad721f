import { showTime } from "#lead/local-time.ts";
import { consultantWords, type DeskWords } from "../consultant-words.ts";
import { channelsOf, deskLanguageOf, type Env, linkSecrets, timeZoneOf } from "../env.ts";
import { findVersions } from "../leads/listed-lead.ts";
import { asking } from "../leads/sql.ts";
import { type Action, isAction, steps } from "../leads/steps.ts";
import { takeStep } from "../leads/take-step.ts";
import { faultOf, log } from "../log.ts";
import { type DeskLink, deskPath, isOurs } from "../signing/desk-links.ts";
import { policyFor } from "../site/site-headers.ts";
import { CardPage, htmlAnswer } from "./frame.tsx";

interface Answer {
  outcome: string;
  status: number;
  title: string;
  texts: readonly string[];
  /** With `withVersions` it acts on all versions that the person has sent. */
  buttons?: readonly { label: string; path: string; withVersions?: boolean }[];
}

interface LinkRequest {
  request: Request;
  env: Env;
  words: DeskWords;
  link: DeskLink;
  now: number;
}

/**
 * `GET` shows what a link would do and changes nothing, because mail scanners follow links; `POST` does it.
 */
export async function openSignedLink(request: Request, env: Env): Promise<Response> {
  const words = consultantWords({ language: deskLanguageOf(env) }).desk;
  // Another site's page that knows a link must not press its button either.
  const foreign = request.method === "POST" && request.headers.get("Sec-Fetch-Site") === "cross-site";
  const link = foreign ? undefined : await readLink(request, env);
  const {
    outcome,
    status,
    title,
    texts,
    buttons = [],
  } = link === undefined
    ? refusal(words, 403, "forged")
    : await answerLink({ request, env, words, link, now: Date.now() }).catch((error: unknown) => {
        log({ event: "desk failed", reference: link.reference, fault: faultOf(error) });
        return refusal(words, 503, "unavailable");
      });
  // The rest of an unsigned address is a stranger's text.
  log({ event: "desk", outcome, status, reference: link?.reference });
  const page = (
    <CardPage title={title} words={words}>
      {texts.map((text) => (
        <p>{text}</p>
      ))}
      {status === 200 && outcome !== "asked" && buttons.length > 0 && <h2>{words.offer}</h2>}
      {buttons.map(({ label, path, withVersions }) => (
        <form method="post" action={path}>
          <button {...(withVersions && { name: "versions", value: "all" })}>{label}</button>
        </form>
      ))}
      <p class="notice">{words.notice}</p>
    </CardPage>
  );
  // The address contains a proof.
  return htmlAnswer(page, status, {
    "Content-Security-Policy": policyFor("form-action 'self'"),
    "Referrer-Policy": "no-referrer",
  });
}

async function readLink(request: Request, env: Env): Promise<DeskLink | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, reference = "", action = ""] =
    /^\/desk\/([A-Z]{2,4}-[0-9A-Z]{10})\/([a-z]+)$/.exec(pathname) ?? [];
  const until = searchParams.get("until") ?? "";
  if (!isAction(action) || !/^[1-9]\d{9,11}$/.test(until)) return undefined;
  const link = { reference, action, until: Number(until) };
  return (await isOurs(linkSecrets(env), link, searchParams.get("proof") ?? "")) ? link : undefined;
}

async function answerLink(asked: LinkRequest): Promise<Answer> {
  const { request, env, words, link, now } = asked;
  const { reference, action, until } = link;
  if (until * 1000 <= now) return refusal(words, 410, "expired");
  const versions = await findVersions(asking(env.DB), reference);
  const lead = versions.find((version) => version.reference === reference);
  if (lead === undefined) return refusal(words, 410, "gone");
  const used = lead.history.find((entry) => entry.what === action && entry.until === until);
  if (used !== undefined) return alreadyUsed(asked, used.at);
  if (!steps[action].from.includes(lead.progress))
    return refusal(words, 409, "unfit", words.states[lead.progress](reference));
  if (request.method !== "POST") return question(asked, versions);
  const form = await request.formData().catch(() => undefined);
  const count = await takeStep(env.DB, {
    references: [reference],
    action,
    at: now,
    by: "link",
    until,
    channels: channelsOf(env),
    withVersions: form?.get("versions") === "all",
  });
  // Otherwise another press of the same link was first.
  return count > 0 ? done(asked) : alreadyUsed(asked, now);
}

function question(
  { request, words, link: { reference, action } }: LinkRequest,
  versions: readonly { reference: string }[],
): Answer {
  const { ask, effect, button } = words.links[action];
  const isErased = action === "erased";
  const stored = isErased ? [words.versions(versions.map((version) => version.reference))] : [];
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const all = { label: words.links.erased.all(versions.length), path, withVersions: true };
  const buttons = [{ label: button, path }, ...(isErased && versions.length > 1 ? [all] : [])];
  return { outcome: "asked", status: 200, title: ask(reference), texts: [...stored, effect], buttons };
}

async function done({ env, words, link: { reference, action, until } }: LinkRequest): Promise<Answer> {
  const [secret = ""] = linkSecrets(env);
  const buttons = await Promise.all(
    followUps[action].map(async (next) => ({
      label: words.links[next].button,
      // One second less each time, so that it expires no later than the mail's own link and differs from used
      // ones.
      path: await deskPath(secret, { reference, action: next, until: until - 1 }),
    })),
  );
  return { outcome: action, status: 200, title: words.links[action].done(reference), texts: [], buttons };
}

const followUps: Record<Action, readonly Action[]> = {
  contacted: ["closed", "reopened"],
  closed: ["reopened"],
  reopened: ["contacted", "closed"],
  released: ["spam"],
  spam: ["released"],
  erased: ["restored"],
  restored: [],
};

function alreadyUsed({ env, words, link: { reference, action } }: LinkRequest, at: number): Answer {
  const time = showTime(at, timeZoneOf(env), words.locale);
  return refusal(words, 409, "used", words.when(words.links[action].done(reference), time));
}

function refusal(
  words: DeskWords,
  status: number,
  outcome: keyof DeskWords["refusals"],
  ...why: readonly string[]
): Answer {
  const { title, text } = words.refusals[outcome];
  return { outcome, status, title, texts: [...why, text] };
}
