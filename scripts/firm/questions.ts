import { existsSync } from "node:fs";
import { z } from "zod";
import type { FirmFacts } from "#content/firm-facts.ts";
import { languageCodes, siteLanguageCodes } from "#lead/languages.ts";
import { firmFolder } from "./folder.ts";
import {
  databaseId,
  day,
  email,
  formed,
  https,
  languageTags,
  licenceNumber,
  line,
  name,
  oneOf,
  optional,
  origin,
  phone,
  placeZone,
  postalCode,
  timeOfDay,
  weekday,
  wholeNumber,
  yes,
  yesOrNo,
} from "./kinds.ts";
import { type Province, provinces } from "./provinces.ts";

// The one table of a firm's facts and settings: the schema of each by its name in firm/*.yaml, with the
// question of `npm run setup` as its description. Setup asks in this order; a fact without a description only
// by its name.

/** In letters. */
export const longestShortName = 24;

const licensee = z.strictObject({
  name: name("Amara Okafor"),
  number: licenceNumber,
  class: oneOf(["RCIC", "RCIC-IRB"], "write RCIC or RCIC-IRB"),
  since: wholeNumber(1970, 2100).optional(),
  languages: languageTags.optional(),
  quebecRegister: line("the number in the Québec register of immigration consultants").optional(),
  picture: formed(
    /^[\w-]+\.(webp|jpe?g|png)$/,
    "write the name of a file in firm/pictures, such as robin.jpg",
  )
    .refine((name) => existsSync(`${firmFolder}/pictures/${name}`), "put the file into firm/pictures first")
    .optional(),
});

const partner = z.strictObject({
  name: line("Maple Realty"),
  origin: origin("https://maple-realty.ca"),
  listedSince: day,
  agent: z
    .strictObject({
      name: line("Adaeze Obi"),
      city: line("Lagos"),
      country: line("Nigeria"),
      registeredOn: day,
    })
    .optional(),
});

type Table<Keys extends PropertyKey> = Readonly<Record<Keys, z.ZodType>>;

export const factSchemas = {
  name: name("Harbourline Immigration Consulting Services").describe("The firm’s name, in full"),
  // The longest title of a page keeps room for it before search engines cut.
  shortName: name("Harbourline", longestShortName).describe("Its short name"),
  phone: phone.describe("Phone, as people read it (+1 902-444-0187)"),
  whatsapp: optional(phone).describe("A number at which the firm answers on WhatsApp; - for none"),
  email: email("office@harbourline.ca").describe("E-mail for visitors"),
  licensees: z
    .array(licensee, "write a list of persons")
    .min(1, "write at least one person")
    .refine(
      (persons) => new Set(persons.map(({ number }) => number)).size === persons.length,
      "write each number once",
    )
    .describe(
      "Licensed persons, as the register writes them: name, number, RCIC or RCIC-IRB; the next after a semicolon.\n  May follow, each after a comma: since 2011, languages en fr, quebecRegister 11111, picture amara.jpg (in firm/pictures)",
    ),
  privacyOfficer: z
    .strictObject(
      { name: line("Amara Okafor"), email: email("privacy@harbourline.ca") },
      "write name and email",
    )
    .describe("The person in charge of personal information: name, e-mail"),
  address: optional(
    z
      .strictObject({
        street: line("1650 Lower Water Street"),
        city: line("Halifax"),
        province: oneOf(
          Object.keys(provinces) as Province[],
          `write two capitals: ${Object.keys(provinces).join(", ")}`,
        ),
        postalCode,
      })
      .refine(
        ({ province, postalCode }) => provinces[province].postal.includes(postalCode.charAt(0)),
        "write province and postal code of one place: the first letter of the code belongs to another province",
      ),
  ).describe(
    "Where people are received: street, city, two letters of the province, postal code; - where nobody is",
  ),
  social: z
    .array(
      z.strictObject({
        name: line("LinkedIn", 30),
        href: https("https://www.linkedin.com/company/harbourline"),
      }),
      "write a list, or [] for none",
    )
    .describe(
      "Social pages: name, address, such as LinkedIn, https://…; the next after a semicolon; - for none",
    ),
  replyDays: optional(wholeNumber(1, 30)).describe(
    "Business days within which every lead is answered; - to promise none",
  ),
  publishReplies: optional(yesOrNo),
  confirmations: optional(yesOrNo).describe(
    "Whether each visitor gets a confirmation by mail, which needs Workers Paid: yes; - for none",
  ),
  consultation: optional(
    z.strictObject({ price: wholeNumber(0, 10_000), minutes: wholeNumber(5, 480) }),
  ).describe("A first consultation: Canadian dollars, minutes; - to show no price"),
  bookingUrl: optional(https("https://calendly.com/harbourline/first-talk")).describe(
    "The page of a booking service, which replies and the receipt of a contact form offer; - for none",
  ),
  registeredBusiness: optional(
    z.strictObject({
      name: line("Harbourline Immigration Consulting Inc."),
      contacts: line("+1 902-444-0187 or office@harbourline.ca", 300),
    }),
  ).describe(
    "The business as the College’s register writes it from 2027-04-16 on: name, contacts; - until it does",
  ),
  hours: optional(
    // One span stands without a list, as most firms have one.
    z.preprocess(
      (hours) => (typeof hours === "object" && hours !== null && !Array.isArray(hours) ? [hours] : hours),
      z
        .array(
          z.strictObject({
            days: z.tuple([weekday("Monday"), weekday("Friday")], "write two days"),
            from: timeOfDay,
            to: timeOfDay,
          }),
          "write days, from and to",
        )
        .min(1, "write days, from and to")
        .refine(
          (spans) => spans.every(({ from, to }) => from < to),
          "write when you open, then when you close, on the same day",
        ),
    ),
  ).describe(
    "When somebody answers: first day, last day, from, to (Monday, Friday, 09:00, 17:00); the next after a semicolon;\n  - to show no hours",
  ),
  languages: optional(languageTags).describe(
    "Languages in which visitors may write and talk (en, fr, pa); - to promise none",
  ),
  registry: https("https://college-ic.ca/protecting-the-public/find-an-immigration-consultant"),
  copyrightYear: optional(wholeNumber(1900, 2100)),
  // TEST is the prefix of forms in test mode.
  referencePrefix: optional(
    formed(/^(?!TEST$)[A-Z]{2,4}$/, "write two to four capitals, such as HI, but not TEST"),
  ),
  origin: origin("https://www.harbourline.ca").describe("The site’s address (https://www.harbourline.ca)"),
} satisfies Table<keyof FirmFacts>;

export const deploymentSchemas = {
  worker: formed(
    /^[a-z][a-z0-9-]{0,50}$/,
    "write small letters, digits and hyphens, such as harbourline",
  ).describe("A name for the worker at Cloudflare (harbourline)"),
  databaseId: databaseId.describe("The database’s id, once `wrangler d1 create` has printed it"),
  jurisdiction: optional(oneOf(["us", "eu"], "write us or eu")).describe(
    "Restrict database and queues to one place, which the privacy notice then names: us, eu; - for wherever Cloudflare\n  chooses. It holds from the day they are made; a firm in Québec reads docs/operating/quebec.md first",
  ),
  assessedOn: optional(day).describe(
    "Only for firms in Québec: the day of the privacy impact assessment (docs/operating/quebec.md); - for none",
  ),
  mailTo: z
    .array(email("amara@harbourline.ca"), "write a list of addresses")
    .min(1, "write at least one address")
    .describe("Who gets the leads; the next after a comma"),
  mailFrom: email("website@leads.harbourline.ca").describe(
    "Sender of the mails to you, on a subdomain made for it (website@leads.harbourline.ca)",
  ),
  timeZone: placeZone.describe("Your clock: mails, desk and opening hours are on it (America/Halifax)"),
  desk: optional(
    z.strictObject({
      teamDomain: formed(
        /^[a-z0-9-]+\.cloudflareaccess\.com$/,
        "write the team’s domain, such as harbourline.cloudflareaccess.com",
      ),
      audience: formed(
        /^[0-9a-f]{64}$/,
        "write the 64 letters and digits of the application’s audience tag (AUD)",
      ),
    }),
  ).describe(
    "Sign-in to the desk by Cloudflare Access: the team’s domain, the application’s audience tag; - for no desk yet",
  ),
  deskLanguage: oneOf(siteLanguageCodes, `write ${siteLanguageCodes.join(" or ")}`).describe(
    `Language of your mails and desk, ${siteLanguageCodes.join(" or ")}`,
  ),
  dailyMailHour: wholeNumber(0, 23).describe("Hour of the daily mail, 0 to 23"),
  mailPerHour: wholeNumber(0, 1000),
  mailPerDay: wholeNumber(121, 1000),
  heartbeat: yes.describe(
    "Does a dead-man’s service such as healthchecks.io wait for the worker’s call? yes; - for none",
  ),
  webhook: yes.describe("Is each lead posted to another tool too? yes; - for no"),
  mailAlertTo: optional(email("harbourline.alerts@example.net")).describe(
    "A second address at another provider, for the alarm that mail fails; - for none",
  ),
  otherChannel: optional(
    z.literal("none, and I know", 'write "none, and I know", or set one of the three'),
  ).describe("Only where the last three are none: write none, and I know; - otherwise"),
  leadsKeptDays: wholeNumber(0, 36_500).describe("Days after which leads are deleted; 0 keeps them for good"),
  suspectsKeptDays: wholeNumber(0, 36_500).describe("Days after which what looks like spam is deleted"),
  hstsDays: wholeNumber(0, 730).describe("Days of HSTS: 1 at first, 730 after a month without trouble"),
  staging: optional(
    z.strictObject({ origin: origin("https://staging.harbourline.ca"), databaseId }),
  ).describe("A staging deployment: its address, its database’s id; - for none yet"),
};

export const partnersSchema = z
  .array(partner, "write a list of sites, or []")
  .describe(
    "Sites that show the forms: name, address, the day since when; the next after a semicolon; - for none.\n  May follow of a registered agent there: agent Adaeze Obi / Lagos / Nigeria / 2026-11-23",
  );

/** Days on the clock of `timeZone`. */
export const absenceSchema = optional(
  z
    .strictObject({
      from: day,
      until: day,
      sentence: z.partialRecord(z.enum(languageCodes), line("We are back on 4 January.", 300)).optional(),
    })
    .refine(({ from, until }) => from <= until, "write the first day, then the last"),
).describe("When the office is closed: first day, last day (2026-12-24, 2027-01-03); - for not at all");

export type Answered<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Key in keyof Schemas as null extends z.output<Schemas[Key]> ? never : Key]: z.output<
    Schemas[Key]
  >;
} & {
  readonly [Key in keyof Schemas as null extends z.output<Schemas[Key]> ? Key : never]?: NonNullable<
    z.output<Schemas[Key]>
  >;
};

/** Settings of a deployment besides the product (wrangler.toml), as firm/deployment.yaml gives them. */
export type Deployment = Answered<typeof deploymentSchemas>;
