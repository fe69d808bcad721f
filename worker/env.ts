import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import { licenceText } from "#content/firm/licence.ts";
import { languageOfCode, type SiteLanguage, siteLanguageOf } from "#lead/languages.ts";
import { isTimeZone } from "#lead/local-time.ts";
import { wordsIn } from "#words/words-in.ts";
import { consultantWords } from "./consultant-words.ts";
import type { Channel } from "./leads/record.ts";

type SettingName =
  /** Any text makes the worker treat the database as down while it is restored (queue-only.ts). */
  | "QUEUE_ONLY"
  | "CONFIRMATIONS"
  | "MAIL_ALERT_TO"
  | "MAIL_FROM"
  | "MAIL_TO"
  | "TIME_ZONE"
  | "DESK_LANGUAGE"
  | "MAIL_PER_HOUR"
  | "MAIL_PER_DAY"
  | "DAILY_MAIL_HOUR"
  | "HEARTBEAT_URL"
  | "WEBHOOK_URL"
  | "WEBHOOK_SECRET"
  | "WEBHOOK_SECRET_OLD"
  | "SITE_ORIGIN"
  | "ACCESS_TEAM_DOMAIN"
  | "ACCESS_AUD"
  /** Opens the desk without sign-in; set only by worker/local.ts. */
  | "DESK_OPEN"
  /** Keys links, receipts, references and network hashes (signing/signature.ts). */
  | "LINK_SECRET"
  | "LINK_SECRET_OLD"
  | "VERSION"
  | "WATCH_PAGES"
  | "HSTS_DAYS"
  | "LEADS_KEPT_DAYS"
  | "SUSPECTS_KEPT_DAYS";

/** Settings and the bindings of wrangler.toml. A feature whose setting is absent is switched off. */
export interface Env extends Readonly<Partial<Record<SettingName, string>>> {
  DB: D1Database;
  LEADS: Queue;
  MAIL?: SendEmail;
  MAIL_ALERT?: SendEmail;
  /** Bound only for a firm that confirms leads. */
  MAIL_VISITORS?: SendEmail;
  LIMITER?: RateLimit;
  NETWORKS?: RateLimit;
  PARTNERS?: RateLimit;
  ASSETS?: Fetcher;
}

export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;
export type WebhookSettings = NonNullable<ReturnType<typeof webhookSettings>>;

export function mailSettings(env: Env) {
  const { MAIL, MAIL_FROM, MAIL_TO, SITE_ORIGIN: origin = "" } = env;
  const [secret] = linkSecrets(env);
  if (!MAIL || !MAIL_FROM || !MAIL_TO) return undefined;
  const language = deskLanguageOf(env);
  const { mails: mailWords } = consultantWords({ language });
  const hasDesk = (env.ACCESS_TEAM_DOMAIN && env.ACCESS_AUD) || env.DESK_OPEN;
  return {
    db: env.DB,
    send: MAIL,
    from: MAIL_FROM,
    to: MAIL_TO.split(",").map((address) => address.trim()),
    timeZone: timeZoneOf(env),
    language,
    mailWords,
    licence: withoutDoubleStop(`${firm.name}. ${licenceText(wordsIn[language].firm)}`),
    ...(firm.mailSubjects && { subjects: firm.mailSubjects }),
    desk: origin && hasDesk ? `${origin}/desk/` : undefined,
    origin,
    /** Undefined: mails have no signed links. */
    links: origin && secret ? { origin, secret } : undefined,
    perHour: parseWholeNumber(env.MAIL_PER_HOUR, 20),
    perDay: parseWholeNumber(env.MAIL_PER_DAY, 200),
  };
}

export function deskLanguageOf({ DESK_LANGUAGE }: Pick<Env, "DESK_LANGUAGE">): SiteLanguage {
  return siteLanguageOf(languageOfCode(DESK_LANGUAGE));
}

export function timeZoneOf({ TIME_ZONE = "" }: Pick<Env, "TIME_ZONE">): string {
  return isTimeZone(TIME_ZONE) ? TIME_ZONE : "UTC";
}

/** Settings for the second address, which is mailed only when the first one fails. */
export function secondMailSettings(env: Env): MailSettings | undefined {
  const { MAIL_ALERT, MAIL_ALERT_TO } = env;
  if (!MAIL_ALERT || !MAIL_ALERT_TO) return undefined;
  return mailSettings({ ...env, MAIL: MAIL_ALERT, MAIL_TO: MAIL_ALERT_TO });
}

/** Undefined if the firm confirms no leads, or there is no page to link to. */
export function confirmationSettings(env: Env): MailSettings | undefined {
  const mail = mailSettings(env);
  const send = env.MAIL_VISITORS;
  return env.CONFIRMATIONS === "yes" && send && mail?.links ? { ...mail, send } : undefined;
}

/** Length of 24 random bytes in base64. */
const shortestSecret = 32;

/** The current secret first; guessably short ones are ignored. */
export function linkSecrets({ LINK_SECRET, LINK_SECRET_OLD }: Env): readonly string[] {
  return [LINK_SECRET ?? "", LINK_SECRET_OLD ?? ""].filter(({ length }) => length >= shortestSecret);
}

export function webhookSettings(env: Env) {
  const secrets = [env.WEBHOOK_SECRET ?? "", env.WEBHOOK_SECRET_OLD ?? ""].filter((text) => text !== "");
  if (!env.WEBHOOK_URL?.startsWith("https://") || secrets.length === 0) return undefined;
  return { url: env.WEBHOOK_URL, secrets };
}

export function channelsOf(env: Env): readonly Channel[] {
  return [
    ...(mailSettings(env) ? (["mail"] as const) : []),
    ...(webhookSettings(env) ? (["webhook"] as const) : []),
  ];
}

export function parseWholeNumber(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : fallback;
}
