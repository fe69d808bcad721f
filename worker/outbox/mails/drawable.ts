import { faultOf, log } from "../../log.ts";
import type { MailLead } from "./mail-lead.ts";

/**
 * The result of `draw` for leads. A lead on which it throws, which no visitor should be able to bring about, is shown as
 * it is stored: it must neither keep the others from their mail nor stay without one.
 */
export function drawn<T>(leads: readonly MailLead[], draw: (leads: readonly MailLead[]) => T): T {
  try {
    return draw(leads);
  } catch {
    return draw(leads.map((lead) => drawable(lead, (one) => draw([one]))));
  }
}

function drawable(lead: MailLead, draw: (lead: MailLead) => unknown): MailLead {
  try {
    draw(lead);
    return lead;
  } catch (error) {
    log({ event: "template failed", reference: lead.reference, fault: faultOf(error) });
    const { reference, receivedAt, answers, state } = lead;
    const body = JSON.stringify(answers) ?? "";
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
}
