import type { Row } from "#lead/present.ts";
import { compose } from "./compose.ts";
import type { Letterhead } from "./mail-lead.ts";
import { rows } from "./parts.ts";
import type { Mail } from "./send-mail.ts";

/** Trouble, what it means for leads, and what to do about it. */
export interface Alert {
  readonly subject: string;
  readonly text: string;
  readonly steps?: readonly string[];
  readonly facts?: readonly Row[];
}

export function alertMail({ subject, text, steps = [], facts = [] }: Alert, letterhead: Letterhead): Mail {
  return compose(
    subject,
    [
      {
        kind: "card",
        parts: [
          { kind: "paragraph", look: "strong", text: subject },
          { kind: "paragraph", text },
          ...rows(facts),
          ...(steps.length === 0 ? [] : [{ kind: "list", items: steps } as const]),
        ],
      },
    ],
    letterhead,
  );
}
