import type { Praise } from "#content/praise.ts";
import type { Language } from "#lead/languages.ts";

/** Words that clients agreed to, and figures that were counted, in each language. Only these go public. */
export const praise: Readonly<Partial<Record<Language, Praise>>> = {};
