import type { Day } from "./day.ts";

/** A site that shows our forms with our leave. */
export interface Partner {
  readonly name: string;
  /** Scheme and host, no trailing slash. */
  readonly origin: string;
  readonly listedSince: Day;
  /** The day on which the College registered its owner as the licensee's agent; nobody without it is called one. */
  readonly agentRegisteredOn?: Day;
}
