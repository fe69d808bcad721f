import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import type { Deployment } from "../firm/fact-schemas.ts";

export type Target = "production" | "staging";

export const productConfiguration = "wrangler.toml";

export const configurationPath = (target: Target) => `.wrangler/deploy/${target}.json`;

/** The worker's variables, all strings; an empty one switches its part off. */
export function varsOf(settings: Deployment = deployment): Readonly<Record<string, string>> {
  return {
    MAIL_FROM: settings.mailFrom,
    MAIL_TO: settings.mailTo.join(", "),
    TIME_ZONE: settings.timeZone,
    DESK_LANGUAGE: settings.deskLanguage,
    DAILY_MAIL_HOUR: String(settings.dailyMailHour),
    MAIL_PER_HOUR: String(settings.mailPerHour),
    MAIL_PER_DAY: String(settings.mailPerDay),
    MAIL_ALERT_TO: settings.mailAlertTo ?? "",
    CONFIRMATIONS: facts.confirmations ? "yes" : "",
    ACCESS_TEAM_DOMAIN: settings.desk?.teamDomain ?? "",
    ACCESS_AUD: settings.desk?.audience ?? "",
    LEADS_KEPT_DAYS: String(settings.leadsKeptDays),
    SUSPECTS_KEPT_DAYS: String(settings.suspectsKeptDays),
    HSTS_DAYS: String(settings.hstsDays),
  };
}

/** Variables of a worker on this machine, which never sends anything to the firm. */
export function localVars(settings: Deployment = deployment): Readonly<Record<string, string>> {
  return { ...varsOf(settings), MAIL_ALERT_TO: "" };
}

export const ownFirm = { origin: facts.origin, deployment };

/** A target's names and addresses. Throws for staging if the firm has none. */
export function placeOf(target: Target, { origin, deployment } = ownFirm) {
  const { worker, databaseId, staging } = deployment;
  if (target === "production") return { worker, origin, databaseId };
  if (!staging) throw new Error("firm/deployment.yaml names no staging");
  return { worker: `${worker}-staging`, ...staging };
}
