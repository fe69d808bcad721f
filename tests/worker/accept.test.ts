import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Desk, newClient, type Reply, rows } from "./support/desk.ts";
import { fullAssessment, message } from "./support/filled.ts";

const key = "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b";
const other = { ...message, body: "I made a typing error before." };

afterEach(() => vi.useRealTimers());

test("an accepted message is one row with its answers", async () => {
  await new Desk().accepted(message);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  const { type: _, ...answers } = message;
  expect(JSON.parse(String(row?.answers))).toEqual(answers);
  expect(row?.state).toBe("accepted");
});

test("a lead costs two rows on arrival and two more until it is mailed, and one queue message", async () => {
  const desk = new Desk();
  let written = 0;
  const counting = Object.create(env.DB, {
    prepare: { value: (sql: string) => env.DB.prepare(sql) },
    batch: {
      value: async (statements: D1PreparedStatement[]) => {
        const results = await env.DB.batch(statements);
        for (const { meta } of results) written += meta.rows_written ?? 0;
        return results;
      },
    },
  }) as D1Database;
  Object.assign(desk.env, { DB: counting });
  await desk.accepted(fullAssessment);
  expect(written).toBe(2);
  expect(desk.queued).toHaveLength(1);
  await desk.deliver();
  // The claim goes through the batch; the mark is a statement of one row.
  expect(written).toBe(3);
  expect(desk.mails).toHaveLength(1);
});

describe("one lead, one row", () => {
  test("a repeat under the same key gets the first answer again", async () => {
    const desk = new Desk();
    const first = await desk.post(message, { "idempotency-key": key });
    const second = await desk.post(message, { "idempotency-key": key });
    expect(second.reply).toEqual(first.reply);
    expect(await rows()).toHaveLength(1);
    expect(desk.queued).toHaveLength(1);
  });

  test("ten parallel posts under one key are one row, one reference and one mail", async () => {
    const desk = new Desk();
    const posts = Array.from({ length: 10 }, () => desk.accepted(message, { "idempotency-key": key }));
    expect(new Set(await Promise.all(posts)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await desk.deliver();
    await desk.sweep();
    expect(desk.mails).toHaveLength(1);
  });

  test.each([undefined, "", "x", "💥".repeat(3), "a".repeat(500), "two words"])(
    "with the key %o the answers themselves are the key",
    async (bad) => {
      const desk = new Desk();
      const headers: Record<string, string> = bad === undefined ? {} : { "idempotency-key": encodeURI(bad) };
      const first = await desk.accepted(message, headers);
      expect(await desk.accepted(message, headers)).toBe(first);
      expect(await desk.accepted(other, headers)).not.toBe(first);
      expect(await rows()).toHaveLength(2);
    },
  );

  test("the same answers in other spelling of numbers and spaces are the same lead", async () => {
    const desk = new Desk();
    const first = await desk.accepted(fullAssessment);
    const spelled = {
      ...fullAssessment,
      age: "34",
      phone: "+1 (604) 555-0142",
      firstName: "  Ana ",
      dependentAge: "3;7",
    };
    expect(await desk.accepted(spelled)).toBe(first);
  });

  test.each([
    ["ten minutes less a second", 599, 1],
    ["eleven minutes", 660, 2],
  ])("without a key the same answers after %s are %i s later %i rows", async (_, seconds, count) => {
    const desk = new Desk();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 7, 30) });
    const first = await desk.accepted(message);
    vi.setSystemTime(Date.now() + seconds * 1000);
    const second = await desk.accepted(message);
    expect(second === first).toBe(count === 1);
    expect(await rows()).toHaveLength(count);
  });

  test("under a key the same answers are the same lead a month later", async () => {
    const desk = new Desk();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const first = await desk.accepted(message, { "idempotency-key": key });
    vi.setSystemTime(Date.UTC(2026, 11, 21));
    expect(await desk.accepted(message, { "idempotency-key": key })).toBe(first);
  });

  test("a validation error does not burn the key", async () => {
    const desk = new Desk();
    expect((await desk.post({ ...message, email: "" }, { "idempotency-key": key })).status).toBe(422);
    expect((await desk.post(message, { "idempotency-key": key })).status).toBe(200);
  });
});

describe("other answers under the same key", () => {
  test("are stored as a correction of the first, and say so in their mail", async () => {
    const desk = new Desk();
    const first = await desk.accepted(message, { "idempotency-key": key });
    const second = await desk.accepted(other, { "idempotency-key": key });
    const third = await desk.accepted({ ...message, phone: "+442079460958" }, { "idempotency-key": key });
    const stored = await rows();
    expect(stored).toHaveLength(3);
    expect(stored.find(({ reference }) => reference === second)?.corrects).toBe(first);
    expect(stored.find(({ reference }) => reference === third)?.corrects).toBe(first);
    await desk.deliver();
    const mail = desk.mails.find(({ subject }) => subject.includes(second));
    expect(mail?.subject).toBe(`Corrected contact message ${second}`);
    expect(mail?.text).toMatch(new RegExp(`Corrects +${first}`));
    const thread = desk.mails.find(({ subject }) => subject.includes(first))?.headers.References;
    expect(mail?.headers.References).toBe(thread);
  });

  test("under another form are another lead", async () => {
    const desk = new Desk();
    await desk.accepted(message, { "idempotency-key": key });
    await desk.accepted(fullAssessment, { "idempotency-key": key });
    expect((await rows()).map(({ corrects }) => corrects)).toEqual([null, null]);
  });
});

describe("when the database fails", () => {
  const failing = (failures: number): D1Database => {
    let left = failures;
    return Object.create(env.DB, {
      prepare: { value: (sql: string) => env.DB.prepare(sql) },
      batch: {
        value: async (statements: D1PreparedStatement[]) => {
          left -= 1;
          if (left >= 0) throw new Error("D1_ERROR: down");
          return env.DB.batch(statements);
        },
      },
    }) as D1Database;
  };

  test("two failures are tried over", async () => {
    const desk = new Desk({ DB: failing(2) });
    await desk.accepted(message);
    expect(await rows()).toHaveLength(1);
    expect(desk.queued).toHaveLength(1);
  });

  test("an error after the row was written makes no second row, and its mail goes once", async () => {
    let failures = 1;
    const forgetful = Object.create(env.DB, {
      prepare: { value: (sql: string) => env.DB.prepare(sql) },
      batch: {
        value: async (statements: D1PreparedStatement[]) => {
          const results = await env.DB.batch(statements);
          failures -= 1;
          if (failures >= 0) throw new Error("D1_ERROR: connection lost");
          return results;
        },
      },
    }) as D1Database;
    const desk = new Desk({ DB: forgetful });
    const reference = await desk.accepted(message);
    await desk.deliver();
    await desk.sweep();
    expect((await rows()).map((row) => row.reference)).toEqual([reference]);
    expect(desk.mails).toHaveLength(1);
  });

  test("an outage puts the whole lead on the queue, and repeats keep their reference", async () => {
    const down = new Desk({ DB: failing(Number.POSITIVE_INFINITY) });
    const reference = await down.accepted(message, { "idempotency-key": key });
    expect(await down.accepted(message, { "idempotency-key": key })).toBe(reference);
    expect(await rows()).toEqual([]);
    const up = new Desk();
    await up.consume(down.queued);
    expect((await rows()).map((row) => row.reference)).toEqual([reference]);
    expect(up.mails.map(({ subject }) => subject)).toEqual([`New contact message ${reference}`]);
  });

  test("a database that hangs is given up after two seconds", async () => {
    const hanging = Object.create(env.DB, {
      prepare: { value: (sql: string) => env.DB.prepare(sql) },
      batch: { value: () => new Promise(() => undefined) },
    }) as D1Database;
    const desk = new Desk({ DB: hanging });
    const began = Date.now();
    await desk.accepted(message);
    expect(Date.now() - began).toBeLessThan(4000);
    expect(desk.queued).toHaveLength(1);
  });

  test("with the queue down too the answer is 503 and nothing is promised", async () => {
    const desk = new Desk({
      DB: failing(Number.POSITIVE_INFINITY),
      LEADS: { send: () => Promise.reject(new Error("down")) } as never,
    });
    const { status, headers, reply } = await desk.post(message);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("60");
    expect(reply.error?.param).toBe("form");
  });
});

test("with the queue down for an hour each lead is mailed by the next minute's sweep", async () => {
  const desk = new Desk({ LEADS: { send: () => Promise.reject(new Error("down")) } as never });
  for (let minute = 1; minute <= 60; minute += 4) {
    const reference = await desk.accepted({ ...message, body: `Asked in minute ${minute}` });
    await desk.sweep(minute * 60_000);
    expect(desk.mails.at(-1)?.subject).toBe(`New contact message ${reference}`);
  }
  expect(desk.mails).toHaveLength(15);
});

test("through the real queue a post becomes a row and its notification is marked as sent", async () => {
  const answer = await (exports as unknown as { default: Fetcher }).default.fetch(
    "https://www.example.com/api/contact",
    {
      method: "POST",
      headers: { "content-type": "application/json", "CF-Connecting-IP": newClient() },
      body: JSON.stringify(message),
    },
  );
  const { reference } = (await answer.json()) as Reply;
  await expect
    .poll(async () => (await rows("notifications"))[0], { timeout: 8000 })
    .toMatchObject({ reference, channel: "mail", sent_at: expect.any(Number) });
});
