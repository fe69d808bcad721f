import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { Desk, rows } from "./support/desk.ts";
import { message } from "./support/filled.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function acceptMany(desk: Desk, count: number, from = 0): Promise<string[]> {
  const references: string[] = [];
  for (let at = from; at < from + count; at += 1) {
    references.push(await desk.accepted({ ...message, body: `Question number ${at}` }));
  }
  return references;
}

describe("the inbox is bounded", () => {
  test("twenty mails an hour are instant, the rest comes in one digest that names each lead", async () => {
    const desk = new Desk();
    const references = await acceptMany(desk, 45);
    await desk.deliver();
    expect(desk.mails).toHaveLength(20);
    await desk.sweep();
    expect(desk.mails).toHaveLength(21);
    const [digest] = desk.mails.slice(-1);
    expect(digest?.subject).toBe("25 new leads");
    const told = desk.mails.map(({ subject, text }) => subject + text).join();
    for (const reference of references) expect(told).toContain(reference);
    expect(await rows("notifications")).toHaveLength(21);
  });

  test("a digest comes at most each quarter of an hour", async () => {
    const desk = new Desk();
    await acceptMany(desk, 21);
    await desk.deliver();
    await desk.sweep();
    await acceptMany(desk, 2, 100);
    await desk.sweep(minute);
    await desk.sweep(14 * minute);
    expect(desk.mails).toHaveLength(21);
    await desk.sweep(15 * minute);
    expect(desk.mails.slice(21).map(({ subject }) => subject)).toEqual(["2 new leads"]);
  });

  test("an hour later mails are instant again", async () => {
    const desk = new Desk();
    await acceptMany(desk, 20);
    await desk.deliver();
    const [reference] = await acceptMany(desk, 1, 100);
    await env.DB.prepare("UPDATE notifications SET sent_at = sent_at - ?").bind(hour).run();
    await desk.sweep(minute);
    expect(desk.mails.at(-1)?.subject).toBe(`New contact message ${reference}`);
  });

  test("after a day's mails one notice says so, and the leads wait for the next day", async () => {
    const desk = new Desk({ MAIL_PER_HOUR: "1000" });
    await acceptMany(desk, 130);
    await desk.deliver();
    expect(desk.mails).toHaveLength(80);
    for (let at = 0; at < 60; at += 1) {
      await desk.sweep(at * 16 * minute);
      if (at < 40) await acceptMany(desk, 1, 1000 + at);
    }
    const day1 = desk.mails.length;
    expect(day1).toBeLessThanOrEqual(101);
    const notices = desk.mails.filter(({ subject }) => subject === "No more mails today");
    expect(notices.length).toBeGreaterThanOrEqual(1);
    await desk.sweep(2 * day);
    expect(
      await env.DB.prepare("SELECT 1 FROM notifications WHERE sent_at IS NULL AND kind <> 'daily'").first(),
    ).toBeNull();
  });

  test("ten thousand leads in an hour are ten thousand rows and at most 24 mails", async () => {
    const desk = new Desk();
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
    for (let at = 0; at < 60; at += 1) await desk.sweep(at * minute);
    expect(desk.mails.length).toBeLessThanOrEqual(24);
    await desk.sweep(hour);
    await desk.sweep(76 * minute);
    expect(await rows()).toHaveLength(10_000);
    const told = desk.mails.map(({ subject, text }) => subject + text).join();
    const references = (await rows()).map(({ reference }) => String(reference));
    expect(references.filter((reference) => !told.includes(reference))).toEqual([]);
  });
});

describe("a mail that fails", () => {
  test("is tried again with growing pauses until it goes, once", async () => {
    let failures = 3;
    const desk = new Desk();
    const mails = desk.env.MAIL as SendEmail;
    const flaky = {
      send: async (mail: never) => {
        failures -= 1;
        if (failures >= 0) throw new Error("E_RATE_LIMIT_EXCEEDED");
        return mails.send(mail);
      },
    } as SendEmail;
    Object.assign(desk.env, { MAIL: flaky });
    const reference = await desk.accepted(message);
    await desk.deliver();
    const [row] = await rows("notifications");
    expect(row).toMatchObject({ tries: 1, error: "E_RATE_LIMIT_EXCEEDED", sent_at: null, lease_until: 0 });
    await desk.sweep(10_000);
    expect(failures).toBe(2);
    for (let at = 2; at < 12; at += 1) await desk.sweep(at * minute);
    expect(desk.mails.map(({ subject }) => subject)).toEqual([`New contact message ${reference}`]);
  });

  test("is held for sent only when a mailer that answers early has had its time", async () => {
    const pauses: number[] = [];
    vi.spyOn(scheduler, "wait").mockImplementation(async (pause) => {
      pauses.push(pause);
      expect((await rows("notifications"))[0]?.sent_at).toBeNull();
    });
    const desk = new Desk({ MAIL_SETTLE_MS: "300" });
    await desk.accepted(message);
    await desk.deliver();
    expect(pauses).toEqual([300]);
    expect((await rows("notifications"))[0]?.sent_at).not.toBeNull();
  });

  test("leaves the webhook alone", async () => {
    const desk = new Desk({
      MAIL: { send: () => Promise.reject(new Error("down")) } as unknown as SendEmail,
    });
    await desk.accepted(message);
    await desk.deliver();
    expect(await rows()).toHaveLength(1);
  });
});

describe("a claim", () => {
  test("keeps others from sending while it lasts, and ends with its lease", async () => {
    const desk = new Desk();
    await desk.accepted(message);
    const crashed = new Desk({ MAIL: { send: () => new Promise(() => undefined) } as unknown as SendEmail });
    void crashed.consume(desk.queued);
    await expect.poll(async () => (await rows("notifications"))[0]?.lease_until).toBeGreaterThan(0);
    await desk.deliver();
    await desk.sweep(minute);
    expect(desk.mails).toEqual([]);
    await desk.sweep(3 * minute);
    expect(desk.mails).toHaveLength(1);
  });

  test("is made once when consumer and sweep meet", async () => {
    const desk = new Desk();
    await acceptMany(desk, 5);
    const queued = [...desk.queued];
    await Promise.all([desk.consume(queued), desk.sweep(), desk.consume(queued), desk.sweep()]);
    expect(desk.mails).toHaveLength(5);
  });
});

describe("what is not configured is not tried", () => {
  test.each([{ MAIL_TO: "" }, { MAIL_FROM: "" }, { MAIL: undefined }])("%o owes no mail", async (change) => {
    const desk = new Desk(change as never);
    await desk.accepted(message);
    await desk.deliver();
    await desk.sweep();
    expect(desk.mails).toEqual([]);
    expect(await rows()).toHaveLength(1);
    expect(await rows("notifications")).toEqual([]);
  });
});

describe("the daily digest", () => {
  const at = (hours: number) => {
    const midnight = Math.floor(Date.now() / day) * day + day;
    return midnight + hours * hour - Date.now();
  };

  test("counts leads, suspects and unsent in the configured hour, once", async () => {
    const desk = new Desk({ DIGEST_HOUR: "14" });
    await desk.accepted(message);
    await desk.deliver();
    const suspect = await desk.accepted({ ...message, body: "Spam", topicCode: "x" });
    desk.mails.length = 0;
    await desk.sweep(at(13));
    expect(desk.mails).toEqual([]);
    await env.DB.prepare("UPDATE leads SET received_at = ?")
      .bind(Date.now() + at(12))
      .run();
    await desk.sweep(at(14));
    await desk.sweep(at(14) + minute);
    expect(desk.mails).toHaveLength(1);
    const [{ subject, text } = { subject: "", text: "" }] = desk.mails;
    expect(subject).toMatch(/^Daily digest \d{4}-\d\d-\d\d$/);
    expect(text).toMatch(/Leads +1\n/);
    expect(text).toMatch(/Suspects +1\n/);
    expect(text).toMatch(/Unsent for over an hour +0/);
    expect(text).toContain(suspect);
    expect(text).toContain("honeypot");
  });

  test("is not sent when there is nothing to say, or when it is switched off", async () => {
    const quiet = new Desk({ DIGEST_HOUR: "14" });
    await quiet.sweep(at(14));
    const off = new Desk({ DIGEST_HOUR: "" });
    await off.accepted(message);
    await off.deliver();
    off.mails.length = 0;
    for (let hours = 0; hours < 24; hours += 1) await off.sweep(at(hours));
    expect([...quiet.mails, ...off.mails]).toEqual([]);
  });
});

describe("retention", () => {
  test("leads go after their days, suspects sooner, and what is owed for them too", async () => {
    const desk = new Desk({ LEADS_KEPT_DAYS: "365", SUSPECTS_KEPT_DAYS: "30" });
    const [old, young] = await acceptMany(desk, 2);
    const suspect = await desk.accepted({ ...message, body: "Spam", topicCode: "x" });
    await env.DB.prepare("UPDATE leads SET received_at = received_at - ?1 WHERE reference = ?2")
      .bind(366 * day, old)
      .run();
    await env.DB.prepare("UPDATE leads SET received_at = received_at - ?1 WHERE reference = ?2")
      .bind(31 * day, suspect)
      .run();
    await desk.deliver();
    await desk.sweep();
    expect((await rows()).map(({ reference }) => reference)).toEqual([young]);
  });

  test("0 days keeps them for good", async () => {
    const desk = new Desk({ LEADS_KEPT_DAYS: "0", SUSPECTS_KEPT_DAYS: "0" });
    await acceptMany(desk, 2);
    await env.DB.prepare("UPDATE leads SET received_at = 1000").run();
    await desk.sweep();
    expect(await rows()).toHaveLength(2);
  });
});
