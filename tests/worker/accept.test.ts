import { env, exports } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { fullAssessment, message } from "../support/filled.ts";
import { newClient, type Reply, rows, WorkerHarness } from "./support/worker-harness.ts";

const key = "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b";
const other = { ...message, body: "I made a typing error before." };

test("an accepted message is one row with its answers", async () => {
  await new WorkerHarness().accepted(message);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  const { type: _, ...answers } = message;
  expect(JSON.parse(String(row?.answers))).toEqual(answers);
  expect(row?.state).toBe("accepted");
});

test("a lead costs twelve rows on arrival and six until it is mailed, and one queue message", async () => {
  const harness = new WorkerHarness();
  let written = 0;
  const count = <T extends D1Result>(result: T): T => {
    written += result.meta.rows_written ?? 0;
    return result;
  };
  // Changed in place, because a batch takes none but the database's own statements.
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const { bind, run } = statement;
    return Object.assign(statement, {
      bind: (...values: unknown[]) => counted(bind.apply(statement, values)),
      run: async () => count(await run.call(statement)),
    });
  };
  const counting = Object.create(env.DB, {
    prepare: { value: (sql: string) => counted(env.DB.prepare(sql)) },
    batch: {
      value: async (statements: D1PreparedStatement[]) => (await env.DB.batch(statements)).map(count),
    },
  }) as D1Database;
  Object.assign(harness.env, { DB: counting });
  await harness.accepted(fullAssessment);
  // The lead and its six index entries, its notification with three, and the words that find it.
  expect(written).toBe(12);
  expect(harness.queued).toHaveLength(1);
  await harness.deliver();
  // One counts the mail, one claims it and two move it in indexes, one marks it, one is the lead's history.
  expect(written).toBe(18);
  expect(harness.mails).toHaveLength(1);
});

describe("one lead, one row", () => {
  test("a repeat under the same key gets the first answer again", async () => {
    const harness = new WorkerHarness();
    const first = await harness.post(message, { "idempotency-key": key });
    const second = await harness.post(message, { "idempotency-key": key });
    expect(second.reply).toEqual(first.reply);
    expect(await rows()).toHaveLength(1);
    expect(harness.queued).toHaveLength(1);
  });

  test("ten parallel posts under one key are one row, one reference and one mail", async () => {
    const harness = new WorkerHarness();
    const posts = Array.from({ length: 10 }, () => harness.accepted(message, { "idempotency-key": key }));
    expect(new Set(await Promise.all(posts)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await harness.deliver();
    await harness.sweep();
    expect(harness.mails).toHaveLength(1);
  });

  test.each([undefined, "", "x", "💥".repeat(3), "a".repeat(500), "two words"])(
    "with the key %o the answers themselves are the key",
    async (bad) => {
      const harness = new WorkerHarness();
      const headers: Record<string, string> = bad === undefined ? {} : { "idempotency-key": encodeURI(bad) };
      const first = await harness.accepted(message, headers);
      expect(await harness.accepted(message, headers)).toBe(first);
      expect(await harness.accepted(other, headers)).not.toBe(first);
      expect(await rows()).toHaveLength(2);
    },
  );

  test("the same answers in other spelling of numbers and spaces are the same lead", async () => {
    const harness = new WorkerHarness();
    const first = await harness.accepted(fullAssessment);
    const spelled = {
      ...fullAssessment,
      age: "34",
      phone: "+1 (604) 555-0142",
      firstName: "  Ana ",
      dependentAge: "3;7",
    };
    expect(await harness.accepted(spelled)).toBe(first);
  });

  test.each([
    ["ten minutes less a second", 599, 1],
    ["eleven minutes", 660, 2],
  ])("without a key the same answers after %s are %i s later %i rows", async (_, seconds, count) => {
    const harness = new WorkerHarness();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 7, 30) });
    const first = await harness.accepted(message);
    vi.setSystemTime(Date.now() + seconds * 1000);
    const second = await harness.accepted(message);
    expect(second === first).toBe(count === 1);
    expect(await rows()).toHaveLength(count);
  });

  test("under a key the same answers are the same lead a month later", async () => {
    const harness = new WorkerHarness();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const first = await harness.accepted(message, { "idempotency-key": key });
    vi.setSystemTime(Date.UTC(2026, 11, 21));
    expect(await harness.accepted(message, { "idempotency-key": key })).toBe(first);
  });

  test("a validation error does not burn the key", async () => {
    const harness = new WorkerHarness();
    expect((await harness.post({ ...message, email: "" }, { "idempotency-key": key })).status).toBe(422);
    expect((await harness.post(message, { "idempotency-key": key })).status).toBe(200);
  });
});

describe("other answers under the same key", () => {
  test("are stored as a correction of the first, and say so in their mail", async () => {
    const harness = new WorkerHarness();
    const first = await harness.accepted(message, { "idempotency-key": key });
    const second = await harness.accepted(other, { "idempotency-key": key });
    const third = await harness.accepted({ ...message, phone: "+442079460958" }, { "idempotency-key": key });
    const stored = await rows();
    expect(stored).toHaveLength(3);
    expect(stored.find(({ reference }) => reference === second)?.corrects).toBe(first);
    expect(stored.find(({ reference }) => reference === third)?.corrects).toBe(first);
    await harness.deliver();
    const mail = harness.mails.find(({ subject }) => subject.includes(second));
    expect(mail?.subject).toBe(`Corrected contact message ${second}`);
    expect(mail?.text).toMatch(new RegExp(`Corrects +${first}`));
    const thread = harness.mails.find(({ subject }) => subject.includes(first))?.headers.References;
    expect(mail?.headers.References).toBe(thread);
  });

  test("under another form are another lead", async () => {
    const harness = new WorkerHarness();
    await harness.accepted(message, { "idempotency-key": key });
    await harness.accepted(fullAssessment, { "idempotency-key": key });
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
    const harness = new WorkerHarness({ DB: failing(2) });
    await harness.accepted(message);
    expect(await rows()).toHaveLength(1);
    expect(harness.queued).toHaveLength(1);
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
    const harness = new WorkerHarness({ DB: forgetful });
    const reference = await harness.accepted(message);
    await harness.deliver();
    await harness.sweep();
    expect((await rows()).map((row) => row.reference)).toEqual([reference]);
    expect(harness.mails).toHaveLength(1);
  });

  test("an outage puts the whole lead on the queue, and repeats keep their reference", async () => {
    const down = new WorkerHarness({ DB: failing(Number.POSITIVE_INFINITY) });
    const reference = await down.accepted(message, { "idempotency-key": key });
    expect(await down.accepted(message, { "idempotency-key": key })).toBe(reference);
    expect(await rows()).toEqual([]);
    const up = new WorkerHarness();
    await up.consume(down.queued);
    expect((await rows()).map((row) => row.reference)).toEqual([reference]);
    expect(up.mails.map(({ subject }) => subject)).toEqual([`New contact message ${reference}`]);
  });

  test("a repeat without a key is told a reference that will exist, also when ten minutes have begun meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 8) });
    const up = new WorkerHarness();
    const down = new WorkerHarness({ DB: failing(Number.POSITIVE_INFINITY) });
    const told = [await up.accepted(message)];
    vi.setSystemTime(Date.now() + 4 * 60_000);
    told.push(await down.accepted(message), await down.accepted(message));
    await up.consume(down.queued);
    expect(new Set((await rows()).map(({ reference }) => reference))).toEqual(new Set(told));
    expect(told[1]).toBe(told[2]);
  });

  test("a database that hangs is given up after two seconds", async () => {
    const hanging = Object.create(env.DB, {
      prepare: { value: (sql: string) => env.DB.prepare(sql) },
      batch: { value: () => new Promise(() => undefined) },
    }) as D1Database;
    const harness = new WorkerHarness({ DB: hanging });
    const began = Date.now();
    await harness.accepted(message);
    expect(Date.now() - began).toBeLessThan(4000);
    expect(harness.queued).toHaveLength(1);
  });

  test("with the queue down too the answer is 503 and nothing is promised", async () => {
    const harness = new WorkerHarness({
      DB: failing(Number.POSITIVE_INFINITY),
      LEADS: { send: () => Promise.reject(new Error("down")) } as never,
    });
    const { status, headers, reply } = await harness.post(message);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("60");
    expect(reply.error?.param).toBe("form");
  });
});

test("with the queue down for an hour each lead is mailed by the next minute's sweep", async () => {
  const harness = new WorkerHarness({ LEADS: { send: () => Promise.reject(new Error("down")) } as never });
  for (let minute = 1; minute <= 60; minute += 4) {
    const reference = await harness.accepted({ ...message, body: `Asked in minute ${minute}` });
    await harness.sweep(minute * 60_000);
    expect(harness.mails.at(-1)?.subject).toBe(`New contact message ${reference}`);
  }
  expect(harness.mails).toHaveLength(15);
});

test("through the real queue a post becomes a row and its history says that it was mailed", async () => {
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
    .poll(async () => (await rows())[0])
    .toMatchObject({ reference, history: expect.stringContaining('"what":"mail"') });
  expect(await rows("notifications")).toEqual([]);
});

describe("a form in test mode", () => {
  test("is judged like any other, and nothing of it is stored, told or counted", async () => {
    const harness = new WorkerHarness();
    const refused = await harness.post({ ...message, email: "ana@", test: true });
    expect(refused.status).toBe(422);
    const headers = { "idempotency-key": key };
    const { status, reply } = await harness.post({ ...message, test: true }, headers);
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      param: "success",
      reference: expect.stringMatching(/^TEST-[0-9A-Z]{10}$/),
    });
    expect((await harness.post({ ...message, test: true }, headers)).reply).toEqual(reply);
    await harness.deliver();
    await harness.sweep();
    expect([await rows(), await rows("notifications"), harness.queued, harness.mails]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test("is one by a true alone: no lead is lost by a slip", async () => {
    const { reply } = await new WorkerHarness().post({ ...message, test: "false" });
    expect(reply.reference).toMatch(/^EM-/);
    expect(await rows()).toHaveLength(1);
  });
});

test("a partner's campaign and reference are stored, bounded", async () => {
  const source = { campaign: "  Spring fair ", clientReference: "x".repeat(300) };
  await new WorkerHarness().accepted({ ...message, source });
  const [row] = await rows();
  expect(JSON.parse(String(row?.source))).toEqual({
    campaign: "Spring fair",
    clientReference: "x".repeat(100),
  });
});

test.each([
  ["2026-11-22", "2026-11-22"],
  ["2026-11-31", null],
  ["1999-01-01", null],
  ["2999-01-01", null],
  ["I agree to everything", null],
])("a notice of %s is stored as %s", async (notice, stored) => {
  await new WorkerHarness().accepted({ ...message, notice });
  expect((await rows())[0]?.notice).toBe(stored);
});
