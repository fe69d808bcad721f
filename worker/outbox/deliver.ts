import { type ClaimedNotification, postpone } from "../leads/notifications.ts";
import type { Channel } from "../leads/record.ts";
import { faultOf, type LogLine, log } from "../log.ts";
import { withTimeout } from "../time/timeout.ts";
import { reasonOf } from "./failure-reason.ts";
import { backoff } from "./policy.ts";
import { WebhookFailure } from "./webhook.ts";

export interface Delivery<C extends ClaimedNotification> {
  label: Pick<LogLine, "channel" | "reference" | "outcome">;
  /** Undefined if it is not due, or another invocation has it. */
  claim: () => Promise<C | undefined>;
  send: (claim: C) => Promise<string>;
  /** Safe to repeat. */
  done: (claim: C, answer: string) => Promise<void>;
  /** Safe to repeat. */
  failed: (claim: C, error: unknown) => Promise<void>;
}

export type DeliveryResult = "sent" | "failed" | undefined;

/**
 * Claims and sends a notification, then marks or postpones it. It is sent at least once: after a crash the
 * lease expires and it is claimed again, which may repeat it. A failed mark is retried, never postponed.
 * Throws only if the database fails.
 */
export async function deliver<C extends ClaimedNotification>({
  label,
  claim,
  send,
  done,
  failed,
}: Delivery<C>): Promise<DeliveryResult> {
  const claimed = await claim();
  if (claimed === undefined) return undefined;
  const { tries, count } = claimed;
  let answer: string;
  try {
    answer = await send(claimed);
  } catch (error) {
    log({ event: "notification failed", ...label, tries, count, fault: faultOf(error) });
    await retryWithBackoff(() => failed(claimed, error));
    return "failed";
  }
  log({ event: "notified", ...label, tries, count });
  await retryWithBackoff(() => done(claimed, answer));
  return "sent";
}

async function retryWithBackoff(write: () => Promise<void>) {
  for (const pause of [100, 500, 1500]) {
    try {
      await withTimeout(write(), 5000);
      return;
    } catch (error) {
      log({ event: "write failed", fault: faultOf(error) });
      await scheduler.wait(pause);
    }
  }
  await write();
}

/** Postpones for as long as the receiver asked (`Retry-After`), otherwise with exponential backoff. */
export function postponing(db: D1Database, channel: Channel, ids: readonly string[], now: number) {
  return ({ tries }: ClaimedNotification, error: unknown) => {
    const retryAfter = error instanceof WebhookFailure ? error.retryAfter : undefined;
    const dueAt = now + (retryAfter ?? backoff(tries));
    return postpone(db, channel, ids, { dueAt, fault: reasonOf(error), now });
  };
}
