import type { MailSettings } from "../../env.ts";
import { withTimeout } from "../../time/timeout.ts";

/** A mail; the sender and, for the consultant's, who gets it come from the configuration. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly replyTo?: string;
}

/** Answers the mailer's id of the mail. */
export async function sendMail(settings: MailSettings, mail: Mail): Promise<string> {
  const sent = await withTimeout(
    settings.send.send({
      from: settings.from,
      to: settings.to.length === 1 ? String(settings.to[0]) : [...settings.to],
      // The local mailer lets line breaks through, which would start a new header.
      subject: mail.subject.replace(/\s+/g, " "),
      text: mail.text,
      html: mail.html,
      // Nobody's out-of-office note answers them: RFC 3834, and what Exchange reads in its place.
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers, "X-Auto-Response-Suppress": "All" },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
    }),
    30_000,
  );
  // Nothing of the sending must hang on an answer that is only kept for the record.
  return sent?.messageId ?? "";
}
