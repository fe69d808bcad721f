import type { Day } from "#content/day.ts";

export interface Testimonial {
  readonly name: string;
  readonly country: string;
  readonly body: string;
  /** The day on which the client agreed to these words; only samples have none. */
  readonly approvedOn?: Day;
}

export interface Gauge {
  readonly label: string;
  readonly percent: number;
  readonly source?: string;
}

export interface Praise {
  readonly testimonials: readonly Required<Testimonial>[];
  readonly gauges: readonly Required<Gauge>[];
}

/**
 * Made-up voices and figures, which show how the page will look; each language's `samples.ts` has them, a
 * public build none.
 */
export interface Samples {
  readonly testimonials: readonly Testimonial[];
  readonly gauges: readonly Gauge[];
}
