import { expect, test, vi } from "vitest";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

/** Statements of a delivery, by a part of their text. */
const [claim, mark] = [/SET timing = 'digest', tries/, /^DELETE FROM notif/];
const write = { event: "write failed" };
const waiting = [{ tries: 1, error: "E_BAD_ADDRESS" }];

interface Trouble {
  readonly broken?: RegExp;
  readonly times?: number;
  readonly refusal?: string;
}

test.each<[string, Trouble, [mails: number, retried: number, left: object[]], logged: object[]]>([
  ["is sent, marked and logged by its label", {}, [1, 0, []], [{ event: "notified", tries: 1 }]],
  [
    "that is refused waits, and is logged by the class of its failure, not by its text",
    { refusal: "E_BAD_ADDRESS" },
    [0, 0, waiting],
    [{ event: "notification failed", tries: 1, fault: "Error E_BAD_ADDRESS" }],
  ],
  [
    "whose mark fails is marked again, and neither sent twice nor made to wait",
    { broken: mark, times: 3 },
    [1, 0, []],
    [{ event: "notified" }, write, write, write],
  ],
  [
    "whose mark fails for good is sent once and not made to wait, and its message comes again",
    { broken: mark },
    [1, 1, [{ failing_since: null }]],
    [{ event: "notified" }, write, write, write],
  ],
  [
    "whose claim fails is not sent, and its message comes again",
    { broken: claim },
    [0, 1, [{ tries: 0 }]],
    [],
  ],
])("a mail %s", async (_, { broken, times, refusal }, [mails, retried, left], logged) => {
  vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
  const lines = vi.spyOn(console, "log");
  const harness = new WorkerHarness();
  const reference = await harness.accepted(message);
  if (broken) harness.failStatements(broken, times);
  harness.mailFault = refusal;
  const { retryMessages } = await harness.deliver();
  expect([harness.mails.length, retryMessages.length]).toEqual([mails, retried]);
  expect(await rows("notifications")).toMatchObject(left);
  const deliveries = lines.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .filter(({ event }) => /^noti|^write/.test(event));
  expect(deliveries).toHaveLength(logged.length);
  expect(deliveries).toMatchObject(logged);
  if (logged.length > 0) expect(deliveries[0]).toMatchObject({ channel: "mail", reference });
});
