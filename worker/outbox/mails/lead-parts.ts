import { defaultLanguage } from "#lead/languages.ts";
import { leadName, nameSigns } from "#lead/lead-rows.ts";
import { presentAnswers, row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import type { MailWords } from "../../consultant-words.ts";
import { isLookalike } from "../../leads/email-address.ts";
import { bouncesMail, refusesMail } from "../../leads/history.ts";
import { isUnanswered } from "../../leads/record.ts";
import { closedPageOf } from "../site-facts.ts";
import { contactLinks } from "./contact-links.ts";
import { estimateOf } from "./estimate.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import { buttons, card, type MailPart, nameLine, paragraph, quote, rows } from "./parts.ts";
import { withWords } from "./render-safely.ts";
import { firstOf, glimpseOf, oneLine } from "./visitor-text.ts";
import { describeDoubt, whereabouts } from "./whereabouts.ts";

/** Characters of a message in the first screenful of a phone. */
export const excerptLimit = 300;
/** Characters of a suspect's message, whose spam often shows only at the end. */
const suspectLimit = 1000;

interface CardOptions {
  /** The card's first line. Set only if the mail has one lead; its links then contain drafts. */
  label?: string | undefined;
  /** Where a message that is cut can be read in full. */
  restAt?: string;
  /** Shows the reason, and no call button, because answering spam brings more of it. */
  isSuspect?: boolean;
}

export function leadCard(lead: MailLead, context: MailContext, options: CardOptions): MailPart {
  const words = context.mailWords;
  const { label, isSuspect = false, restAt = words.elsewhere(wholeLeadAt(lead, context)) } = options;
  const isAlone = label !== undefined;
  const { email = "", phone = "" } = lead.answers;
  const why = isSuspect ? nameSigns(lead.signs, words.signs) : "";
  const parts: readonly MailPart[] = [
    nameLine(label ?? `${words.titles[lead.form]} ${lead.reference}`, leadName(lead.answers) || words.noName),
    ...noticesOf(lead, context).flatMap((notice) => paragraph(...notice)),
    ...rows([row(words.heldBack, why), row(words.inShort, inShort(lead, context))]),
    ...excerpt(lead, isSuspect ? suspectLimit : excerptLimit, restAt, words),
    ...paragraph(estimateOf(lead, context)?.verdict, "strong"),
    ...(isSuspect
      ? rows([row(words.email, String(email)), row(words.phone, String(phone))])
      : leadButtons(lead, context, isAlone)),
    ...buttons("small", lead.actions ?? [], isAlone ? undefined : lead.reference),
    ...paragraph(isAlone && lead.actions !== undefined && words.pressContacted),
  ];
  return card(parts);
}

function noticesOf(lead: MailLead, context: MailContext): readonly Parameters<typeof paragraph>[] {
  const words = context.mailWords;
  const closedPage = closedPageOf(lead, context.origin);
  return [
    [whereabouts(lead, context)],
    [describeDoubt(lead, context), "warning"],
    [isLookalike(String(lead.answers.email ?? "")) && words.mixedAddress, "warning"],
    [isUnanswered(lead) && words.unanswered, "warning"],
    [refusesMail(lead) && words.refusesMail, "warning"],
    [lead.corrects && words.corrects(lead.corrects)],
    [lead.wroteBefore && words.wroteBefore(lead.wroteBefore)],
    [closedPage && words.askedFrom(closedPage), "warning"],
  ];
}

/** Removes the words of leads that have made two mails bounce, so that the other leads arrive. */
export function mailable(leads: readonly MailLead[], context: MailContext): readonly MailLead[] {
  const { bounced } = context.mailWords;
  return leads.map((lead) =>
    bouncesMail(lead) ? withWords(lead, bounced(wholeLeadAt(lead, context))) : lead,
  );
}

const atDesk = ({ desk }: MailContext, path: string) =>
  desk === undefined ? "npm run leads -- export" : desk + path;

export const wholeLeadAt = ({ reference }: MailLead, context: MailContext) => atDesk(context, reference);

export const listOf = (state: "waiting" | "due" | "held" | "all", context: MailContext) =>
  atDesk(context, `?state=${state}`);

export function leadButtons(lead: MailLead, context: MailContext, drafts = false): readonly MailPart[] {
  const { desk } = context;
  const label = context.mailWords.desk.lead;
  const page = desk === undefined ? [] : [{ label, href: `${desk}${lead.reference}` }];
  const rows = contactLinks(lead, context, drafts);
  // The link to the lead's page joins a row with a single link, or else has its own.
  const roomy = rows.findIndex((row) => row.length === 1);
  return [...rows.map((row, at) => (at === roomy ? [...row, ...page] : row)), roomy < 0 ? page : []].flatMap(
    (row, at) => buttons(at === 0 ? "large" : "plain", row, drafts ? undefined : lead.reference),
  );
}

export function listLinks(
  states: readonly ("waiting" | "held" | false)[],
  context: MailContext,
): readonly MailPart[] {
  if (context.desk === undefined) return [];
  const { desk } = context.mailWords;
  const links = states.flatMap((state) =>
    state ? { label: desk[state], href: listOf(state, context) } : [],
  );
  return buttons("large", links);
}

const messageNames = { contact: "body", request: "additional" };

export const glimpseOfMessage = (lead: MailLead) => glimpseOf(messageOf(lead), 80);

export function messageOf({ answers, form }: MailLead): string {
  return String(answers[messageNames[form]] ?? "");
}

/** `… 1,234 more characters below` */
export function moreOf(text: string, length: number, where: string, words: MailWords): string | false {
  const count = text.length - length;
  return count > 0 && words.more(count, where);
}

function excerpt(lead: MailLead, limit: number, restAt: string, words: MailWords): readonly MailPart[] {
  const message = messageOf(lead);
  const text = firstOf(message, limit);
  return quote(text, lead.language, moreOf(message, text.length, restAt, words));
}

export function gistOf(lead: MailLead, context: Pick<MailContext, "language">): string {
  if (lead.form === "contact") return "";
  const { age, jobTitle, educationLevel, province } = shownAnswers(lead, context);
  const work = jobTitle || educationLevel;
  return [age, work, province, estimateOf(lead, context)?.total]
    .flatMap((part) => (part ? oneLine(part) : []))
    .join(", ");
}

function shownAnswers({ answers }: MailLead, { language = defaultLanguage }: Pick<MailContext, "language">) {
  const parts = presentAnswers(forms[language].request, answers);
  const texts = parts.flatMap(({ rows }) => rows.map(({ name, value }) => [name, value] as const));
  return Object.fromEntries(texts) as Record<string, string | undefined>;
}

function inShort(lead: MailLead, context: MailContext) {
  if (lead.form === "contact") return "";
  const words = context.mailWords;
  const { age, citizenship, educationLevel, jobTitle, englishLevel, frenchLevel } = shownAnswers(
    lead,
    context,
  );
  return [
    age,
    citizenship,
    educationLevel,
    jobTitle,
    englishLevel && words.english(englishLevel),
    frenchLevel && words.french(frenchLevel),
  ]
    .filter(Boolean)
    .join(", ");
}
