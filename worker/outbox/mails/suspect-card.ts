import { nameSigns } from "#lead/lead-rows.ts";
import { consultantWords } from "../../consultant-words.ts";
import { leadCard, restOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Part } from "./parts.ts";

/** A suspect's card. It offers no call, because answering spam brings more of it. */
export function suspectCard(lead: MailLead, letterhead: Letterhead): Part {
  const words = consultantWords(letterhead).mails;
  const why = nameSigns(lead.signs, words.signs);
  return leadCard(lead, letterhead, {
    excerpt: suspectLimit,
    rest: words.elsewhere(restOf(lead, letterhead)),
    reach: false,
    ...(why === "" ? {} : { why: { name: "signs", label: words.heldBack, value: why } }),
  });
}

/** More than of a lead: whether it is spam is often seen at the end only. */
const suspectLimit = 1000;
