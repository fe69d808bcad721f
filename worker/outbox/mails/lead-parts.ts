import { fieldsOf, optionText } from "#lead/field.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { leadName, nameSigns } from "#lead/lead-rows.ts";
import { type Row, row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { consultantWords, type MailWords } from "../../consultant-words.ts";
import { doubtOf } from "../../leads/phone-country.ts";
import { isUnanswered } from "../../leads/record.ts";
import { contactLinks } from "./contact-links.ts";
import { estimateOf } from "./estimate.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { buttons, type Part, paragraph, rows } from "./parts.ts";
import { firstOf } from "./visitor-text.ts";
import { tellDoubt, whereabouts } from "./whereabouts.ts";

interface CardLooks {
  readonly label?: string;
  /** Characters of the message that the card shows. */
  readonly excerpt: number;
  /** Place of the rest of the message, after `… 1,234 more characters`. */
  readonly rest: string;
  readonly reach: boolean;
  /** Begins the mail and the chat with a draft; mails of many leads have no room for it. */
  readonly drafts?: boolean;
  /** Why it was held back, where it was. */
  readonly why?: Row;
}

/** Who, from where, what they want, the estimate, how to reach them, and what can be done with the lead. */
export function leadCard(lead: MailLead, letterhead: Letterhead, looks: CardLooks): Part {
  const words = consultantWords(letterhead).mails;
  const doubt = doubtOf(lead);
  const parts: readonly Part[] = [
    {
      kind: "name",
      label: looks.label ?? `${words.titles[lead.form]} ${lead.reference}`,
      text: leadName(lead.answers) || words.noName,
    },
    ...paragraph(whereabouts(lead, letterhead)),
    ...paragraph(doubt && tellDoubt(doubt, letterhead), "warning"),
    ...paragraph(isUnanswered(lead) && words.unanswered, "warning"),
    ...paragraph(lead.corrects && words.corrects(lead.corrects)),
    ...paragraph(lead.wroteBefore && words.wroteBefore(lead.wroteBefore)),
    ...paragraph(lead.closedPage && words.askedFrom(lead.closedPage), "warning"),
    ...rows([...(looks.why === undefined ? [] : [looks.why]), ...inShort(lead, letterhead)]),
    ...excerpt(messageOf(lead), looks, words),
    ...paragraph(estimateOf(lead, letterhead)?.verdict, "strong"),
    ...(looks.reach ? leadButtons(lead, letterhead, looks.drafts) : rows(contactRows(lead, words))),
    ...buttons("small", lead.actions ?? []),
    ...paragraph(looks.drafts && lead.actions !== undefined && words.pressContacted),
  ];
  return { kind: "card", parts };
}

/** Characters of a suspect's message: more than of a lead's, for whether it is spam is often seen at the end only. */
const suspectLimit = 1000;

/** A suspect's card. It offers no call, because answering spam brings more of it. */
export function suspectCard(lead: MailLead, letterhead: Letterhead): Part {
  const words = consultantWords(letterhead).mails;
  const why = nameSigns(lead.signs, words.signs);
  return leadCard(lead, letterhead, {
    excerpt: suspectLimit,
    rest: words.elsewhere(restOf(lead, letterhead)),
    reach: false,
    ...(why === "" ? {} : { why: row(words.heldBack, why) }),
  });
}

/** Names the place where the whole lead can be read when a mail has no room for it. */
export function restOf({ reference }: MailLead, { desk }: Letterhead): string {
  return desk === undefined ? "npm run leads -- export" : desk + reference;
}

export function listOf(state: "waiting" | "due" | "held" | "all", { desk }: Letterhead): string {
  return desk === undefined ? "npm run leads -- export" : `${desk}?state=${state}`;
}

/** Returns the ways to reach a visitor, and the lead's page. */
export function leadButtons(lead: MailLead, letterhead: Letterhead, drafts = false): readonly Part[] {
  const { desk } = letterhead;
  const label = consultantWords(letterhead).mails.desk.lead;
  const page = desk === undefined ? [] : [{ label, href: `${desk}${lead.reference}` }];
  const rows = contactLinks(lead, letterhead, drafts);
  const roomy = rows.findIndex((row) => row.length === 1);
  return [...rows.map((row, at) => (at === roomy ? [...row, ...page] : row)), roomy < 0 ? page : []].flatMap(
    (row, at) => buttons(at === 0 ? "large" : "plain", row),
  );
}

export function listLinks(states: readonly ("waiting" | "held")[], letterhead: Letterhead): readonly Part[] {
  if (letterhead.desk === undefined) return [];
  const { desk } = consultantWords(letterhead).mails;
  return buttons(
    "large",
    states.map((state) => ({ label: desk[state], href: listOf(state, letterhead) })),
  );
}

/** The question of each form that is answered in the visitor's own words. */
const messageNames = { contact: "body", request: "additional" };

/** The visitor's own words; empty where they wrote none. */
export function messageOf({ answers, form }: MailLead): string {
  return String(answers[messageNames[form]] ?? "");
}

/** `… 1,234 more characters below` */
export function moreOf(text: string, shown: number, where: string, words: MailWords): string | undefined {
  const count = text.length - shown;
  return count <= 0 ? undefined : words.more(count, where);
}

function excerpt(message: string, { excerpt: limit, rest }: CardLooks, words: MailWords): readonly Part[] {
  const text = firstOf(message, limit);
  const more = moreOf(message, text.length, rest, words);
  return message === "" ? [] : [{ kind: "quote", text, ...(more === undefined ? {} : { more }) }];
}

function inShort({ answers, form }: MailLead, letterhead: Letterhead): readonly Row[] {
  if (form === "contact") return [];
  const words = consultantWords(letterhead).mails;
  const fields = fieldsOf(forms[letterhead.language ?? defaultLanguage].request);
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
