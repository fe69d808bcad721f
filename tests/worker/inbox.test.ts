import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { clientOf, networkOfClient } from "../../worker/intake/client.ts";
import { claimSystemMail } from "../../worker/leads/mail-claims.ts";
import { countTestPost } from "../../worker/leads/test-posts.ts";
import { systemMailPause } from "../../worker/outbox/policy.ts";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { storeLeads } from "./support/store-leads.ts";
import {
  client,
  hook,
  query,
  rows,
  storedLeads,
  storedReferences,
  suspect,
  WorkerHarness,
  watchFetch,
} from "./support/worker-harness.ts";

describe("the inbox is bounded", () => {
  test("twenty mails an hour are instant, the rest comes in one digest that names each lead", async () => {
    const harness = new WorkerHarness();
    const references = await harness.acceptMany(45);
    await harness.deliver();
    expect(harness.mails).toHaveLength(20);
    await harness.sweep();
    expect(harness.subjects.slice(20)).toEqual(["25 new leads"]);
    for (const reference of references) expect(harness.mailed).toContain(reference);
    expect(await rows("notifications")).toEqual([]);
    expect(await rows("sent_mails")).toHaveLength(21);
  });

  test("a digest comes at most each quarter of an hour, also where it was refused", async () => {
    const harness = new WorkerHarness({ MAIL_PER_HOUR: "0" });
    for (const count of [1, 2]) {
      await harness.acceptMany(count);
      await harness.deliver();
      await harness.sweep(count * minute);
    }
    await harness.sweep(15 * minute);
    expect(harness.subjects).toEqual(["1 new lead"]);
    harness.mailFault = "E_DELIVERY_FAILED";
    for (const at of [16, 17]) await harness.sweep(at * minute);
    expect(await rows("sent_mails")).toHaveLength(2);
    harness.mailFault = undefined;
    await harness.sweep(31 * minute);
    expect(harness.subjects.slice(1)).toEqual(["2 new leads"]);
  });

  test.each([
    [{ MAIL_PER_HOUR: "2" }, hour],
    [{ MAIL_PER_DAY: "122" }, day],
  ])("the bound %o is full for %i ms", async (settings, span) => {
    const harness = new WorkerHarness(settings);
    for (const [passed, count] of [
      [0, 2],
      [span - minute, 2],
      [minute, 4],
    ] as const) {
      await query("UPDATE sent_mails SET at = at - ?", passed);
      await harness.acceptMany(3);
      await harness.deliver();
      expect(harness.mails).toHaveLength(count);
    }
  });

  test("ten thousand leads in an hour are ten thousand rows, at most 24 mails, and none forgotten", {
    timeout: 120_000,
  }, async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    await storeLeads(10_000, {
      receivedAt: "?3 + i * 360",
      dueAt: "received_at",
      answers: { fullName: "Ana" },
    });
    // Each is due as a mail of its own, which only the bound turns into a line of a digest.
    await query("UPDATE notifications SET timing = 'instant'");
    for (let at = 0; at < 60; at += 1) await harness.sweep(at * minute);
    expect(harness.mails.length).toBeLessThanOrEqual(24);
    const named = new Set(harness.mailed.match(/EM-\d{10}/g));
    const waiting = (await rows("notifications")).map(({ lead }) => String(lead));
    expect(named.size).toBeGreaterThan(600);
    expect(new Set([...named, ...waiting]).size).toBe(10_000);
    expect(harness.mails.at(-1)?.text).toContain(
      "And more than 800 others, which the next e-mails will list",
    );
  });
});

describe("a client's network", () => {
  const open = { DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "1000" };
  test.each<[string, (at: number) => string]>([
    ["a /24", (at) => `203.0.113.${at}`],
    ["a /48", (at) => `2001:db8:1:${(at * 256).toString(16)}::1`],
  ])("of %s has a tenth of the day's single mails, and others theirs", async (_, addressOf) => {
    const harness = new WorkerHarness(open);
    await harness.sweep();
    for (let at = 0; at < 20; at += 1) {
      const headers = { ...client(addressOf(at)), origin: "https://partner.example" };
      await harness.lead({ email: `f${at}@example.com` }, headers);
    }
    await harness.deliver();
    expect(harness.mails).toHaveLength(8);
    const other = await harness.lead();
    await harness.deliver();
    expect(harness.mails.at(-1)?.subject).toBe(`New contact message ${other}`);
  });

  test.each([
    ["198.51.100.7", "198.51.100.7", "198.51.100.0/24"],
    ["::ffff:198.51.100.7", "198.51.100.7", "198.51.100.0/24"],
    ["2001:DB8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["2001:0db8:0:00a1:5::", "2001:db8:0:a1::/64", "2001:db8:0::/48"],
    ["1::2:3:4:5:6:7", "1:0:2:3::/64", "1:0:2::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ])("of the address %s is found, however it is written", (address, one, network) => {
    expect([clientOf(address), networkOfClient(address)]).toEqual([one, network]);
  });

  test("is stored as a hash alone, which cannot be made again after the day's salt is gone", async () => {
    const harness = new WorkerHarness(open);
    await harness.sweep();
    await harness.lead({}, client("203.0.113.9"));
    const salt = () => query("SELECT value FROM worker_state WHERE name = 'network salt'");
    const before = await salt();
    const [row] = await rows("notifications");
    expect(JSON.stringify([await storedLeads(), row])).not.toContain("203.0.113");
    expect(row?.network_hash).toMatch(/^[\w-]{8}$/);
    await harness.sweep(23 * hour);
    expect(await salt()).toEqual(before);
    await harness.sweep(25 * hour);
    expect(await salt()).not.toEqual(before);
  });
});

test("a mail that fails goes with the next digest, once, and leaves the webhook alone", async () => {
  const calls = watchFetch();
  const harness = new WorkerHarness({ ...hook, DAILY_MAIL_HOUR: "" });
  harness.mailFault = "E_RATE_LIMIT_EXCEEDED";
  const reference = await harness.delivered();
  expect(calls.map(({ body }) => body.includes(reference))).toEqual([true]);
  expect(await rows("notifications")).toMatchObject([{ tries: 1, error: harness.mailFault }]);
  harness.mailFault = undefined;
  for (let at = 0; at < 60; at += 1) await harness.sweep(at * minute);
  expect(harness.subjects).toEqual(["1 new lead"]);
  expect(harness.mailed).toContain(reference);
});

describe("a claim", () => {
  test.each([
    ["of a message", 0],
    ["of a cron that comes late", -10],
  ])("%s keeps others from sending while it lasts, and ends with its lease", async (_, late) => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    await harness.lead();
    const crash = Promise.withResolvers<never>();
    const crashed = new WorkerHarness({ MAIL: { send: () => crash.promise } as unknown as SendEmail });
    const crashing = late ? crashed.sweep(late * minute) : crashed.consume(harness.queued);
    await expect.poll(async () => (await rows("notifications"))[0]?.tries).toBe(1);
    await harness.deliver();
    await harness.sweep(minute);
    expect(harness.mails).toEqual([]);
    await harness.sweep(3 * minute);
    expect(harness.mails).toHaveLength(1);
    // What may have been sent counts, although nobody knows.
    expect(await rows("sent_mails")).toHaveLength(2);
    crash.reject(new Error("gone"));
    await crashing;
  });

  test("that is never marked is made again and again, then once a day, and reported", {
    timeout: 60_000,
  }, async () => {
    vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    harness.failStatements(/^UPDATE leads SET history/);
    const reference = await harness.lead();
    const named = () => harness.mails.filter(({ text }) => text.includes(reference)).length;
    for (let at = 0; at < 120; at += 5) await harness.sweep(at * minute);
    expect(named()).toBe(5);
    for (let at = 2; at < 20; at += 2) await harness.sweep(at * hour);
    expect(named()).toBe(5);
    expect(harness.subjects).toContain("An e-mail may have been sent several times");
  });
});

test.each([{ MAIL_TO: "" }, { MAIL_FROM: "" }, { MAIL: undefined }])(
  "%o makes no mail due",
  async (change) => {
    const harness = new WorkerHarness(change as never);
    const reference = await harness.delivered();
    await harness.sweep();
    expect([harness.mails, await rows("notifications")]).toEqual([[], []]);
    expect(await storedReferences()).toEqual([reference]);
  },
);

describe("the daily mail", () => {
  const at = (hours: number) => {
    const midnight = Math.floor(Date.now() / day) * day + day;
    return midnight + hours * hour - Date.now();
  };
  const daily14 = { DAILY_MAIL_HOUR: "14", TIME_ZONE: "UTC" };

  test("counts leads and suspects from the configured hour on, once", async () => {
    const harness = new WorkerHarness(daily14);
    await harness.delivered();
    const held = await harness.lead({ topicCode: "x", body: "Buy this" });
    await harness.sweep(at(13));
    expect(harness.dailies).toEqual([]);
    await harness.sweep(at(14));
    await harness.sweep(at(14) + minute);
    const text = expect.stringMatching(new RegExp(`${held}.*> Buy this`, "s"));
    const subject = "Daily: 1 to contact, 1 new, 1 possible spam";
    expect(harness.dailies).toMatchObject([{ subject, text }]);
  });

  test.each([
    ["winter", "2027-02-01T11:00Z", "2027-02-02T10:59Z", "2027-02-02T11:00Z"],
    ["summer", "2027-07-01T10:00Z", "2027-07-02T09:59Z", "2027-07-02T10:00Z"],
  ])("comes on the clock of the firm, in %s", async (_, before, early, due) => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "6", TIME_ZONE: "America/Toronto" });
    const sweepAt = (utc: string) => harness.sweep(Date.parse(utc) - Date.now());
    for (const utc of [before, early]) await sweepAt(utc);
    expect(harness.dailies).toHaveLength(1);
    await sweepAt(due);
    expect(harness.dailies).toHaveLength(2);
  });

  test("does not come on a day whose clock skips its hour", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "2", TIME_ZONE: "America/Toronto" });
    for (const [utc, count] of [
      ["2027-03-13T07:00Z", 1],
      ["2027-03-14T20:00Z", 1],
      ["2027-03-15T06:00Z", 2],
    ] as const) {
      await harness.sweep(Date.parse(utc) - Date.now());
      expect(harness.dailies).toHaveLength(count);
    }
  });

  test("counts posts in test mode by partner, and those of made-up origins as a number, once", async () => {
    const harness = new WorkerHarness(daily14);
    const madeUp = Array.from({ length: 60 }, (_, at) => `https://made-up-${at}.example`);
    for (const origin of [...madeUp, "Call +1 900 now"])
      await harness.post({ ...message, test: true }, { origin });
    await harness.post({ ...message, test: true });
    const origin = "https://left-in-test.example";
    for (const _ of [1, 2]) await countTestPost(env.DB, origin, Date.now(), [{ origin }]);
    await harness.sweep(at(14));
    await harness.sweep(at(14) + day);
    const [counted, after] = harness.dailies.map(({ text }) => text.match(/In test mode.*/g) ?? []);
    expect(counted).toEqual([
      `In test mode, not stored: 2 from ${origin}`,
      "In test mode, not stored: 61 from pages that are not on your list of partners",
    ]);
    expect(after).toEqual([]);
  });

  test("comes on empty days, and later the same day when the cron was silent for its hour", async () => {
    const harness = new WorkerHarness(daily14);
    for (const [hours, count] of [
      [10, 0],
      [19.5, 1],
      [24 + 13.9, 1],
      [24 + 14, 2],
    ] as const) {
      await harness.sweep(at(hours));
      expect(harness.dailies).toHaveLength(count);
    }
  });

  test("does not come when it is switched off", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    for (let hours = 0; hours < 24; hours += 1) await harness.sweep(at(hours));
    expect(harness.mails).toEqual([]);
  });

  test("comes once after days of refused mail, and counts what could not be sent", async () => {
    const harness = new WorkerHarness(daily14);
    harness.mailFault = "E_DELIVERY_FAILED";
    await harness.acceptMany(2);
    await harness.deliver();
    for (let hours = 0; hours < 7 * 24; hours += 7) await harness.sweep(at(hours));
    harness.mailFault = undefined;
    for (let hours = 7 * 24; hours < 7 * 24 + 12; hours += 2) await harness.sweep(at(hours));
    const text = expect.stringContaining("Unsent for over an hour: 2;");
    expect(harness.dailies).toMatchObject([{ text }]);
  });
});

describe("retention", () => {
  test("leads go after their days, suspects sooner", async () => {
    const harness = new WorkerHarness({ LEADS_KEPT_DAYS: "365", SUSPECTS_KEPT_DAYS: "30" });
    const [old, young] = await harness.acceptMany(2);
    const held = await harness.accepted(suspect);
    const age = (days: number, reference = "") =>
      query("UPDATE leads SET received_at = received_at - ? WHERE reference = ?", days * day, reference);
    await age(366, old);
    await age(31, held);
    await query("DELETE FROM notifications");
    await harness.sweep();
    expect(await storedReferences()).toEqual([young]);
  });

  test.each(["0", "", "1e1", undefined])("%j days keeps them permanently", async (days) => {
    const harness = new WorkerHarness({ LEADS_KEPT_DAYS: days, SUSPECTS_KEPT_DAYS: days } as never);
    const references = [await harness.accepted(suspect), await harness.lead()];
    await query("UPDATE leads SET received_at = 1000");
    await harness.sweep();
    expect(await storedReferences()).toEqual(references);
  });
});

test("of the daily mail and alerts one is tried in an hour, and each try is counted", async () => {
  await query(`INSERT INTO notifications (id, channel, subject, name, at, due_at)
     VALUES ('daily', 'mail', 'system', 'daily', 0, 0), ('late-lead', 'mail', 'system', 'late-lead', 0, 0)`);
  const claim = (id: string, now: number) => claimSystemMail(env.DB, id, systemMailPause, now);
  expect(await claim("daily", hour)).toEqual({ tries: 1 });
  expect(await claim("late-lead", hour + minute)).toBeUndefined();
  expect(await claim("late-lead", 2 * hour)).toEqual({ tries: 1 });
  expect(await rows("sent_mails")).toHaveLength(2);
});
