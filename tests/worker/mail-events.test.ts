import { expect, test } from "vitest";
import { hour, minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import {
  hook,
  query,
  rows,
  storedLeads,
  suspect,
  WorkerHarness,
  watchFetch,
} from "./support/worker-harness.ts";

/** What the worker reads of an event as Cloudflare's documents show it. */
const mailEvent = (kind: string, messageId = "mail-1", recipient = "Office@example.com") => ({
  type: `cf.email.sending.message.${kind}`,
  payload: { messageId, recipient, bounce: { type: "hard" } },
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

test("after a bounce, the lead is mailed again by itself, and another channel is notified", async () => {
  const { harness, failureCalls, report } = watchedHarness();
  const reference = await harness.delivered();
  await harness.delivered({ ...message, body: "Another question" });
  for (const _ of [1, 2]) expect((await report("bounced")).explicitAcks).toHaveLength(1);
  expect(await query("SELECT id, timing, error FROM notifications WHERE subject = 'lead'")).toEqual([
    { id: reference, timing: "instant", error: "E_BOUNCED" },
  ]);
  expect(failureCalls()).toBe(2);
  expect(await query("SELECT name, channel FROM notifications WHERE subject = 'system'")).toEqual([
    { name: "mail-failing", channel: "webhook" },
  ]);
  await harness.sweep();
  expect(harness.mails.at(-1)?.text).toContain(reference);
  const [lead] = await storedLeads();
  const happened = lead?.history.map(({ what }) => what);
  expect(happened?.filter((what) => what !== "webhook")).toEqual(["mail", "bounced", "mail"]);
});

test("a lead whose text mail servers reject stops no other: after two bounces only its reference is mailed", async () => {
  const { harness, report } = watchedHarness();
  const poison = "A text that mail servers reject";
  const others = ["One question", "Another question"];
  Object.assign(harness.env, { MAIL_PER_HOUR: "0" });
  const [reference = ""] = [await harness.delivered({ ...message, body: poison })];
  for (const body of others) await harness.delivered({ ...message, body });
  await harness.sweep(20 * minute);
  Object.assign(harness.env, { MAIL_PER_HOUR: "20" });
  await report("bounced");
  await harness.sweep(40 * minute);
  // Each lead of the digest has a mail of its own now, of which one bounces.
  const own = harness.mails.slice(1);
  expect(own).toHaveLength(3);
  const guilty = harness.mails.findIndex(({ text }, at) => at > 0 && text.includes(poison));
  await report("bounced", `mail-${guilty + 1}`);
  // The last one is the daily mail.
  for (const at of [60 * minute, 29 * hour]) {
    await harness.sweep(at);
    const text = String(harness.mails.at(-1)?.text);
    expect([text.includes(reference), text.includes(poison)]).toEqual([true, false]);
  }
  const happened = (await storedLeads()).map(({ history }) =>
    history.map(({ what }) => what).filter((what) => what !== "webhook"),
  );
  expect(happened.toSorted((a, b) => a.length - b.length)).toEqual([
    ["mail", "bounced", "mail"],
    ["mail", "bounced", "mail"],
    ["mail", "bounced", "mail", "bounced", "mail"],
  ]);
});

test("a digest that bounced names its leads and suspects once more", async () => {
  const { harness, report } = watchedHarness();
  Object.assign(harness.env, { MAIL_PER_HOUR: "0" });
  await harness.delivered();
  await harness.delivered({ ...suspect, body: "Another question" });
  await harness.sweep(20 * minute);
  expect(await rows("notifications")).toEqual([]);
  await report("bounced");
  const waiting = await query("SELECT name FROM notifications WHERE channel = 'mail' ORDER BY name");
  expect(waiting).toEqual([{ name: "accepted" }, { name: "suspect" }]);
});

test.each([
  ["of a lead that somebody has contacted", "bounced", "office@example.com", true],
  ["that was delivered and complained about", "complained", "office@example.com", false],
  ["to somebody else", "bounced", "visitor@example.com", false],
])("a mail %s is not sent again", async (_, kind, recipient, isContacted) => {
  const { harness, failureCalls, report } = watchedHarness();
  await harness.delivered();
  if (isContacted) await query("UPDATE leads SET contacted_at = 1");
  await report(kind, "mail-1", recipient);
  expect(await query("SELECT id FROM notifications WHERE subject = 'lead' AND channel = 'mail'")).toEqual([]);
  expect(failureCalls()).toBe(recipient.startsWith("office") ? 1 : 0);
});

test("an event that cannot be noted comes again, and one that cannot be read does not", async () => {
  const { harness } = watchedHarness();
  harness.failStatements(/INSERT INTO notifications/);
  const events = [mailEvent("bounced"), { type: "another" }, null];
  const { explicitAcks, retryMessages } = await harness.consume(events, "evermaple-mail-events");
  expect(explicitAcks).toEqual(["message-1", "message-2"]);
  expect(retryMessages).toEqual([{ msgId: "message-0" }]);
  expect(await rows("dead_letters")).toEqual([]);
});
