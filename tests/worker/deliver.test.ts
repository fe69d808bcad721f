import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClaimedNotification } from "../../worker/leads/notifications.ts";
import { type Delivery, deliver } from "../../worker/outbox/deliver.ts";

const down = () => Promise.reject(new Error("D1_ERROR: down"));
const nothing = async () => undefined;
/** Fails so many times. */
const failing = (times: number) => async () => {
  times -= 1;
  if (times >= 0) await down();
};

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
function delivery(changes: Partial<Delivery<ClaimedNotification>> = {}): Delivery<ClaimedNotification> {
  const steps: Delivery<ClaimedNotification> = {
    label: { channel: "mail", reference: "EM-0000000001" },
    claim: async () => ({ tries: 2 }),
    send: async () => "200",
    done: nothing,
    failed: nothing,
    ...changes,
  };
  const recorded = <Rest extends unknown[], R>(
    name: string,
    step: (claim: ClaimedNotification, ...rest: Rest) => R,
  ) => {
    return (claim: ClaimedNotification, ...rest: Rest) => {
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

const label = { channel: "mail", reference: "EM-0000000001", tries: 2 };
const refused = () => Promise.reject(new Error("E_BAD_ADDRESS ana@example.com"));

describe("a delivery", () => {
  test.each<[string, Partial<Delivery<ClaimedNotification>>, readonly string[], readonly object[]]>([
    [
      "sends what it claimed, then marks it, and logs it by its label",
      {},
      ["send 2", "done 2"],
      [{ event: "notified", ...label }],
    ],
    ["does nothing when there is nothing to claim", { claim: nothing }, [], []],
    [
      "of a digest logs of how many leads it tells",
      { claim: async () => ({ tries: 2, count: 7 }) },
      ["send 2", "done 2"],
      [{ event: "notified", ...label, count: 7 }],
    ],
    [
      "that is refused is postponed, never marked, and logged by the class of its failure, not by its text",
      { send: refused },
      ["send 2", "failed 2"],
      [{ event: "notification failed", ...label, fault: "Error E_BAD_ADDRESS" }],
    ],
    [
      "is postponed again when the postponement fails",
      { send: refused, failed: failing(2) },
      ["send 2", "failed 2", "failed 2", "failed 2"],
      [{ event: "notification failed" }, { event: "write failed" }, { event: "write failed" }],
    ],
    [
      "whose mark fails is marked again, and neither sent twice nor postponed",
      { done: failing(3) },
      ["send 2", "done 2", "done 2", "done 2", "done 2"],
      [
        { event: "notified" },
        { event: "write failed" },
        { event: "write failed" },
        { event: "write failed" },
      ],
    ],
  ])("%s", async (_, changes, called, logged) => {
    await deliver(delivery(changes));
    expect(calls).toEqual(called);
    expect(lines).toHaveLength(logged.length);
    expect(lines).toMatchObject(logged);
  });

  test.each<[string, Partial<Delivery<ClaimedNotification>>, number]>([
    ["whose claim fails sends nothing", { claim: down }, 0],
    ["whose mark fails for good is sent once, and not postponed", { done: down }, 1],
  ])("%s, and tells its caller", async (_, changes, sent) => {
    await expect(deliver(delivery(changes))).rejects.toThrow("D1_ERROR");
    expect(calls.filter((call) => call.startsWith("send"))).toHaveLength(sent);
    expect(calls.filter((call) => call.startsWith("failed"))).toEqual([]);
  });
});
