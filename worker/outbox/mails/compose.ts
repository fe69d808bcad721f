import { consultantWords } from "../../consultant-words.ts";
import { htmlPart } from "./html-part.ts";
import type { Letterhead } from "./mail-lead.ts";
import { type Part, paragraph } from "./parts.ts";
import type { Mail } from "./send-mail.ts";
import { textPart } from "./text-part.ts";

/** Gmail cuts the HTML part of a mail off at 102 kB, and what it cuts nobody sees. In bytes of UTF-8. */
export const sizeLimit = 100_000;

/** A mail, and the leads that it names with their text: only their notifications are done once it is sent. */
export interface NamingMail {
  readonly mail: Mail;
  readonly references: readonly string[];
}

/** Both parts of a mail from the same parts, with the subject as their first line. */
export function compose(
  subject: string,
  parts: readonly Part[],
  letterhead: Letterhead,
  extras: Pick<Mail, "headers"> = {},
): Mail {
  const { locale, colon } = consultantWords(letterhead).mails;
  const all: readonly Part[] = [{ kind: "title", text: subject }, ...parts, ...foot(parts, letterhead)];
  return {
    subject,
    text: textPart(all, colon),
    html: htmlPart(subject, all, locale),
    ...extras,
  };
}

function foot(parts: readonly Part[], letterhead: Letterhead): readonly Part[] {
  const { licence } = letterhead;
  return [
    ...paragraph(hasActions(parts) && consultantWords(letterhead).mails.actionsNotice, "quiet"),
    ...paragraph(licence, "quiet"),
  ];
}

function hasActions(parts: readonly Part[]): boolean {
  return parts.some((part) =>
    part.kind === "card" ? hasActions(part.parts) : part.kind === "buttons" && part.look === "small",
  );
}

export function fits(mail: Mail): boolean {
  return shareOfLimit(mail) <= 1;
}

/** Size of the larger part of a mail, of what mail programs show. */
export function shareOfLimit(mail: Mail): number {
  const { html, text } = bytes(mail);
  return Math.max(html, text) / sizeLimit;
}

/**
 * As few mails as hold all items, in their order, each of them within the limit. `build` makes a mail of some of
 * them; an item that alone exceeds the limit gets a mail of its own, because it must not be left out.
 */
export function splitToFit<T>(items: readonly T[], build: (some: readonly T[]) => Mail): readonly T[][] {
  const frame = bytes(build([]));
  const batches: T[][] = [];
  let room = { html: 0, text: 0 };
  for (const item of items) {
    const alone = bytes(build([item]));
    const size = { html: alone.html - frame.html, text: alone.text - frame.text };
    const batch = batches.at(-1);
    if (batch !== undefined && size.html <= room.html && size.text <= room.text) {
      batch.push(item);
    } else {
      batches.push([item]);
      room = { html: sizeLimit - frame.html - slack, text: sizeLimit - frame.text - slack };
    }
    room = { html: room.html - size.html, text: room.text - size.text };
  }
  return batches;
}

// Counts in a subject grow by some digits when the mail takes more.
const slack = 100;

function bytes({ html, text }: Mail): { readonly html: number; readonly text: number } {
  const encoder = new TextEncoder();
  return { html: encoder.encode(html).length, text: encoder.encode(text).length };
}
