import { leadName, leadTitles } from "#lead/lead-rows.ts";
import type { Row } from "#lead/present.ts";
import { estimateOf } from "./estimate.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { buttons, type Part, rows } from "./parts.ts";
import { reachLinks } from "./reach.ts";
import { firstOf } from "./visitor-text.ts";
import { whereabouts } from "./whereabouts.ts";

interface CardLooks {
  /** Stands over the name. */
  readonly label?: string;
  /** Characters of the message that the card shows. */
  readonly excerpt: number;
  /** Where the rest of the message is, after `… 1,234 more characters`. */
  readonly rest: string;
  /** Whether to offer a call, a mail and a chat. */
  readonly reach: boolean;
  /** Why it was held back, where it was. */
  readonly why?: Row;
}

/** Who, from where, what they want, the estimate, how to reach them, and what can be done with the lead. */
export function leadCard(lead: MailLead, letterhead: Letterhead, looks: CardLooks): Part {
  const words = String(lead.answers[messageNames[lead.form]] ?? "");
  const verdict = estimateOf(lead)?.verdict;
  const place = whereabouts(lead, letterhead.timeZone);
  return {
    kind: "card",
    parts: [
      {
        kind: "name",
        label: looks.label ?? `${capital(leadTitles[lead.form])} ${lead.reference}`,
        text: leadName(lead.answers) || "(no name)",
      },
      ...(place === "" ? [] : [{ kind: "paragraph", text: place } as const]),
      ...(lead.corrects === null
        ? []
        : [{ kind: "paragraph", text: `Corrects ${lead.corrects}, which they sent before.` } as const]),
      ...(lead.pageNotice === undefined
        ? []
        : [
            {
              kind: "paragraph",
              look: "warning",
              text: `Asked from a page about ${lead.pageNotice}`,
            } as const,
          ]),
      ...rows([...(looks.why === undefined ? [] : [looks.why]), ...inShort(lead)]),
      ...(words === "" ? [] : [excerpt(words, looks)]),
      ...(verdict === undefined ? [] : [{ kind: "paragraph", look: "strong", text: verdict } as const]),
      ...(looks.reach ? buttons("large", reachLinks(lead)) : rows(contactRows(lead))),
      ...buttons("small", lead.actions ?? []),
    ],
  };
}

/** Where the whole lead can be read when a mail has no room for it. */
export function restOf({ reference }: MailLead): string {
  return `npm run leads -- show ${reference}`;
}

/** The question of each form that is answered in the visitor's own words. */
const messageNames = { contact: "body", request: "additional" };

/** `… 1,234 more characters below` */
export function moreOf(text: string, shown: number, where: string): string | undefined {
  const count = text.length - shown;
  return count <= 0 ? undefined : `… ${count.toLocaleString("en-CA")} more characters${where}`;
}

function excerpt(words: string, { excerpt: limit, rest }: CardLooks): Part {
  const text = firstOf(words, limit);
  const more = moreOf(words, text.length, rest);
  return { kind: "quote", text, ...(more === undefined ? {} : { more }) };
}

function inShort({ answers, form }: MailLead): readonly Row[] {
  if (form === "contact") return [];
  const words = [
    answers.age,
    answers.citizenship,
    answers.educationLevel,
    answers.jobTitle,
    answers.englishLevel === undefined ? undefined : `English ${answers.englishLevel}`,
    answers.frenchLevel === undefined ? undefined : `French ${answers.frenchLevel}`,
  ].filter((word) => word !== undefined && word !== "");
  return words.length === 0 ? [] : [{ name: "short", label: "In short", value: words.join(", ") }];
}

function contactRows({ answers }: MailLead): readonly Row[] {
  return [
    { name: "email", label: "E-mail", value: String(answers.email ?? "") },
    { name: "phone", label: "Phone", value: String(answers.phone ?? "") },
  ].filter(({ value }) => value !== "");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
