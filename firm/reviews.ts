import type { Day } from "#content/day.ts";
import type { Review } from "#content/review.ts";
import type { Language } from "#lead/languages.ts";

/** Who has read every text of a language, and when. A language without a reviewer stays on this machine; English needs none. */
export const languageReviews: Readonly<Partial<Record<Language, Review>>> = {};

/** By a fact's id (`npm run facts` lists them): the day on which the firm last read it on its official page. */
export const factsReadOn: Readonly<Record<string, Day>> = {};
