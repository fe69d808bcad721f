import { faultOf, log } from "./log.ts";
import { withTimeout } from "./timeout.ts";

/** Calls a write that is safe to repeat up to four times in 3 s; throws what the last try threw. */
export async function retryWithBackoff(write: () => Promise<void>): Promise<void> {
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
