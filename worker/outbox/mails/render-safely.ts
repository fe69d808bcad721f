import { faultOf, log } from "../../log.ts";
import type { MailLead } from "./mail-lead.ts";

/**
 * A lead on which `render` throws, which no visitor should be able to cause, is shown as stored: it must
 * neither block the others of its mail nor go without one.
 */
export function renderSafely<T>(lead: MailLead, render: (lead: MailLead) => T): T {
  try {
    return render(lead);
  } catch (error) {
    log({ event: "template failed", reference: lead.reference, fault: faultOf(error) });
    return render(withWords(lead, JSON.stringify(lead.answers) ?? ""));
  }
}

export function withWords({ reference, receivedAt, state }: MailLead, body: string): MailLead {
  return {
    reference,
    receivedAt,
    form: "contact",
    answers: { body },
    source: {},
    signs: [],
    corrects: null,
    state,
  };
}
