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

/** Made-up voices and figures that show how the page will look (`samples.ts`); a public build has none. */
export interface Samples {
  readonly testimonials: readonly Testimonial[];
  readonly gauges: readonly Gauge[];
}
