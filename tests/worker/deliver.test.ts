import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Claim,
  claimUncounted,
  lease,
  postpone,
  removeNotifications,
} from "../../worker/leads/notifications.ts";
import { addAlert } from "../../worker/leads/worker-state.ts";
import { type Delivery, deliver, type Outcome } from "../../worker/outbox/deliver.ts";
import { rows } from "./support/worker-harness.ts";

const down = () => Promise.reject(new Error("D1_ERROR: down"));
const nothing = async () => undefined;

/** Calls in their order, each with the try it was called for. */
let calls: string[];
let lines: Record<string, unknown>[];

beforeEach(() => {
  calls = [];
  lines = [];
  vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(JSON.parse(String(line))));
});

/** A delivery in which all goes well, but for the changes. */
function delivery(changes: Partial<Delivery<Claim>> = {}): Delivery<Claim> {
  const steps: Delivery<Claim> = {
    label: { channel: "mail", reference: "EM-0000000001" },
    claim: async () => ({ tries: 2 }),
    send: async () => "200",
    done: nothing,
    failed: nothing,
    ...changes,
  };
  const recorded = <Rest extends unknown[], R>(name: string, step: (claim: Claim, ...rest: Rest) => R) => {
    return (claim: Claim, ...rest: Rest) => {
      calls.push(`${name} ${claim.tries}`);
      return step(claim, ...rest);
    };
  };
  return {
    ...steps,
    send: recorded("send", steps.send),
    done: recorded("done", steps.done),
    failed: recorded("failed", steps.failed),
  };
}

describe("a delivery", () => {
  test("sends what it claimed, then marks it, and logs it by its label", async () => {
    await deliver(delivery());
    expect(calls).toEqual(["send 2", "done 2"]);
    expect(lines).toEqual([{ event: "notified", channel: "mail", reference: "EM-0000000001", tries: 2 }]);
  });

  test("does nothing and logs nothing when there is nothing to claim", async () => {
    await deliver(delivery({ claim: nothing }));
    expect(calls).toEqual([]);
    expect(lines).toEqual([]);
  });

  test("sends nothing when the claim itself fails, and tells its caller", async () => {
    await expect(deliver(delivery({ claim: down }))).rejects.toThrow("D1_ERROR");
    expect(calls).toEqual([]);
  });

  test("logs how many leads a digest tells of", async () => {
    await deliver(delivery({ claim: async () => ({ tries: 1, count: 7 }) }));
    expect(lines).toMatchObject([{ event: "notified", count: 7 }]);
  });
});

describe("a message that is not sent", () => {
  test("is postponed with its error, never marked", async () => {
    const errors: unknown[] = [];
    const refused = new Error("E_RATE_LIMIT_EXCEEDED for ana@example.com");
    await deliver(
      delivery({
        send: () => Promise.reject(refused),
        failed: async (_, error) => void errors.push(error),
      }),
    );
    expect(calls).toEqual(["send 2", "failed 2"]);
    expect(errors).toEqual([refused]);
  });

  test("is logged by the class of its failure, not by its text", async () => {
    await deliver(delivery({ send: () => Promise.reject(new Error("E_BAD_ADDRESS ana@example.com")) }));
    expect(lines).toEqual([
      {
        event: "notification failed",
        channel: "mail",
        reference: "EM-0000000001",
        tries: 2,
        fault: "Error E_BAD_ADDRESS",
      },
    ]);
  });

  test("is postponed again when the postponement fails", async () => {
    let failures = 2;
    const failed = async () => {
      failures -= 1;
      if (failures >= 0) await down();
    };
    await deliver(delivery({ send: down, failed }));
    expect(calls).toEqual(["send 2", "failed 2", "failed 2", "failed 2"]);
  });
});

describe("a mark that fails", () => {
  test("is tried again; the message is neither sent twice nor postponed", async () => {
    let failures = 3;
    const done = async () => {
      failures -= 1;
      if (failures >= 0) await down();
    };
    await deliver(delivery({ done }));
    expect(calls).toEqual(["send 2", "done 2", "done 2", "done 2", "done 2"]);
    expect(lines.map(({ event }) => event)).toEqual([
      "notified",
      "write failed",
      "write failed",
      "write failed",
    ]);
  });

  test("for good is told to the caller, after one message and no postponement", async () => {
    await expect(deliver(delivery({ done: down }))).rejects.toThrow("D1_ERROR");
    expect(calls.filter((call) => call.startsWith("send"))).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith("failed"))).toEqual([]);
  });
});

describe("on the real ledger", () => {
  const reference = "late-lead-2026-11-20";
  const start = Date.UTC(2026, 10, 20, 9);
  const sent: number[] = [];

  beforeEach(async () => {
    sent.length = 0;
    await addAlert(env.DB, "webhook", "late-lead", start);
  });

  function at(now: number, changes: Partial<Delivery<Claim>> = {}): Promise<Outcome> {
    return deliver({
      label: { channel: "webhook", outcome: "late-lead" },
      claim: () => claimUncounted(env.DB, "webhook", reference, now),
      send: async ({ tries }) => String(sent.push(tries)),
      done: () => removeNotifications(env.DB, "webhook", [reference]),
      failed: (_, error) =>
        postpone(env.DB, "webhook", [reference], { dueAt: now + 1000, fault: String(error), now }),
      ...changes,
    });
  }

  test("one that is sent is never sent again", async () => {
    await at(start);
    await at(start + lease);
    expect(sent).toEqual([1]);
    expect(await rows("notifications")).toEqual([]);
  });

  test("a crash between sending and marking repeats it once its lease has ended, and no sooner", async () => {
    const crash = Promise.withResolvers<void>();
    const crashing = at(start, { done: () => crash.promise });
    await expect.poll(() => sent).toEqual([1]);
    await at(start + lease - 1);
    expect(sent).toEqual([1]);
    await at(start + lease);
    expect(sent).toEqual([1, 2]);
    await at(start + 2 * lease);
    expect(sent).toEqual([1, 2]);
    crash.resolve();
    await crashing;
  });

  test("one that failed waits until it is due, with its error and since when it fails", async () => {
    await at(start, { send: () => Promise.reject(new Error("no")) });
    expect(await rows("notifications")).toMatchObject([
      { due_at: start + 1000, tries: 1, error: "Error: no", failing_since: start },
    ]);
    await at(start + 999);
    expect(sent).toEqual([]);
    await at(start + 1000);
    expect(sent).toEqual([2]);
  });

  test("a failure that comes after another has sent it brings nothing back", async () => {
    const slow = Promise.withResolvers<string>();
    const failing = at(start, { send: () => slow.promise });
    await expect.poll(async () => (await rows("notifications"))[0]?.tries).toBe(1);
    await at(start + lease);
    slow.reject(new Error("no"));
    expect(await failing).toBe("failed");
    expect(await rows("notifications")).toEqual([]);
  });
});
