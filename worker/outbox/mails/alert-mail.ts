import { compose } from "./compose.ts";
import type { MailContext } from "./mail-lead.ts";
import { card, paragraph } from "./parts.ts";
import type { Mail } from "./send-mail.ts";

export function alertMail({ subject, text }: { subject: string; text: string }, context: MailContext): Mail {
  const parts = [...paragraph(subject, "strong"), ...paragraph(text)];
  return compose(subject, [card(parts)], context);
}
