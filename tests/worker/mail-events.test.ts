import { expect, test } from "vitest";
import { hook, query, rows, WorkerHarness, watchFetch } from "./support/worker-harness.ts";

/** What the worker reads of an event as Cloudflare's documents show it. */
const mailEvent = (kind: string, recipient = "Office@example.com") => ({
  type: `cf.email.sending.message.${kind}`,
  payload: { messageId: "mail-1", recipient, bounce: { type: "hard" } },
});

function watchedHarness() {
  const calls = watchFetch();
  const harness = new WorkerHarness({
    ...hook,
    HEARTBEAT_URL: "https://hc.example/ping",
    MAIL_TO: "office@example.com, jean@example.com",
  });
  const failureCalls = () => calls.filter(({ url }) => url === "https://hc.example/ping/fail").length;
  const report = (...event: Parameters<typeof mailEvent>) =>
    harness.consume([mailEvent(...event)], "evermaple-mail-events");
  return { harness, failureCalls, report };
}

test.each([
  ["bounced", "office@example.com", 1],
  ["complained", "Jean@example.com", 1],
  ["bounced", "visitor@example.com", 0],
])("after a bounce or complaint of the firm's address, another channel is notified: %s %s", async (...of) => {
  const [kind, recipient, times] = of;
  const { harness, failureCalls, report } = watchedHarness();
  await harness.delivered();
  expect((await report(kind, recipient)).explicitAcks).toHaveLength(1);
  expect(failureCalls()).toBe(times);
  expect(
    await query("SELECT name FROM notifications WHERE channel = 'webhook' AND subject = 'system'"),
  ).toEqual(times === 1 ? [{ name: "mail-failing" }] : []);
});

test("an event that cannot be noted comes again, and one that cannot be read does not", async () => {
  const { harness } = watchedHarness();
  harness.failStatements(/worker_state/);
  const events = [mailEvent("bounced"), { type: "another" }, null];
  const { explicitAcks, retryMessages } = await harness.consume(events, "evermaple-mail-events");
  expect(explicitAcks).toEqual(["message-1", "message-2"]);
  expect(retryMessages).toEqual([{ msgId: "message-0" }]);
  expect(await rows("dead_letters")).toEqual([]);
});
