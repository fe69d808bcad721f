import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { deleteExpired } from "../../worker/leads/retention.ts";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function acceptMany(harness: WorkerHarness, count: number, from = 0): Promise<string[]> {
  const references: string[] = [];
  for (let at = from; at < from + count; at += 1) {
    references.push(await harness.accepted({ ...message, body: `Question number ${at}` }));
  }
  return references;
}

describe("the inbox is bounded", () => {
  test("twenty mails an hour are instant, the rest comes in one digest that names each lead", async () => {
    const harness = new WorkerHarness();
    const references = await acceptMany(harness, 45);
    await harness.deliver();
    expect(harness.mails).toHaveLength(20);
    await harness.sweep();
    expect(harness.mails).toHaveLength(21);
    const [digest] = harness.mails.slice(-1);
    expect(digest?.subject).toBe("25 new leads");
    const told = harness.mails.map(({ subject, text }) => subject + text).join();
    for (const reference of references) expect(told).toContain(reference);
    expect(await rows("notifications")).toHaveLength(21);
  });

  test("a digest comes at most each quarter of an hour", async () => {
    const harness = new WorkerHarness();
    await acceptMany(harness, 21);
    await harness.deliver();
    await harness.sweep();
    await acceptMany(harness, 2, 100);
    await harness.sweep(minute);
    await harness.sweep(14 * minute);
    expect(harness.mails).toHaveLength(21);
    await harness.sweep(15 * minute);
    expect(harness.mails.slice(21).map(({ subject }) => subject)).toEqual(["2 new leads"]);
  });

  test("an hour later mails are instant again", async () => {
    const harness = new WorkerHarness();
    await acceptMany(harness, 20);
    await harness.deliver();
    const [reference] = await acceptMany(harness, 1, 100);
    await env.DB.prepare("UPDATE notifications SET sent_at = sent_at - ?").bind(hour).run();
    await harness.sweep(minute);
    expect(harness.mails.at(-1)?.subject).toBe(`New contact message ${reference}`);
  });

  test("once single mails have used up their share one notice says so, and digests bring the rest", async () => {
    const harness = new WorkerHarness({ MAIL_PER_HOUR: "1000" });
    await acceptMany(harness, 130);
    await harness.deliver();
    expect(harness.mails).toHaveLength(80);
    // Until shortly before midnight, for the notice is one a date.
    for (let at = 0; at < 55; at += 1) {
      await harness.sweep(at * 16 * minute);
      if (at < 40) await acceptMany(harness, 1, 1000 + at);
    }
    expect(harness.mails.length).toBeLessThanOrEqual(101);
    const notices = harness.mails.filter(({ subject }) => subject === "No more single mails today");
    expect(notices).toHaveLength(1);
    const unsent = env.DB.prepare("SELECT 1 FROM notifications WHERE sent_at IS NULL AND about = 'lead'");
    expect(await unsent.first()).toBeNull();
  });

  test("ten thousand leads in an hour are ten thousand rows, at most 24 mails, and all others still owed", async () => {
    const harness = new WorkerHarness();
    const began = Date.now();
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
       INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at)
       SELECT printf('EM-%010d', i), i, i, 'contact', '{"fullName":"Ana"}', '{}', 'accepted', ?1 + i * 360 FROM n`,
    )
      .bind(began)
      .run();
    await env.DB.prepare(
      "INSERT INTO notifications (reference, channel, kind, due_at) SELECT reference, 'mail', 'instant', received_at FROM leads",
    ).run();
    for (let at = 0; at < 60; at += 1) await harness.sweep(at * minute);
    expect(harness.mails.length).toBeLessThanOrEqual(24);
    expect(await rows()).toHaveLength(10_000);
    const told = harness.mails.map(({ text }) => text).join();
    const unsent = new Set(
      (await rows("notifications"))
        .filter(({ sent_at }) => sent_at === null)
        .map(({ reference }) => String(reference)),
    );
    const references = (await rows()).map(({ reference }) => String(reference));
    const named = references.filter((reference) => told.includes(reference));
    expect(named.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !told.includes(reference) && !unsent.has(reference))).toEqual([]);
  });

  test("digests are less than two hours apart although single mails have used up their share", async () => {
    const harness = new WorkerHarness({ MAIL_PER_HOUR: "1000", DIGEST_HOUR: "" });
    await acceptMany(harness, 80);
    await harness.deliver();
    expect(harness.mails).toHaveLength(80);
    await acceptMany(harness, 1, 1000);
    const times: number[] = [0];
    for (let at = 0; at < 23 * 60; at += 15) {
      harness.mails.length = 0;
      await harness.sweep(at * minute);
      if (harness.mails.some(({ subject }) => subject.endsWith("new lead"))) {
        times.push(at);
        await acceptMany(harness, 1, 2000 + at);
      }
    }
    times.push(23 * 60);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(120);
    expect(times.length).toBeGreaterThan(11);
  });
});

describe("a mail that fails", () => {
  test("is tried again with growing pauses until it goes, once", async () => {
    let failures = 3;
    const harness = new WorkerHarness();
    const mails = harness.env.MAIL as SendEmail;
    const flaky = {
      send: async (mail: never) => {
        failures -= 1;
        if (failures >= 0) throw new Error("E_RATE_LIMIT_EXCEEDED");
        return mails.send(mail);
      },
    } as SendEmail;
    Object.assign(harness.env, { MAIL: flaky });
    const reference = await harness.accepted(message);
    await harness.deliver();
    const [row] = await rows("notifications");
    expect(row).toMatchObject({ tries: 1, error: "E_RATE_LIMIT_EXCEEDED", sent_at: null, lease_until: 0 });
    await harness.sweep(10_000);
    expect(failures).toBe(2);
    for (let at = 2; at < 12; at += 1) await harness.sweep(at * minute);
    expect(harness.mails.map(({ subject }) => subject)).toEqual([`New contact message ${reference}`]);
  });

  test("leaves the webhook alone", async () => {
    const harness = new WorkerHarness({
      MAIL: { send: () => Promise.reject(new Error("down")) } as unknown as SendEmail,
      WEBHOOK_URL: "https://crm.example/leads",
      WEBHOOK_SECRET: btoa("a secret of twenty-four bytes"),
    });
    const posted: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      posted.push(String(init?.body));
      return new Response(null, { status: 204 });
    });
    const reference = await harness.accepted(message);
    await harness.deliver();
    expect(posted).toEqual([expect.stringContaining(reference)]);
    expect(await rows("notifications")).toMatchObject([{ channel: "mail", sent_at: null, tries: 1 }]);
  });
});

describe("a claim", () => {
  test("keeps others from sending while it lasts, and ends with its lease", async () => {
    const harness = new WorkerHarness();
    await harness.accepted(message);
    const crash = Promise.withResolvers<never>();
    const crashed = new WorkerHarness({
      MAIL: { send: () => crash.promise } as unknown as SendEmail,
    });
    const crashing = crashed.consume(harness.queued);
    await expect.poll(async () => (await rows("notifications"))[0]?.lease_until).toBeGreaterThan(0);
    await harness.deliver();
    await harness.sweep(minute);
    expect(harness.mails).toEqual([]);
    await harness.sweep(3 * minute);
    expect(harness.mails).toHaveLength(1);
    crash.reject(new Error("gone"));
    await crashing;
  });

  test("is made once when consumer and sweep meet", async () => {
    const harness = new WorkerHarness();
    await acceptMany(harness, 5);
    const queued = [...harness.queued];
    await Promise.all([harness.consume(queued), harness.sweep(), harness.consume(queued), harness.sweep()]);
    expect(harness.mails).toHaveLength(5);
  });
});

describe("what is not configured is not tried", () => {
  test.each([{ MAIL_TO: "" }, { MAIL_FROM: "" }, { MAIL: undefined }])(
    "%o makes no mail pending",
    async (change) => {
      const harness = new WorkerHarness(change as never);
      await harness.accepted(message);
      await harness.deliver();
      await harness.sweep();
      expect(harness.mails).toEqual([]);
      expect(await rows()).toHaveLength(1);
      expect(await rows("notifications")).toEqual([]);
    },
  );
});

describe("the daily mail", () => {
  const at = (hours: number) => {
    const midnight = Math.floor(Date.now() / day) * day + day;
    return midnight + hours * hour - Date.now();
  };
  const dailies = ({ mails }: WorkerHarness) => mails.filter(({ subject }) => subject.startsWith("Daily: "));

  test("counts leads, suspects and unsent from the configured hour on, once", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "14" });
    await harness.accepted(message);
    await harness.deliver();
    const suspect = await harness.accepted({ ...message, body: "Buy this", topicCode: "x" });
    await env.DB.prepare("UPDATE notifications SET due_at = due_at + ? WHERE about = 'suspect'")
      .bind(day)
      .run();
    await harness.sweep(at(13));
    expect(dailies(harness)).toEqual([]);
    await harness.sweep(at(14));
    await harness.sweep(at(14) + minute);
    const [daily, ...others] = dailies(harness);
    expect(others).toEqual([]);
    expect(daily?.subject).toBe("Daily: 1 new lead, 1 waiting, 1 perhaps spam");
    expect(daily?.text).toMatch(/Unsent for over an hour +0/);
    expect(daily?.text).toMatch(/Cron +last ran .* before\n/);
    expect(daily?.text).toContain(suspect);
    expect(daily?.text).toContain("> Buy this");
  });

  test("counts what mail has failed for longer than an hour", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "14" });
    const { send } = harness.env.MAIL as SendEmail;
    const picky = async (mail: { readonly subject: string }) => {
      if (mail.subject.startsWith("New ")) throw new Error("E_DELIVERY_FAILED");
      return send(mail as never);
    };
    Object.assign(harness.env, { MAIL: { send: picky } });
    await acceptMany(harness, 2);
    await harness.deliver();
    await harness.sweep(at(14));
    expect(dailies(harness)[0]?.text).toMatch(/Unsent for over an hour +2/);
  });

  test("comes on an empty day too, and not when it is switched off", async () => {
    const quiet = new WorkerHarness({ DIGEST_HOUR: "14" });
    await quiet.sweep(at(14));
    expect(dailies(quiet)).toHaveLength(1);
    const off = new WorkerHarness({ DIGEST_HOUR: "" });
    for (let hours = 24; hours < 48; hours += 1) await off.sweep(at(hours));
    expect(dailies(off)).toEqual([]);
  });

  test("comes later the same day when the cron was silent for its hour, and the next day at its hour again", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "14" });
    await harness.sweep(at(10));
    await harness.sweep(at(19.5));
    expect(dailies(harness)).toHaveLength(1);
    await harness.sweep(at(24 + 13.9));
    expect(dailies(harness)).toHaveLength(1);
    await harness.sweep(at(24 + 14));
    expect(dailies(harness)).toHaveLength(2);
  });

  test("comes once after days of refused mail, not once for each of them", async () => {
    let down = true;
    const harness = new WorkerHarness({ DIGEST_HOUR: "14" });
    const { send } = harness.env.MAIL as SendEmail;
    const flaky = async (mail: never) => {
      if (down) throw new Error("E_DELIVERY_FAILED");
      return send(mail);
    };
    Object.assign(harness.env, { MAIL: { send: flaky } });
    for (let hours = 0; hours < 7 * 24; hours += 7) await harness.sweep(at(hours));
    down = false;
    for (let hours = 7 * 24; hours < 7 * 24 + 12; hours += 2) await harness.sweep(at(hours));
    expect(dailies(harness)).toHaveLength(1);
  });
});

describe("retention", () => {
  test("leads go after their days, suspects sooner, and their notifications too", async () => {
    const harness = new WorkerHarness({ LEADS_KEPT_DAYS: "365", SUSPECTS_KEPT_DAYS: "30" });
    const [old, young] = await acceptMany(harness, 2);
    const suspect = await harness.accepted({ ...message, body: "Spam", topicCode: "x" });
    await env.DB.prepare("UPDATE leads SET received_at = received_at - ?1 WHERE reference = ?2")
      .bind(366 * day, old)
      .run();
    await env.DB.prepare("UPDATE leads SET received_at = received_at - ?1 WHERE reference = ?2")
      .bind(31 * day, suspect)
      .run();
    await harness.deliver();
    await harness.sweep();
    expect((await rows()).map(({ reference }) => reference)).toEqual([young]);
  });

  test("a mail that is owed stays, however long it has been due", async () => {
    const harness = new WorkerHarness();
    const [owed] = await acceptMany(harness, 1);
    await env.DB.prepare("UPDATE notifications SET due_at = due_at - ?1")
      .bind(3 * day)
      .run();
    await deleteExpired(env.DB, { leads: 365, suspects: 30 }, Date.now());
    await harness.sweep();
    expect(harness.mails.map(({ text }) => text).join()).toContain(owed);
  });

  test.each(["0", "", "1y", "365 days", "-1", "1e1", " 30", undefined])(
    "%j days keeps them for good",
    async (days) => {
      const kept = days === undefined ? {} : { LEADS_KEPT_DAYS: days, SUSPECTS_KEPT_DAYS: days };
      const harness = new WorkerHarness();
      const { LEADS_KEPT_DAYS: _, SUSPECTS_KEPT_DAYS: __, ...rest } = harness.env;
      Object.assign(harness, { env: { ...rest, ...kept } });
      await harness.accepted({ ...message, body: "Spam", topicCode: "x" });
      await acceptMany(harness, 1);
      await env.DB.prepare("UPDATE leads SET received_at = 1000").run();
      await harness.sweep();
      expect(await rows()).toHaveLength(2);
    },
  );
});
