import type { MailSettings } from "../../env.ts";
import { addAlert } from "../../leads/worker-state.ts";
import { faultOf, log } from "../../log.ts";
import { hour } from "../../time/durations.ts";
import { withTimeout } from "../../time/timeout.ts";
import { reasonOf, suppressed } from "../failure-reason.ts";

/** A mail without sender and recipients, which the settings have (a visitor's mail has `to`). */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
  replyTo?: string;
}

/** The firm's addresses that the mailer refuses, and until when mails leave them out. */
const refused = new Map<string, number>();

/**
 * Returns the mailer's id of the mail. Cloudflare refuses a whole mail if one of its recipients is
 * suppressed: then each of them gets a mail of their own, and those who get it are alerted.
 */
export async function sendMail(settings: MailSettings, mail: Mail): Promise<string> {
  const now = Date.now();
  const { db, to } = settings;
  const open = to.filter((address) => (refused.get(address) ?? 0) <= now);
  try {
    return await sendTo(open.length > 0 ? open : to, settings, mail);
  } catch (error) {
    if (to.length < 2 || reasonOf(error) !== suppressed) throw error;
  }
  const sent: string[] = [];
  const failures: unknown[] = [];
  for (const address of to) {
    try {
      sent.push(await sendTo([address], settings, mail));
    } catch (error) {
      failures.push(error);
      if (reasonOf(error) === suppressed) refused.set(address, now + hour);
    }
  }
  const [id] = sent;
  if (id === undefined) throw failures[0];
  await addAlert(db, "recipient-refused", now).catch((error) =>
    log({ event: "alert failed", fault: faultOf(error) }),
  );
  return id;
}

async function sendTo(to: readonly string[], settings: MailSettings, mail: Mail) {
  const sent = await withTimeout(
    settings.send.send({
      from: settings.from,
      to: to.length === 1 ? String(to[0]) : [...to],
      // The local mailer lets line breaks through, which would start a new header.
      subject: mail.subject.replace(/\s+/g, " "),
      text: mail.text,
      html: mail.html,
      // Prevents out-of-office replies: RFC 3834, and what Exchange reads instead.
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers, "X-Auto-Response-Suppress": "All" },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
    }),
    30_000,
  );
  // Sending must not depend on a response that is only recorded.
  return sent?.messageId ?? "";
}
