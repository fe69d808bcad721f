import type { Day } from "./facts.ts";

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
  /** Where the figure was counted, and when; only samples have none. */
  readonly source?: string;
}

/** What clients have said, and what was counted; a language has it in its own `praise.ts`. */
export interface Praise {
  readonly testimonials: readonly Required<Testimonial>[];
  readonly gauges: readonly Required<Gauge>[];
}

/** Made-up voices and figures, which show how the page will look; a public build has none of them. */
export interface Samples {
  readonly testimonials: readonly Testimonial[];
  readonly gauges: readonly Gauge[];
}
