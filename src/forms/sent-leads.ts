import type { FormType } from "#lead/wire.ts";
import type { SentLead } from "./sending/send-lead.ts";

/** Kept until the tab closes, without the answers: a visitor who loses the reference would send again. */
export interface KeptLead extends SentLead {
  /** In milliseconds since 1970. */
  sentAt: number;
}

/** Dispatches `sent` when a form of this page has sent a lead. */
export const sentLeads = new EventTarget();

const keyOf = (form: FormType) => `sent-${form}`;

export function keepSentLead(form: FormType, { reference, receiptUrl, aboutQuebec = false }: SentLead): void {
  const kept: KeptLead = { reference, receiptUrl, aboutQuebec, sentAt: Date.now() };
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
  } catch {
    // A browser without storage: the lead is on the screen as long as its form is.
  }
  sentLeads.dispatchEvent(new Event("sent"));
}

export function keptLead(form: FormType): KeptLead | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** The lead that was sent last from a form of this site. */
export function lastKeptLead(): KeptLead | undefined {
  const kept = (["contact", "request"] as const).flatMap((form) => keptLead(form) ?? []);
  return kept.sort((a, b) => b.sentAt - a.sentAt)[0];
}
