import type { FirmFacts } from "#content/firm/firm-facts.ts";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import type { Deployment } from "../firm/fact-schemas.ts";
import { linesOf } from "../run/lines-of.ts";
import type { Target } from "./configuration.ts";

const domainOf = (address: string) => address.toLowerCase().replace(/^.*[@/](www\.)?/, "");

/** Settings that contradict each other, one sentence each, beginning with the one to change. */
export function unfitSettings(
  settings: Partial<FirmFacts & Deployment> = { ...facts, ...deployment },
): readonly string[] {
  const { mailFrom = "", mailTo = [], mailAlertTo = "", email = "", origin = "", staging } = settings;
  const domain = domainOf(mailFrom);
  const isTaken = [...mailTo, email, origin].some((one) => `.${domainOf(one)}`.endsWith(`.${domain}`));
  return linesOf(
    isTaken &&
      !domain.endsWith(".example") &&
      `mailFrom is on ${domain}, where the firm has its mailboxes or its site: sending from there can stop its mail. Give a subdomain made for it, such as website@leads.${domain}.`,
    mailTo.includes(mailAlertTo) &&
      "mailAlertTo is one of mailTo: it reports that mail fails, so give an address at another provider.",
    staging &&
      (staging.origin === origin || staging.databaseId === settings.databaseId) &&
      "staging has the site’s own address or database: give it others, so that nothing tried there touches a lead.",
  );
}

/** Secrets that the worker needs and Cloudflare lacks; nothing of staging calls the firm's services. */
export function missingSecrets(
  { heartbeat, webhook }: Deployment,
  target: Target,
  names: readonly string[],
): readonly string[] {
  const isProduction = target === "production";
  return linesOf(
    "LINK_SECRET",
    isProduction && heartbeat && "HEARTBEAT_URL",
    isProduction && webhook && ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ).filter((name) => !names.includes(name));
}
