import type { Language } from "#lead/languages.ts";

/**
 * Which leads a reply is for: any, those with open questions, from a closed program's page, with a number.
 */
export const offers = ["always", "questions", "closed", "call"] as const;

export interface ReplyTemplate {
  id: string;
  language: Language;
  title: string;
  offered: (typeof offers)[number];
  text: string;
}

export interface Agreement {
  /** Empty until the licensed person has approved the text. */
  approvedOn: string;
  /** Whose members it is for; absent: the College's. */
  regulator?: string;
  en: string;
  fr: string;
}

export const replyPlaceholders = ["name", "reference", "firm", "price", "booking", "questions"] as const;
export const agreementPlaceholders = [
  "name",
  "email",
  "phone",
  "reference",
  "firm",
  "licensee",
  "number",
  "register",
  "price",
  "date",
] as const;
