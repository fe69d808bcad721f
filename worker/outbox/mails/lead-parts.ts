import { fieldsOf, optionText } from "#lead/field.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import type { Row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import type { MailWords } from "../../consultant-words.ts";
import { consultantWords } from "../../consultant-words.ts";
import { estimateOf } from "./estimate.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { buttons, type Part, rows } from "./parts.ts";
import { takesQuebecFiles, wantsQuebec } from "./quebec.ts";
import { reachLinks } from "./reach.ts";
import { firstOf } from "./visitor-text.ts";
import { doubtOf, tellDoubt, whereabouts } from "./whereabouts.ts";

interface CardLooks {
  /** Stands over the name. */
  readonly label?: string;
  /** Characters of the message that the card shows. */
  readonly excerpt: number;
  /** Place of the rest of the message, after `… 1,234 more characters`. */
  readonly rest: string;
  /** Offers a call, a mail and a chat. */
  readonly reach: boolean;
  /** Begins the mail and the chat with a draft; mails of many leads have no room for it. */
  readonly drafts?: boolean;
  /** Why it was held back, where it was. */
  readonly why?: Row;
}

/** Who, from where, what they want, the estimate, how to reach them, and what can be done with the lead. */
export function leadCard(lead: MailLead, letterhead: Letterhead, looks: CardLooks): Part {
  const words = consultantWords(letterhead).mails;
  const message = messageOf(lead);
  const verdict = estimateOf(lead, letterhead)?.verdict;
  const place = whereabouts(lead, letterhead);
  const doubt = doubtOf(lead);
  return {
    kind: "card",
    parts: [
      {
        kind: "name",
        label: looks.label ?? `${words.titles[lead.form]} ${lead.reference}`,
        text: leadName(lead.answers) || words.noName,
      },
      ...(place === "" ? [] : [{ kind: "paragraph", text: place } as const]),
      ...(doubt === undefined
        ? []
        : [{ kind: "paragraph", look: "warning", text: tellDoubt(doubt, letterhead) } as const]),
      ...(lead.isUnanswered ? [{ kind: "paragraph", look: "warning", text: words.unanswered } as const] : []),
      ...(lead.corrects === null
        ? []
        : [{ kind: "paragraph", text: words.corrects(lead.corrects) } as const]),
      ...(lead.wroteBefore
        ? [{ kind: "paragraph", text: words.wroteBefore(lead.wroteBefore) } as const]
        : []),
      ...(lead.closedPage === undefined
        ? []
        : [
            {
              kind: "paragraph",
              look: "warning",
              text: words.askedFrom(lead.closedPage),
            } as const,
          ]),
      ...(wantsQuebec(lead)
        ? [{ kind: "paragraph", look: "warning", text: words.quebec(takesQuebecFiles) } as const]
        : []),
      ...rows([...(looks.why === undefined ? [] : [looks.why]), ...inShort(lead, letterhead)]),
      ...(message === "" ? [] : [excerpt(message, looks, words)]),
      ...(verdict === undefined ? [] : [{ kind: "paragraph", look: "strong", text: verdict } as const]),
      ...(looks.reach ? leadButtons(lead, letterhead, looks.drafts) : rows(contactRows(lead, words))),
      ...buttons("small", lead.actions ?? []),
      ...(looks.drafts && lead.actions !== undefined
        ? [{ kind: "paragraph", text: words.pressContacted } as const]
        : []),
    ],
  };
}

/** Names the place where the whole lead can be read when a mail has no room for it. */
export function restOf({ reference }: MailLead, { desk }: Letterhead): string {
  return desk === undefined ? "npm run leads -- export" : desk + reference;
}

/** Names the place where all leads of a state can be read. */
export function listOf(state: "waiting" | "due" | "held" | "all", { desk }: Letterhead): string {
  return desk === undefined ? "npm run leads -- export" : `${desk}?state=${state}`;
}

/** Returns the ways to reach a visitor, and the lead's page. */
export function leadButtons(lead: MailLead, letterhead: Letterhead, drafts = false): readonly Part[] {
  const { desk } = letterhead;
  const label = consultantWords(letterhead).mails.desk.lead;
  const page = desk === undefined ? [] : [{ label, href: `${desk}${lead.reference}` }];
  const rows = reachLinks(lead, letterhead, drafts);
  const roomy = rows.findIndex((row) => row.length === 1);
  return [...rows.map((row, at) => (at === roomy ? [...row, ...page] : row)), roomy < 0 ? page : []].flatMap(
    (row, at) => buttons(at === 0 ? "large" : "plain", row),
  );
}

/** The lists that a mail speaks of. */
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

function excerpt(message: string, { excerpt: limit, rest }: CardLooks, words: MailWords): Part {
  const text = firstOf(message, limit);
  const more = moreOf(message, text.length, rest, words);
  return { kind: "quote", text, ...(more === undefined ? {} : { more }) };
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
  return short.length === 0 ? [] : [{ name: "short", label: words.inShort, value: short.join(", ") }];
}

function contactRows({ answers }: MailLead, words: MailWords): readonly Row[] {
  return [
    { name: "email", label: words.email, value: String(answers.email ?? "") },
    { name: "phone", label: words.phone, value: String(answers.phone ?? "") },
  ].filter(({ value }) => value !== "");
}
