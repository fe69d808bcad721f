import type { Day } from "./facts.ts";
import { firm } from "./firm.ts";

/** What stands in the <head> of a page without a file of its own below `pages`. */
export interface OwnHead {
  readonly title: string;
  readonly description: string;
  readonly updated: Day;
}

export const heads: Readonly<Record<"home" | "assessment" | "receipt", OwnHead>> = {
  home: {
    title: `${firm.name}: Immigration and Visa Services`,
    description:
      "A licensed Canadian immigration consultant. Clear words on permanent residence, study, visits, sponsorship and citizenship, and a free assessment.",
    updated: "2026-11-22",
  },
  assessment: {
    title: `Free assessment | ${firm.name}`,
    description:
      "From 22 to 31 questions on one page; ten need an answer. A licensed consultant reads them and, if we can help, invites you to a consultation.",
    updated: "2026-11-22",
  },
  receipt: {
    title: `Your form | ${firm.name}`,
    description: "What you have sent us, and what happens next.",
    updated: "2026-11-22",
  },
};

export const notFoundHead = {
  title: `Page not found | ${firm.name}`,
  description: "There is no page at this address.",
} as const;

/** The names of the pages that no menu lists. */
export const unlistedTitles = {
  assessment: "Assessment Form",
  receipt: "Your form",
  privacy: "Privacy notice",
  verify: "Is this form ours?",
} as const;

export const knowsAbout = "Canadian immigration";
