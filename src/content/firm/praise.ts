import type { Day } from "#content/day.ts";

export interface Testimonial {
  name: string;
  country: string;
  body: string;
  /** The day on which the client agreed to these words; only samples have none. */
  approvedOn?: Day;
}

export interface Gauge {
  label: string;
  percent: number;
  source?: string;
}

/**
 * Also the made-up voices and figures that show how the page will look (`samples.ts`); a public build has
 * none.
 */
export interface Praise {
  testimonials: readonly Testimonial[];
  gauges: readonly Gauge[];
}
