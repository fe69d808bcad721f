import { leadName } from "#lead/lead-rows.ts";
import { type Row, row } from "#lead/present.ts";
import type { MailWords } from "../../consultant-words.ts";
import { refusesMail } from "../../leads/history.ts";
import { waitingCounted } from "../../leads/mail-claims.ts";
import { isUnanswered } from "../../leads/record.ts";
import { compose, firstFitting, halvesOf, type NamingMail, shareOfLimit } from "./compose.ts";
import { glimpseOfMessage, leadCard, listLinks, listOf, mailable } from "./lead-parts.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import { type MailPart, paragraph, rows, section } from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";

interface DigestSize {
  /** Number of all leads that wait, from which the digest computes how many it does not list. */
  waiting: number;
  /** Number of leads shown in full; the others have a line each. */
  full: number;
}

/**
 * The first leads in full, the others with a line each. If that would become larger than mail programs show,
 * fewer are in full; if not even the names fit, none is, and fewer are listed, at least one.
 */
export function digestMail(leads: readonly MailLead[], size: DigestSize, context: MailContext): NamingMail {
  const all = mailable(leads, context);
  const withNames = (named: readonly MailLead[]): NamingMail => {
    const mail = digest(named, { ...size, full: 0 }, context);
    const share = shareOfLimit(mail);
    if (share <= 1 || named.length === 1)
      return { mail, references: named.map(({ reference }) => reference) };
    return withNames(named.slice(0, Math.max(1, Math.floor(named.length / Math.max(share, 1.1)))));
  };
  const names = withNames(all);
  if (names.references.length < all.length) return names;
  const sizes = halvesOf(Math.min(size.full, all.length));
  const mail = firstFitting(sizes, (full) => digest(all, { ...size, full }, context));
  return { ...names, mail };
}

function digest(leads: readonly MailLead[], { waiting, full }: DigestSize, context: MailContext): Mail {
  const words = context.mailWords;
  const inFull = new Set(leads.slice(0, full));
  const suspects = leads.filter(({ state }) => state === "suspect");
  const others = leads.filter(({ state }) => state !== "suspect");
  const cardOf = (lead: MailLead) => leadCard(lead, context, { isSuspect: lead.state === "suspect" });
  const partsOf = (some: readonly MailLead[], heading: string): readonly MailPart[] => {
    if (some.length === 0) return [];
    return [
      ...paragraph(heading),
      ...some.filter((lead) => inFull.has(lead)).map((lead) => renderSafely(lead, cardOf)),
      ...rows(
        some
          .filter((lead) => !inFull.has(lead))
          .map((lead) => renderSafely(lead, (one) => lineOf(one, words))),
        "ltr",
      ),
    ];
  };
  const beyond = waiting - leads.length;
  const moreWait = waiting < waitingCounted ? words.moreWait : words.moreWaitThan;
  const parts: readonly MailPart[] = [
    ...partsOf(others, words.digest),
    ...section(words.perhapsSpam, partsOf(suspects, words.suspects)),
    ...paragraph(beyond > 0 && moreWait(beyond, listOf("all", context)), "strong"),
    ...listLinks([others.length > 0 && "waiting", suspects.length > 0 && "held"], context),
  ];
  return compose(words.digestSubject(others.length, suspects.length), parts, context);
}

function lineOf(lead: MailLead, words: MailWords): Row {
  const { noName, colon, unanswered } = words;
  const { reference, answers } = lead;
  const refusal = refusesMail(lead) && words.refusesMail;
  const who = [refusal, leadName(answers) || noName, answers.email, answers.phone].filter(Boolean).join(", ");
  if (isUnanswered(lead)) return row(reference, who + colon + unanswered);
  const message = glimpseOfMessage(lead);
  return row(reference, message === "" ? who : who + colon + message);
}
