import type { FormWords } from "#lead/words.ts";

/** A correction of one answer, which only a press of the visitor's makes. */
export interface Offer {
  /** Tells two offers apart. */
  readonly id: string;
  label(words: FormWords): string;
  accept(): void;
}

/** Shows an offer below the control, or none. */
export type ShowOffer = (offer: Offer | undefined) => void;
