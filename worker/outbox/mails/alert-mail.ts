import { compose } from "./compose.ts";
import type { Letterhead } from "./mail-lead.ts";
import { paragraph } from "./parts.ts";
import type { Mail } from "./send-mail.ts";

export function alertMail(
  { subject, text }: { readonly subject: string; readonly text: string },
  letterhead: Letterhead,
): Mail {
  const parts = [...paragraph(subject, "strong"), ...paragraph(text)];
  return compose(subject, [{ kind: "card", parts }], letterhead);
}
