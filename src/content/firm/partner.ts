import type { Day } from "#content/day.ts";

export interface Partner {
  name: string;
  /** Scheme and host, no trailing slash. */
  origin: string;
  listedSince: Day;
  /** What its forms and links send as `partner`. */
  code?: string;
  /** An agent of the licensee, as the College's register names them; nobody else is called one. */
  agent?: {
    name: string;
    city: string;
    country: string;
    registeredOn: Day;
  };
}
