import type { Env } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { withTimeout } from "../timeout.ts";

/** Time limit for a part to prove that it works, in milliseconds. */
const partTimeout = 5000;

/** By the name of a part, what throws where it does not work. */
export type Proofs = Readonly<Record<string, (env: Env, now: number) => Promise<unknown>>>;

/** The parts that do not work, each logged as `event`. */
export async function failingParts(
  env: Env,
  now: number,
  proofs: Proofs,
  event: string,
): Promise<readonly string[]> {
  const failing: string[] = [];
  for (const [part, prove] of Object.entries(proofs)) {
    try {
      await withTimeout(prove(env, now), partTimeout);
    } catch (error) {
      log({ event, outcome: part, fault: faultOf(error) });
      failing.push(part);
    }
  }
  return failing;
}
