import type { Day } from "#content/day.ts";

export interface Partner {
  readonly name: string;
  /** Scheme and host, no trailing slash. */
  readonly origin: string;
  readonly listedSince: Day;
  /** An agent of the licensee, as the College's register names them; nobody else is called one. */
  readonly agent?: {
    readonly name: string;
    readonly city: string;
    readonly country: string;
    readonly registeredOn: Day;
  };
}
