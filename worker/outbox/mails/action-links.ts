import type { MailSettings } from "../../env.ts";
import type { Action } from "../../leads/steps.ts";
import { deskPath, endOfLinks } from "../../signing/desk-links.ts";
import type { MailLead } from "./mail-lead.ts";

const offers = {
  lead: ["contacted", "spam", "erased"],
  suspect: ["released", "spam", "erased"],
  waiting: ["contacted", "closed"],
  contacted: ["closed"],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

export async function withActions<L extends MailLead>(
  lead: L,
  offer: keyof typeof offers,
  mail: MailSettings,
  now: number,
): Promise<L> {
  const { links } = mail;
  if (links === undefined) return lead;
  const labels = mail.mailWords.actions;
  const until = endOfLinks(now);
  const actions = offers[offer].map(async (action) => ({
    label: labels[action],
    href: links.origin + (await deskPath(links.secret, { reference: lead.reference, action, until })),
  }));
  return { ...lead, actions: await Promise.all(actions) };
}
