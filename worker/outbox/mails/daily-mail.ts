import type { Lead } from "../../leads/record.ts";
import { leadRow } from "./digest-mail.ts";
import type { Mail } from "./send-mail.ts";
import { systemMail } from "./system-mail.ts";

interface Counted {
  readonly count: number;
  /** The first of them. */
  readonly leads: readonly Lead[];
}

export interface DailyFigures {
  readonly leads: Counted;
  readonly suspects: Counted;
  /** Leads that no channel has told of for over an hour. */
  readonly unsent: number;
}

export function dailyMail({ leads, suspects, unsent }: DailyFigures, now: number): Mail {
  const groups = [
    {
      title: "",
      rows: [
        { name: "leads", label: "Leads", value: String(leads.count) },
        { name: "suspects", label: "Suspects", value: String(suspects.count) },
        { name: "unsent", label: "Unsent for over an hour", value: String(unsent) },
      ],
    },
    { title: "Leads of the last 24 hours", rows: leads.leads.map(leadRow) },
    {
      title: "Suspects: npm run leads -- release REFERENCE makes one a lead",
      rows: suspects.leads.map((lead) => ({
        ...leadRow(lead),
        value: `${leadRow(lead).value} (${lead.signs.join(", ")})`,
      })),
    },
  ];
  return systemMail(
    `Daily digest ${new Date(now).toISOString().slice(0, 10)}`,
    groups.filter(({ rows }) => rows.length > 0),
  );
}
