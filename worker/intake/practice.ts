import { practice } from "#content/firm/practice.ts";
import type { Env } from "../env.ts";
import { isStopped } from "../leads/practice.ts";
import { faultOf, log } from "../log.ts";
import { withTimeout } from "../time/timeout.ts";
import { RefusalError } from "./refusal-error.ts";

/** Milliseconds. */
const readTimeout = 1000;

/** Throws a `RefusalError` with 403 while firm/facts.yaml or the desk has stopped the practice. */
export async function refuseWhileStopped(env: Env, byFirm = practice): Promise<void> {
  if (byFirm === undefined && !(await isStoppedAtDesk(env.DB))) return;
  log({ event: "refused", outcome: "stopped", status: 403 });
  throw new RefusalError(403, "stopped");
}

async function isStoppedAtDesk(db: D1Database) {
  try {
    return await withTimeout(isStopped(db), readTimeout);
  } catch (error) {
    // A database that is down must not cost a lead.
    log({ event: "practice not read", fault: faultOf(error) });
    return false;
  }
}
