import { faultOf, log } from "./log.ts";
import { soon } from "./timeout.ts";

/** Writes a mark in the ledger with four tries in 3 s: what is sent but not marked is sent again after its lease. */
export async function insist(mark: () => Promise<void>): Promise<void> {
  for (const pause of [100, 500, 1500]) {
    try {
      await soon(mark(), 5000);
      return;
    } catch (error) {
      log({ event: "mark failed", fault: faultOf(error) });
      await scheduler.wait(pause);
    }
  }
  await mark();
}
