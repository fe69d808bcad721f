import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import { languageOfCode, type SiteLanguage, siteLanguageOf } from "#lead/languages.ts";
import { isTimeZone } from "#lead/local-time.ts";
import { consultantWords } from "./consultant-words.ts";
import type { Channel } from "./leads/record.ts";

/**
 * Bindings of the worker (wrangler.toml). Anything whose binding, variable or secret is absent is switched
 * off.
 */
export interface Env {
  readonly DB: D1Database;
  /** worker/outbox/queue.ts defines its messages. */
  readonly LEADS: Queue;
  /** Not empty: the database is left alone while it is restored, and leads wait on the queue. */
  readonly QUEUE_ONLY?: string;
  readonly MAIL?: SendEmail;
  /** Mails visitors at any address. Bound only in the deployment of a firm that confirms leads. */
  readonly MAIL_VISITORS?: SendEmail;
  /** `yes`: leads are confirmed to their visitors by mail. */
  readonly CONFIRMATIONS?: string;
  readonly LIMITER?: RateLimit;
  readonly NETWORKS?: RateLimit;
  readonly PARTNERS?: RateLimit;
  readonly ASSETS?: Fetcher;
  /** Mails a second confirmed address when the first one gets no mail. */
  readonly MAIL_ALERT?: SendEmail;
  readonly MAIL_ALERT_TO?: string;
  readonly MAIL_FROM?: string;
  /** One or several addresses, separated by commas; Cloudflare has confirmed each. */
  readonly MAIL_TO?: string;
  /** The consultant's time zone, an IANA name, used in mails. */
  readonly TIME_ZONE?: string;
  /** The language of the mails, `en` or `fr`. */
  readonly DESK_LANGUAGE?: string;
  readonly MAIL_PER_HOUR?: string;
  readonly MAIL_PER_DAY?: string;
  /** From 0 to 23, on the clock of `TIME_ZONE`; empty: no daily mail. */
  readonly DAILY_MAIL_HOUR?: string;
  /** A dead-man's service, called after each successful sweep; its `/fail` when mail or database fail. */
  readonly HEARTBEAT_URL?: string;
  readonly WEBHOOK_URL?: string;
  readonly WEBHOOK_SECRET?: string;
  /** The previous secret, while receivers change over. */
  readonly WEBHOOK_SECRET_OLD?: string;
  /** Scheme and host of the site, for the links in mails. */
  readonly SITE_ORIGIN?: string;
  /** Sign-in of the desk: the team's domain at Cloudflare Access, and the application's audience tag. */
  readonly ACCESS_TEAM_DOMAIN?: string;
  readonly ACCESS_AUD?: string;
  /** Set only by worker/local.ts: on this machine the desk requires no sign-in. */
  readonly DESK_OPEN?: string;
  /** Signs what the worker must recognize as its own (worker/signing/signature.ts). */
  readonly LINK_SECRET?: string;
  /** The previous secret, until what it has signed is no longer used. */
  readonly LINK_SECRET_OLD?: string;
  readonly VERSION?: string;
  /** Days of `Strict-Transport-Security`; 0: no such header, absent: two years. */
  readonly HSTS_DAYS?: string;
  readonly LEADS_KEPT_DAYS?: string;
  readonly SUSPECTS_KEPT_DAYS?: string;
}

export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;
export type WebhookSettings = NonNullable<ReturnType<typeof webhookSettings>>;

export function mailSettings(env: Env) {
  const { MAIL, MAIL_FROM, MAIL_TO, SITE_ORIGIN: origin } = env;
  const [secret] = linkSecrets(env);
  if (!MAIL || !MAIL_FROM || !MAIL_TO) return undefined;
  const language = deskLanguageOf(env);
  const hasDesk = (env.ACCESS_TEAM_DOMAIN && env.ACCESS_AUD) || env.DESK_OPEN;
  return {
    db: env.DB,
    send: MAIL,
    from: MAIL_FROM,
    to: MAIL_TO.split(",").map((address) => address.trim()),
    timeZone: timeZoneOf(env),
    language,
    /** Names the licensed persons, with number and register, for the end of each mail. */
    licence: withoutDoubleStop(consultantWords({ language }).mails.licence(firm)),
    /** The desk's address, if there is one. */
    desk: origin && hasDesk ? `${origin}/desk/` : undefined,
    /** Undefined: mails have no signed links. */
    links: origin && secret ? { origin, secret } : undefined,
    /** Mails about single leads in an hour; the others wait for the digest. */
    perHour: wholeNumber(env.MAIL_PER_HOUR, 20),
    /** All mails in a day (outbox/policy.ts). */
    perDay: wholeNumber(env.MAIL_PER_DAY, 200),
  };
}

export function deskLanguageOf({ DESK_LANGUAGE }: Pick<Env, "DESK_LANGUAGE">): SiteLanguage {
  return siteLanguageOf(languageOfCode(DESK_LANGUAGE));
}

export function timeZoneOf({ TIME_ZONE = "" }: Pick<Env, "TIME_ZONE">): string {
  return isTimeZone(TIME_ZONE) ? TIME_ZONE : "UTC";
}

/** The settings of the second address, which is mailed only when the first one fails. */
export function secondMailSettings(env: Env): MailSettings | undefined {
  const { MAIL_ALERT, MAIL_ALERT_TO } = env;
  if (!MAIL_ALERT || !MAIL_ALERT_TO) return undefined;
  return mailSettings({ ...env, MAIL: MAIL_ALERT, MAIL_TO: MAIL_ALERT_TO });
}

/**
 * For mails that confirm leads to their visitors; undefined if the firm sends none, or there is no page to
 * link to.
 */
export function confirmationSettings(env: Env): MailSettings | undefined {
  const mail = mailSettings(env);
  const send = env.MAIL_VISITORS;
  return env.CONFIRMATIONS === "yes" && send && mail?.links ? { ...mail, send } : undefined;
}

/** Shortest secret, in characters: 24 random bytes in base64. */
export const shortestSecret = 32;

/** The secrets for verifying signatures, the current one first; guessably short ones are ignored. */
export function linkSecrets({ LINK_SECRET, LINK_SECRET_OLD }: Env): readonly string[] {
  return present([LINK_SECRET, LINK_SECRET_OLD]).filter(({ length }) => length >= shortestSecret);
}

export function webhookSettings(env: Env) {
  const secrets = present([env.WEBHOOK_SECRET, env.WEBHOOK_SECRET_OLD]);
  if (!env.WEBHOOK_URL?.startsWith("https://") || secrets.length === 0) return undefined;
  return { url: env.WEBHOOK_URL, secrets };
}

export function channelsOf(env: Env): readonly Channel[] {
  return [
    ...(mailSettings(env) ? (["mail"] as const) : []),
    ...(webhookSettings(env) ? (["webhook"] as const) : []),
  ];
}

function present(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.flatMap((text) => text || []);
}

/** Retention in days; 0, also for anything but a whole number, keeps them permanently. */
export function retentionDays(text: string | undefined): number {
  return wholeNumber(text, 0);
}

/** A variable as a whole number; `fallback` if it is absent or not a number. */
export function wholeNumber(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : fallback;
}
