import { faultOf, log } from "../log.ts";
import { TimeoutError, withTimeout } from "../time/timeout.ts";

/** Checks or jobs by name; each throws if it fails. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

const proofTimeout = 5000;

/** Returns the names of the checks that fail, and logs each failure as `event`. */
export async function failingParts(
  parts: Parts,
  event: string,
  timeLimit = proofTimeout,
): Promise<readonly string[]> {
  const failing: string[] = [];
  for (const [part, check] of Object.entries(parts)) {
    try {
      await withTimeout(check(), timeLimit);
    } catch (error) {
      log({ event, outcome: part, fault: faultOf(error) });
      failing.push(part);
      // The remaining parts would wait for the same database.
      if (error instanceof TimeoutError) break;
    }
  }
  return failing;
}
