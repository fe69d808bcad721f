import { expect, test } from "vitest";
import { estimateOf } from "../../../worker/outbox/mails/estimate.ts";
import type { MailLead } from "../../../worker/outbox/mails/mail-lead.ts";

const estimated = (province: string) =>
  estimateOf({ form: "request", answers: { age: 30, province } } as unknown as MailLead, { language: "fr" });

test.each(["Québec", "Montreal", "蒙特婁", "魁省"])(
  "the estimate of somebody bound for %s begins with whose rules apply there",
  (province) => {
    const { verdict, rows } = estimated(province) ?? { rows: [] };
    expect(verdict).toMatch(/^Veut vivre au Québec/);
    expect(rows[0]?.value).toMatch(/ses propres règles/);
  },
);

test("the estimate of somebody bound for Ontario says nothing of Québec", () => {
  expect(JSON.stringify(estimated("Ontario"))).not.toContain("Québec");
});
