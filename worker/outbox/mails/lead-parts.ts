import { fieldsOf, optionText } from "#lead/field.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { leadName, nameSigns } from "#lead/lead-rows.ts";
import { type Row, row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { consultantWords, type MailWords } from "../../consultant-words.ts";
import { mixesAlphabets } from "../../leads/email-address.ts";
import { bouncesMail, refusesMail } from "../../leads/history.ts";
import { doubtOf } from "../../leads/phone-country.ts";
import { isUnanswered } from "../../leads/record.ts";
import { contactLinks } from "./contact-links.ts";
import { estimateOf } from "./estimate.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import { buttons, card, type MailPart, paragraph, rows } from "./parts.ts";
import { withWords } from "./render-safely.ts";
import { firstOf, languageOfWords } from "./visitor-text.ts";
import { describeDoubt, whereabouts } from "./whereabouts.ts";

interface CardOptions {
  readonly label?: string;
  /** Characters of the message on the card. */
  readonly excerpt: number;
  /** Where the rest of the message is, after `… 1,234 more characters`. */
  readonly restAt: string;
  readonly withContactLinks: boolean;
  /** Begins mail and chat with a draft; mails of many leads have no room for it. */
  readonly drafts?: boolean;
  /** Why it was held back, if it was. */
  readonly why?: Row;
}

/** Who, from where, what they want, the estimate, how to reach them, and what can be done with the lead. */
export function leadCard(lead: MailLead, context: MailContext, options: CardOptions): MailPart {
  const words = consultantWords(context).mails;
  const doubt = doubtOf(lead);
  const parts: readonly MailPart[] = [
    {
      kind: "name",
      label: options.label ?? `${words.titles[lead.form]} ${lead.reference}`,
      text: leadName(lead.answers) || words.noName,
    },
    ...paragraph(whereabouts(lead, context)),
    ...paragraph(doubt && describeDoubt(doubt, context), "warning"),
    ...paragraph(mixesAlphabets(String(lead.answers.email ?? "")) && words.mixedAddress, "warning"),
    ...paragraph(isUnanswered(lead) && words.unanswered, "warning"),
    ...paragraph(refusesMail(lead) && words.refusesMail, "warning"),
    ...paragraph(lead.corrects && words.corrects(lead.corrects)),
    ...paragraph(lead.wroteBefore && words.wroteBefore(lead.wroteBefore)),
    ...paragraph(lead.closedPage && words.askedFrom(lead.closedPage), "warning"),
    ...rows([...(options.why === undefined ? [] : [options.why]), ...inShort(lead, context)]),
    ...excerpt(lead, options, words),
    ...paragraph(estimateOf(lead, context)?.verdict, "strong"),
    ...(options.withContactLinks
      ? leadButtons(lead, context, options.drafts)
      : rows(contactRows(lead, words))),
    ...buttons("small", lead.actions ?? []),
    ...paragraph(options.drafts && lead.actions !== undefined && words.pressContacted),
  ];
  return card(parts, options.label === undefined ? lead.reference : undefined);
}

/** More characters of a suspect's message than of a lead's, because spam often shows only at the end. */
const suspectLimit = 1000;

/** A suspect's card, without a call button, because answering spam brings more of it. */
export function suspectCard(lead: MailLead, context: MailContext): MailPart {
  const words = consultantWords(context).mails;
  const why = nameSigns(lead.signs, words.signs);
  return leadCard(lead, context, {
    excerpt: suspectLimit,
    restAt: words.elsewhere(wholeLeadAt(lead, context)),
    withContactLinks: false,
    ...(why === "" ? {} : { why: row(words.heldBack, why) }),
  });
}

/**
 * Leads in a mail of many: without their words if these have made two mails bounce, so that the others
 * arrive.
 */
export function mailable(leads: readonly MailLead[], context: MailContext): readonly MailLead[] {
  const { bounced } = consultantWords(context).mails;
  return leads.map((lead) =>
    bouncesMail(lead) ? withWords(lead, bounced(wholeLeadAt(lead, context))) : lead,
  );
}

/** Where the whole lead can be read if a mail has no room for it. */
export function wholeLeadAt({ reference }: MailLead, { desk }: MailContext): string {
  return desk === undefined ? "npm run leads -- export" : desk + reference;
}

export function listOf(state: "waiting" | "due" | "held" | "all", { desk }: MailContext): string {
  return desk === undefined ? "npm run leads -- export" : `${desk}?state=${state}`;
}

/** Buttons to reach a visitor, and to the lead's page. */
export function leadButtons(lead: MailLead, context: MailContext, drafts = false): readonly MailPart[] {
  const { desk } = context;
  const label = consultantWords(context).mails.desk.lead;
  const page = desk === undefined ? [] : [{ label, href: `${desk}${lead.reference}` }];
  const rows = contactLinks(lead, context, drafts);
  const roomy = rows.findIndex((row) => row.length === 1);
  return [...rows.map((row, at) => (at === roomy ? [...row, ...page] : row)), roomy < 0 ? page : []].flatMap(
    (row, at) => buttons(at === 0 ? "large" : "plain", row),
  );
}

export function listLinks(
  states: readonly ("waiting" | "held")[],
  context: MailContext,
): readonly MailPart[] {
  if (context.desk === undefined) return [];
  const { desk } = consultantWords(context).mails;
  return buttons(
    "large",
    states.map((state) => ({ label: desk[state], href: listOf(state, context) })),
  );
}

/** Each form's question that is answered in the visitor's own words. */
const messageNames = { contact: "body", request: "additional" };

export function messageOf({ answers, form }: MailLead): string {
  return String(answers[messageNames[form]] ?? "");
}

/** `… 1,234 more characters below` */
export function moreOf(text: string, shown: number, where: string, words: MailWords): string | undefined {
  const count = text.length - shown;
  return count <= 0 ? undefined : words.more(count, where);
}

function excerpt(
  lead: MailLead,
  { excerpt: limit, restAt }: CardOptions,
  words: MailWords,
): readonly MailPart[] {
  const message = messageOf(lead);
  const text = firstOf(message, limit);
  const lang = languageOfWords(text, lead.language);
  const more = moreOf(message, text.length, restAt, words);
  return message === "" ? [] : [{ kind: "quote", text, lang, ...(more === undefined ? {} : { more }) }];
}

function inShort({ answers, form }: MailLead, context: MailContext): readonly Row[] {
  if (form === "contact") return [];
  const words = consultantWords(context).mails;
  const fields = fieldsOf(forms[context.language ?? defaultLanguage].request);
  const shown = (name: string): string => {
    const field = fields.find((other) => other.name === name);
    return field && answers[name] !== undefined ? optionText(field, String(answers[name])) : "";
  };
  const [english, french] = [shown("englishLevel"), shown("frenchLevel")];
  const short = [
    shown("age"),
    shown("citizenship"),
    shown("educationLevel"),
    shown("jobTitle"),
    english && words.english(english),
    french && words.french(french),
  ].filter((word) => word !== "");
  return short.length === 0 ? [] : [row(words.inShort, short.join(", "))];
}

function contactRows({ answers }: MailLead, words: MailWords): readonly Row[] {
  return [
    row(words.email, String(answers.email ?? "")),
    row(words.phone, String(answers.phone ?? "")),
  ].filter(({ value }) => value !== "");
}
