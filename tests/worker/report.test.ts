import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { day } from "../../worker/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

const reports = ({ mails }: WorkerHarness) => mails.filter(({ subject }) => subject.startsWith("Report: "));

/** Runs the cron at a time, which is then the present. */
async function sweepAt(harness: WorkerHarness, time: string) {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(time));
  await harness.sweep();
}

/** A product that began in November, with leads of that month. */
async function november(changes: ConstructorParameters<typeof WorkerHarness>[0] = {}) {
  const harness = new WorkerHarness({ MAIL_PER_HOUR: "0", ...changes });
  await sweepAt(harness, "2026-11-02T09:00:00Z");
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-30T23:59:00Z"));
  const source = {
    page: "https://www.example.com/study",
    partner: "acme",
    utm: { utm_source: "<b>news</b>" },
  };
  const contacted = await harness.accepted({ ...message, source, language: "fr" });
  await harness.accepted({ ...fullAssessment, email: "other@example.com", phone: "+2348012345678" });
  await harness.accepted({
    ...message,
    phone: "+16045550199",
    email: "third@example.com",
    topicCode: "robot",
  });
  await env.DB.prepare("UPDATE leads SET contacted_at = received_at + ?1 WHERE reference = ?2")
    .bind(day - 1, contacted)
    .run();
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-01T00:00:00Z"));
  await harness.accepted({ ...message, body: "A lead of December" });
  return harness;
}

describe("the report", () => {
  test("goes out once on the first of a month from the daily mail's hour on, about the month before", async () => {
    const harness = await november();
    await sweepAt(harness, "2026-12-01T12:59:00Z");
    expect(reports(harness)).toEqual([]);
    for (const time of [
      "2026-12-01T13:00:00Z",
      "2026-12-01T14:00:00Z",
      "2026-12-01T15:00:00Z",
      "2026-12-01T15:01:00Z",
      "2026-12-03T09:00:00Z",
      "2026-12-20T13:00:00Z",
    ])
      await sweepAt(harness, time);
    expect(reports(harness).map(({ subject }) => subject)).toEqual(["Report: 2 leads in November 2026"]);
    await sweepAt(harness, "2027-01-01T13:00:00Z");
    await sweepAt(harness, "2027-01-01T14:00:00Z");
    await sweepAt(harness, "2027-01-01T15:00:00Z");
    expect(reports(harness).at(-1)?.subject).toBe("Report: 1 lead in December 2026");
  });

  test("comes late where cron or mail were down on the first, and is not lost", async () => {
    const down = () => Promise.reject(new Error("E_INTERNAL_SERVER_ERROR"));
    const harness = await november();
    const { MAIL } = harness.env;
    Object.assign(harness.env, { MAIL: { send: down } });
    await sweepAt(harness, "2026-12-02T07:00:00Z");
    await sweepAt(harness, "2026-12-02T12:00:00Z");
    Object.assign(harness.env, { MAIL });
    await sweepAt(harness, "2026-12-04T09:00:00Z");
    await sweepAt(harness, "2026-12-04T10:00:00Z");
    expect(reports(harness).map(({ subject }) => subject)).toEqual(["Report: 2 leads in November 2026"]);
  });

  test("counts by form, page, partner, campaign, language and country, and names nobody", async () => {
    const harness = await november();
    await sweepAt(harness, "2026-12-01T13:00:00Z");
    await sweepAt(harness, "2026-12-01T14:00:00Z");
    const [{ text, html } = { text: "", html: "" }] = reports(harness);
    for (const line of [
      /^Leads +2$/m,
      /^Contacted within a day +1 of 2 \(50%\)$/m,
      /^Held back, undecided +1$/m,
      /FORM\n\n1 {2}contact message\n1 {2}assessment request\n/,
      /PAGE\n\n1 {2}none known\n1 {2}https:\/\/www\.example\.com\/study\n/,
      /PARTNER\n\n1 {2}none known\n1 {2}acme\n/,
      /CAMPAIGN\n\n1 {2}none known\n1 {2}<b>news<\/b>\n/,
      /LANGUAGE\n\n1 {2}English\n1 {2}French\n/,
      /COUNTRY OF THE PHONE\n\n1 {2}Canada\n1 {2}Nigeria\n/,
    ]) {
      expect(text).toMatch(line);
    }
    expect(html).not.toContain("<b>news");
    expect(text + html).not.toMatch(/Ana|Núñez|example\.com(?!\/study)|6045550|801234|study in Canada/);
  });

  test("names the most frequent and adds up the others", async () => {
    const harness = await november();
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-29T09:00:00Z"));
    for (let at = 10; at < 40; at += 1) {
      await harness.accepted({ ...message, body: `Question ${at}`, source: { partner: `partner-${at}` } });
    }
    await sweepAt(harness, "2026-12-01T13:00:00Z");
    await sweepAt(harness, "2026-12-01T14:00:00Z");
    expect(reports(harness)[0]?.text).toMatch(/PARTNER\n\n1 +none known\n(1 +[a-z0-9-]+\n){14}17 +others\n/);
  });

  test("is left out where the daily mail is switched off, and in the month in which the product began", async () => {
    const off = await november({ DAILY_MAIL_HOUR: "" });
    await sweepAt(off, "2026-12-01T13:00:00Z");
    expect(reports(off)).toEqual([]);
    await env.DB.prepare("DELETE FROM worker_state").run();
    const fresh = new WorkerHarness();
    await sweepAt(fresh, "2026-12-05T13:00:00Z");
    expect(reports(fresh)).toEqual([]);
  });
});
