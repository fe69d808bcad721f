import { htmlPart } from "./html-part.ts";
import type { MailContext } from "./mail-lead.ts";
import { type MailPart, paragraph, renderText, title } from "./parts.ts";
import type { Mail } from "./send-mail.ts";

/** Gmail clips the HTML part of a mail at 102 kB, and nobody sees the rest. In bytes of UTF-8. */
export const sizeLimit = 100_000;

/** A mail with the leads that it shows, whose notifications alone are done once it is sent. */
export interface NamingMail {
  mail: Mail;
  references: readonly string[];
}

export function compose(subject: string, parts: readonly MailPart[], context: MailContext): Mail {
  const { locale, colon, actionsNotice } = context.mailWords;
  const all: readonly MailPart[] = [
    title(subject),
    ...parts,
    ...paragraph(parts.some(({ hasActions }) => hasActions) && actionsNotice, "quiet"),
    ...paragraph(context.licence, "quiet"),
  ];
  return {
    subject,
    text: `${renderText(all, colon)}\n`,
    html: htmlPart(subject, all, locale),
  };
}

function fits(mail: Mail) {
  return shareOfLimit(mail) <= 1;
}

export function shareOfLimit(mail: Mail): number {
  const bytes = [mail.html, mail.text].map((part) => new TextEncoder().encode(part).length);
  return Math.max(...bytes) / sizeLimit;
}

/** The first mail that fits, built in one size after another; the last one if none does. */
export function firstFitting<S>([size, ...smaller]: readonly [S, ...S[]], build: (size: S) => Mail): Mail {
  const mail = build(size);
  const [next, ...others] = smaller;
  return next === undefined || fits(mail) ? mail : firstFitting([next, ...others], build);
}

/** Rendering 200 leads takes a fifth of a second, and only malice makes a mail that does not fit. */
export function halvesOf(count: number): readonly [number, ...number[]] {
  return count === 0 ? [0] : [count, ...halvesOf(Math.floor(count / 2))];
}

/**
 * Items in order, each part within the limit. One that alone exceeds it gets a mail of its own, because it
 * must not be left out.
 */
export function splitToFit<T>(
  items: readonly T[],
  build: (some: readonly T[]) => Mail,
): readonly (readonly T[])[] {
  if (items.length < 2 || fits(build(items))) return items.length === 0 ? [] : [items];
  const half = Math.ceil(items.length / 2);
  return [...splitToFit(items.slice(0, half), build), ...splitToFit(items.slice(half), build)];
}
