/**
 * The sentence of a box at the end of both forms, never ticked beforehand, by which visitors may ask for news; empty: no
 * form has the box. docs/operating.md has a sentence to begin with, and what Canada's anti-spam law asks of one.
 */
export const news: string = "";
