import { daysKept } from "./build-facts.ts";
import type { Day } from "./facts.ts";
import { firm } from "./firm.ts";
import { news } from "./news.ts";

const { name, number, class: licenceClass } = firm.licensee;

/** Who is licensed, as the College's register writes it. */
export const licensee = { holder: `${name}, ${licenceClass}`, number: `Licence ${number}` } as const;

/** The same as one line, and where anyone can look it up. */
export const licence = {
  /** It ends before the register's address. */
  line: `${name}, ${licenceClass}, licence ${number}. Public register:`,
  register: firm.registry.replace(/^https:\/\/(?:www\.)?([^/]+).*$/, "$1"),
  href: firm.registry,
} as const;

/** Where an element on another site finds our pages. */
export const siteOrigin = firm.origin;

/** The day of the last change to the privacy notice; stored with each lead whose form has shown it. */
export const noticeVersion: Day = "2026-11-22";

/** How long something is kept, as the end of a sentence. */
export function keptFor(days: number): string {
  return days > 0 ? `for ${days} days` : "until you ask us to erase it";
}

/** What every form says of who stands behind it, on the site and on partners' pages. */
export const practice = {
  licence,
  /** At the submit button: who reads this and why, who stores it where and how long; the link follows. */
  privacy: {
    line: `A licensed consultant reads this to see if we can help, and Cloudflare keeps it for us, perhaps outside Canada, ${keptFor(daysKept.leads)}:`,
    link: "Privacy notice",
    path: "/privacy",
  },
  noticeVersion,
  news,
  loadReceipt: async () => (await import("./receipt-to-keep.ts")).receiptToKeep,
} as const;
