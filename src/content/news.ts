import type { Language } from "#lead/languages.ts";

/**
 * The sentence of a box at the end of both forms, never ticked beforehand, by which visitors may ask for news; absent: no
 * form has the box. docs/operating.md has a sentence to begin with, and what Canada's anti-spam law asks of one.
 */
export const news: Readonly<Partial<Record<Language, string>>> = {};
