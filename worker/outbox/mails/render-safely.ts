import { faultOf, log } from "../../log.ts";
import type { MailLead } from "./mail-lead.ts";

/**
 * A lead on which `render` throws, which no visitor should be able to cause, is shown as stored: it must
 * neither block the others' mail nor go without one.
 */
export function renderSafely<T>(leads: readonly MailLead[], render: (leads: readonly MailLead[]) => T): T {
  try {
    return render(leads);
  } catch {
    return render(leads.map((lead) => renderable(lead, (one) => render([one]))));
  }
}

function renderable(lead: MailLead, render: (lead: MailLead) => unknown): MailLead {
  try {
    render(lead);
    return lead;
  } catch (error) {
    log({ event: "template failed", reference: lead.reference, fault: faultOf(error) });
    return withWords(lead, JSON.stringify(lead.answers) ?? "");
  }
}

/** A lead with these words in place of its message, and nothing else of its own. */
export function withWords({ reference, receivedAt, state }: MailLead, body: string): MailLead {
  return {
    reference,
    receivedAt,
    form: "contact",
    answers: { body },
    source: {},
    signs: [],
    corrects: null,
    ...(state === undefined ? {} : { state }),
  };
}
