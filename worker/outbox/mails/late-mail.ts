import { compose, type NamingMail, splitToFit } from "./compose.ts";
import { leadParts } from "./lead-mail.ts";
import type { MailContext, MailLead } from "./mail-lead.ts";
import { paragraph } from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";

/** Shows each lead whole, because the database does not have it. A mail may repeat leads of another one. */
export function lateMails(leads: readonly MailLead[], context: MailContext): readonly NamingMail[] {
  return splitToFit(leads, (some) => late(some, context)).map((some) => ({
    mail: late(some, context),
    references: some.map(({ reference }) => reference),
  }));
}

function late(leads: readonly MailLead[], context: MailContext): Mail {
  const words = context.mailWords;
  return compose(
    words.lateSubject(leads.length),
    [
      ...paragraph(words.late, "warning"),
      ...leads.flatMap((lead) =>
        renderSafely(lead, (one) => leadParts(one, context, Number.POSITIVE_INFINITY)),
      ),
    ],
    context,
  );
}
