import type { FirmFacts } from "#content/firm-facts.ts";

/** Every fact of the firm. `npm run setup` asks for them; `npm run deploy` refuses until all are real. */
export const facts: FirmFacts = {
  name: "Evermaple Immigration",
  shortName: "Evermaple",
  phone: "+1 604-555-0142",
  email: "hello@evermaple.example",
  licensees: [{ name: "Robin Evermaple", number: "R000000", class: "RCIC" }],
  privacyOfficer: { name: "Robin Evermaple", email: "privacy@evermaple.example" },
  registry: "https://college-ic.ca/protecting-the-public/find-an-immigration-consultant",
  social: [
    { name: "Facebook", href: "https://www.facebook.com/evermaple.example" },
    { name: "Instagram", href: "https://www.instagram.com/evermaple.example" },
    { name: "Twitter", href: "https://twitter.com/evermaple.example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/evermaple.example" },
  ],
  origin: "https://www.evermaple.example",
  noticeVersion: "2026-11-22",
};
