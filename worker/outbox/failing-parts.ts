import { faultOf, log } from "../log.ts";
import { TimeoutError, withTimeout } from "../time/timeout.ts";

/** By the name of a part, what throws where it does not work. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** Time limit for a part to prove that it works, in milliseconds. */
const proofTimeout = 5000;

/** Lets each part act, and names those that fail, each logged as `event`. */
export async function failingParts(
  parts: Parts,
  event: string,
  timeLimit = proofTimeout,
): Promise<readonly string[]> {
  const failing: string[] = [];
  for (const [part, act] of Object.entries(parts)) {
    try {
      await withTimeout(act(), timeLimit);
    } catch (error) {
      log({ event, outcome: part, fault: faultOf(error) });
      failing.push(part);
      // The parts behind it would wait for the same database.
      if (error instanceof TimeoutError) break;
    }
  }
  return failing;
}
