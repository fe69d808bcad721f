import { showTime } from "#lead/local-time.ts";
import type { DeskWords } from "../consultant-words.ts";
import { consultantWords } from "../consultant-words.ts";
import { type DeskLink, deskPath, isOurs } from "../desk-links.ts";
import { channelsOf, deskLanguageOf, type Env, linkSecrets, mailSettings } from "../env.ts";
import type { Action } from "../leads/history.ts";
import { actionableFrom, type Progress } from "../leads/progress.ts";
import { findLeadProgress, takeStep } from "../leads/take-step.ts";
import { faultOf, log } from "../log.ts";
import { type LinkPage, linkPage } from "./link-page.tsx";

/**
 * Answers a signed link of a mail: `GET` shows what it would do and changes nothing, because mail scanners follow
 * links; `POST` does it. Nothing but the lead's reference is shown.
 */
export async function openSignedLink(request: Request, env: Env): Promise<Response> {
  const { page, outcome, reference } = await answerTo(request, env);
  log({ event: "desk", outcome, status: page.status, ...(reference === undefined ? {} : { reference }) });
  return linkPage(page, consultantWords({ language: deskLanguageOf(env) }).desk);
}

interface Answer {
  readonly page: LinkPage;
  readonly outcome: string;
  /** Only where the link is ours: what else stands in an address is a stranger's text. */
  readonly reference?: string;
}

async function answerTo(request: Request, env: Env): Promise<Answer> {
  const now = Date.now();
  const words = consultantWords({ language: deskLanguageOf(env) }).desk;
  const link = await readLink(request, env);
  // A page elsewhere that knows a link must not press its button either.
  const foreign = request.method === "POST" && request.headers.get("Sec-Fetch-Site") === "cross-site";
  if (link === undefined || foreign) return refusal(words, 403, "forged");
  const { reference } = link;
  if (link.until * 1000 <= now) return { ...refusal(words, 410, "expired"), reference };
  try {
    return { ...(await act(request, { env, words, link, now })), reference };
  } catch (error) {
    log({ event: "desk failed", reference, fault: faultOf(error) });
    return { ...refusal(words, 503, "unavailable"), reference };
  }
}

/** The link that an address is; undefined unless this worker made it. */
async function readLink(request: Request, env: Env): Promise<DeskLink | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, reference = "", action = ""] = /^\/desk\/(EM-[0-9A-Z]{10})\/([a-z]+)$/.exec(pathname) ?? [];
  const until = searchParams.get("until") ?? "";
  if (!isAction(action) || !/^[1-9]\d{9,11}$/.test(until)) return undefined;
  const link = { reference, action, until: Number(until) };
  return (await isOurs(linkSecrets(env), link, searchParams.get("proof") ?? "")) ? link : undefined;
}

function isAction(text: string): text is Action {
  return Object.hasOwn(actionableFrom, text);
}

interface Asked {
  readonly env: Env;
  readonly words: DeskWords;
  readonly link: DeskLink;
  readonly now: number;
}

async function act(request: Request, asked: Asked): Promise<Answer> {
  const { env, words, link, now } = asked;
  const { reference, action, until } = link;
  const found = await findLeadProgress(env.DB, reference);
  if (found === undefined) return refusal(words, 410, "gone");
  const used = found.history.find((entry) => entry.what === action && entry.until === until);
  if (used !== undefined) return alreadyUsed(asked, used.at);
  if (!actionableFrom[action].includes(found.progress)) return unfit(asked, found.progress);
  if (request.method !== "POST") return question(request, asked, found.versions);
  const withVersions = (await versionsOf(request)) === "all";
  const step = {
    reference,
    action,
    at: now,
    by: "link",
    until,
    withVersions,
    channels: channelsOf(env),
  } as const;
  // Else another press of the same link was first.
  return (await takeStep(env.DB, step)) ? done(asked) : alreadyUsed(asked, now);
}

/** The second button of the page says `all`; whatever else is posted means the one lead. */
async function versionsOf(request: Request): Promise<unknown> {
  const form = await request.formData().catch(() => undefined);
  return form?.get("versions");
}

function question(
  { url }: Request,
  { words, link: { reference, action } }: Asked,
  versions: readonly string[],
): Answer {
  const { ask, effect, button } = words.actions[action];
  const isErased = action === "erased";
  const texts = isErased ? [words.versions(versions), effect] : [effect];
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const all = { label: words.actions.erased.all(versions.length), path, withVersions: true };
  const buttons = [{ label: button, path }, ...(isErased && versions.length > 1 ? [all] : [])];
  return { outcome: "asked", page: { status: 200, title: ask(reference), texts, buttons } };
}

async function done({ env, words, link: { reference, action, until } }: Asked): Promise<Answer> {
  const [secret = ""] = linkSecrets(env);
  const buttons = await Promise.all(
    followUps[action].map(async (next) => ({
      label: words.actions[next].button,
      // One second less each time: it ends with the mail's own link, and is none that was used before.
      path: await deskPath(secret, { reference, action: next, until: until - 1 }),
    })),
  );
  const offer = buttons.length === 0 ? {} : { offer: words.offer };
  const title = words.actions[action].done(reference);
  return { outcome: action, page: { status: 200, title, texts: [], buttons, ...offer } };
}

/** Offers of a page once an action is done: the next one, and the way back. */
const followUps: Readonly<Record<Action, readonly Action[]>> = {
  contacted: ["closed", "reopened"],
  closed: ["reopened"],
  reopened: ["contacted", "closed"],
  released: ["spam"],
  spam: ["released"],
  erased: ["restored"],
  restored: [],
};

function alreadyUsed({ env, words, link: { reference, action } }: Asked, at: number): Answer {
  const { title, text } = words.refusals.used;
  const time = showTime(at, mailSettings(env)?.timeZone, words.locale);
  const when = words.when(words.actions[action].done(reference), time);
  return { outcome: "used", page: { status: 409, title, texts: [when, text] } };
}

function unfit({ words, link: { reference } }: Asked, progress: Progress): Answer {
  const { title, text } = words.refusals.unfit;
  return {
    outcome: "unfit",
    page: { status: 409, title, texts: [words.states[progress](reference), text] },
  };
}

function refusal(words: DeskWords, status: number, outcome: keyof DeskWords["refusals"]): Answer {
  const { title, text } = words.refusals[outcome];
  return { outcome, page: { status, title, texts: [text] } };
}
