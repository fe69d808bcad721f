import type { Day } from "./day.ts";

/** Names who has read every text of a language; without it a public build leaves the language out. */
export interface Review {
  readonly reviewedBy: string;
  readonly reviewedOn: Day;
}
