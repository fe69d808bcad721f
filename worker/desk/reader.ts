import type { Context } from "hono";
import { leadName } from "#lead/lead-rows.ts";
import { isoTime, showTime } from "#lead/local-time.ts";
import { consultantWords, type DeskWords } from "../consultant-words.ts";
import { deskLanguageOf, type Env, timeZoneOf } from "../env.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import type { Ask } from "../leads/sql.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { showDay } from "../time/show-day.ts";

export type Reader = ReturnType<typeof readerOf>;

export interface DeskEnv {
  Bindings: Env;
  Variables: { reader: Reader; ask: Ask };
}
export type Call = Context<DeskEnv>;

/** Reads fields of the posted form by name, with `\n` for the CRLF that browsers send as a line break. */
export async function postedTo(c: Call): Promise<(name: string) => string> {
  const body = await c.req.parseBody();
  return (name) => (typeof body[name] === "string" ? body[name].replaceAll("\r\n", "\n") : "");
}

export interface OfLead {
  reader: Reader;
  lead: ListedLead;
}

export type Confirmed = keyof DeskWords["steps"] | keyof DeskWords["results"];

export function confirmedIn(c: Call): Confirmed | undefined {
  const done = c.req.query("done") ?? "";
  const { steps, results } = c.var.reader.words;
  return Object.hasOwn(results, done) || Object.hasOwn(steps, done) ? (done as Confirmed) : undefined;
}

export function confirmationOf(confirmed: Confirmed, { steps, results }: DeskWords): string {
  return textIn(results, confirmed) ?? textIn(steps, confirmed)?.done ?? "";
}

export function textIn<T>(texts: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

export function nameIn({ answers }: ListedLead, { mailWords }: Reader): string {
  return oneLine(leadName(answers)) || mailWords.noName;
}

export function readerOf(
  env: Pick<Env, "TIME_ZONE" | "DESK_LANGUAGE" | "DESK_OPEN">,
  by: string,
  now = Date.now(),
) {
  const language = deskLanguageOf(env);
  const { desk: words, mails: mailWords } = consultantWords({ language });
  const timeZone = timeZoneOf(env);
  return {
    /** The signed-in address, or `local`. */
    by,
    /** Nobody signs in on this machine: people enter their name (worker/local.ts). */
    isLocal: env.DESK_OPEN !== undefined,
    words,
    mailWords,
    language,
    /** An IANA name. */
    timeZone,
    /** Milliseconds since 1970. */
    now,
    /** The day on the firm's clock, such as `2026-11-25`. */
    today: isoTime(now, timeZone).slice(0, 10),
    time: (at: number) => showTime(at, timeZone, words.locale),
    number: (count: number) => count.toLocaleString(words.locale),
  };
}

export function nameOf(owner: string, { words }: Reader): string {
  // People who are not signed in have another way to the desk.
  return textIn(words.lead.who, owner) ?? owner;
}

export function deskDay(day: string, { words, today }: Reader): string {
  return showDay(day, words.locale, today);
}
