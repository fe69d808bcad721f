import type { MailSettings } from "../../env.ts";
import { soon } from "../../timeout.ts";

/** A mail to the consultant; the sender and the one recipient come from the configuration. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function sendMail(settings: MailSettings, mail: Mail): Promise<void> {
  await soon(
    settings.send.send({
      from: settings.from,
      to: settings.to,
      // The local mailer lets line breaks through, which would start a new header.
      subject: mail.subject.replace(/\s+/g, " "),
      text: mail.text,
      html: mail.html,
      headers: { ...mail.headers },
      ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    }),
    30_000,
  );
  // Marked as sent too early, a mail that a kill costs would never be sent again.
  if (settings.settle > 0) await scheduler.wait(settings.settle);
}
