import { firm } from "./firm.ts";

const { name, number, class: licenceClass } = firm.licensee;

/** Who is licensed, as the College's register writes it, and where anyone can look that up. */
export const licence = {
  holder: `${name}, ${licenceClass}`,
  number: `Licence ${number}`,
  /** The same as one line, which ends before the register's address. */
  line: `${name}, ${licenceClass}, licence ${number}. Public register:`,
  register: firm.registry.replace(/^https:\/\/(?:www\.)?([^/]+).*$/, "$1"),
  href: firm.registry,
} as const;

/** What every form says of who stands behind it, on the site and on partners' pages. */
export const practice = { licence } as const;
