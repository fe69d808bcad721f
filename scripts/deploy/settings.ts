import { deployment } from "#firm/deployment.ts";
import { isTimeZone } from "#lead/local-time.ts";
import type { Deployment } from "./deployment.ts";

/** Settings with which the worker would run but do less than its operator means, one sentence each. */
export function unfitSettings(of: Deployment = deployment): readonly string[] {
  const whole = {
    dailyMailHour: { to: 23, means: "an hour from 0 to 23" },
    mailPerHour: { to: 1000, means: "a whole number up to 1000" },
    mailPerDay: { to: 1000, means: "a whole number up to 1000" },
    leadsKeptDays: { to: 36_500, means: "days as a whole number, or 0 to keep for good" },
    suspectsKeptDays: { to: 36_500, means: "days as a whole number, or 0 to keep for good" },
    hstsDays: { to: 730, means: "days from 0 to 730" },
  } as const;
  const keys = Object.keys(whole) as (keyof typeof whole)[];
  const addresses = [of.mailFrom, ...of.mailTo, ...(of.mailAlertTo ? [of.mailAlertTo] : [])];
  return [
    ...keys
      .filter((key) => !Number.isInteger(of[key]) || of[key] < 0 || of[key] > whole[key].to)
      .map((key) => `${key} is ${JSON.stringify(of[key])}: give ${whole[key].means}.`),
    ...(isTimeZone(of.timeZone) ? [] : [`timeZone is ${of.timeZone}: give a name such as America/Halifax.`]),
    ...(/^[a-z][a-z0-9-]{0,50}$/.test(of.worker)
      ? []
      : [`worker is ${of.worker}: give small letters, digits and hyphens, such as harbourline.`]),
    ...addresses
      .filter((address) => !/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(address))
      .map((address) => `${JSON.stringify(address)} is no e-mail address.`),
    ...(of.mailTo.includes(of.mailAlertTo ?? "")
      ? ["mailAlertTo is one of mailTo: it tells that mail fails, so give an address at another provider."]
      : []),
    ...(["webhookUrl", "heartbeatUrl"] as const)
      .filter((name) => of[name] !== undefined && !of[name].startsWith("https://"))
      .map((name) => `${name} is ${of[name]}: only https is called.`),
  ];
}

/** Secrets that the worker needs and Cloudflare does not have yet. */
export function missingSecrets(of: Deployment, names: readonly string[]): readonly string[] {
  return ["LINK_SECRET", ...(of.webhookUrl ? ["WEBHOOK_SECRET"] : [])].filter(
    (name) => !names.includes(name),
  );
}
