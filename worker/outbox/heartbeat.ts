import type { Env } from "../env.ts";
import { readWorkerState, writeWorkerState } from "../leads/worker-state.ts";
import { faultOf, log } from "../log.ts";
import { failingParts } from "./failing-parts.ts";

/**
 * Calls the monitoring service after each sweep that could read, write and reach the queue. If the calls
 * stop, the service alerts the consultant; its failure address reports known failures at once.
 */
export async function reportSweep(env: Env, problems: readonly string[], now: number): Promise<void> {
  const failing = [...problems, ...(await failingParts(proofs(env, now), "sweep failed"))];
  await callHeartbeat(env, failing);
}

const proofs = ({ DB, HEARTBEAT_URL, LEADS }: Env, now: number) => ({
  database: async () => {
    await writeWorkerState(DB, "swept", now);
    if ((await readWorkerState(DB, "swept"))?.at !== now)
      throw new Error("the time of the sweep was not stored");
  },
  // Only a message, which costs money, checks the queue; without a heartbeat nobody would see the result.
  queue: async () => {
    if (HEARTBEAT_URL) await LEADS.send({ probe: true });
  },
});

/**
 * healthchecks.io and similar services accept a failure at `/fail` below their address; others answer 404.
 */
export async function callHeartbeat(env: Env, failing: readonly string[]): Promise<void> {
  const url = URL.parse(env.HEARTBEAT_URL ?? "");
  if (url === null) return;
  const fails = failing.length > 0;
  if (fails) url.pathname = `${url.pathname.replace(/\/$/, "")}/fail`;
  const body = fails ? `failing: ${failing.join(", ")}` : "all parts answer";
  try {
    const answer = await fetch(url.href, { method: "POST", body, signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    if (!answer.ok) log({ event: "heartbeat failed", status: answer.status });
  } catch (error) {
    log({ event: "heartbeat failed", fault: faultOf(error) });
  }
}
