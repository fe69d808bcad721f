import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { hour, minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { random } from "../support/random.ts";
import { hostilePost } from "./support/hostile-clients.ts";
import { rows, type SentMail, WorkerHarness } from "./support/worker-harness.ts";

/** Of simulated time: some of a day shows a broken rule already. */
const hours = Number((env as typeof env & { readonly SIMULATED_HOURS: string }).SIMULATED_HOURS);
const minutes = hours * 60;
/** Genuine leads a minute. */
const rate = 72 / minutes;

test("any traffic stays within the bounds, and genuine leads are named within half an hour", {
  timeout: 300_000,
}, async () => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
  const next = random(1);
  const start = Date.UTC(2026, 10, 21, 0, 0);
  let now = start;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const harness = new WorkerHarness();
  const sent: number[] = [];
  // A mailer that refuses single mails now and then; a refused digest would cost a genuine lead its pause.
  const send = async (mail: SentMail) => {
    sent.push(now);
    if (mail.subject.startsWith("New ") && next() < 0.05) throw new Error("E_INTERNAL_SERVER_ERROR");
    harness.mails.push(mail);
    return { messageId: "sent" };
  };
  Object.assign(harness.env, { MAIL: { send } });
  const genuine: { readonly at: number; readonly reference: string; namedAt?: number }[] = [];
  // The last half hour brings no more, so that all must have been named at its end.
  for (let at = 0; at < minutes; at += 1) {
    now = start + at * minute;
    if (at < minutes - 35) {
      for (let count = Math.floor(next() * 3); count > 0; count -= 1) {
        const { body, headers } = hostilePost(next);
        await harness.accepted(body, headers);
      }
      if (next() < rate) {
        const body = { ...message, email: `g${at}@example.com`, body: `May I study? ${at}` };
        const headers = { "CF-Connecting-IP": `172.${at % 200}.${at % 250}.7` };
        genuine.push({ at: now, reference: await harness.accepted(body, headers) });
      }
    }
    // The queue is out of order for some hours.
    if (at % (minutes / 3) < (minutes / 3) * 0.8) await harness.deliver();
    else harness.queued.length = 0;
    await harness.sweep();
    const { mailed } = harness;
    for (const lead of genuine) if (mailed.includes(lead.reference)) lead.namedAt ??= now;
  }
  const inWindow = (span: number) =>
    Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + span).length));
  const late = genuine.map(({ at, namedAt = Number.POSITIVE_INFINITY }) => namedAt - at);
  expect(genuine.length).toBeGreaterThan(30);
  expect(sent.length).toBeLessThanOrEqual(Math.min(200, hours * (20 + 4 + 1)));
  expect(inWindow(hour)).toBeLessThanOrEqual(20 + 4 + 1);
  expect(Math.max(...late)).toBeLessThanOrEqual(30 * minute);
  expect(await rows("sent_mails")).toHaveLength(sent.length);
});
