import { z } from "zod";
import type { FirmFacts } from "#content/firm/firm-facts.ts";
import { languageAmong } from "#lead/language-tags.ts";
import { languageCodes, siteLanguageCodes } from "#lead/languages.ts";
import {
  databaseId,
  day,
  email,
  formed,
  https,
  languageTags,
  line,
  name,
  optional,
  origin,
  pastDay,
  phone,
  placeZone,
  postalCode,
  price,
  timeOfDay,
  weekday,
  wholeNumber,
  withDefault,
  yesOrNo,
} from "./kinds.ts";
import { licensee } from "./licensee-schema.ts";
import { type Province, postalLetters } from "./provinces.ts";

// The one table of a firm's facts and settings: the schema of each by its name in firm/*.yaml.
// scripts/setup/firm-files has the comment and the example of each.

const siteLanguage = z.enum(siteLanguageCodes, `write ${siteLanguageCodes.join(" or ")}`);

const address = {
  street: line("1650 Lower Water Street"),
  city: line("Halifax"),
  province: z.enum(
    Object.keys(postalLetters) as Province[],
    `write two capitals: ${Object.keys(postalLetters).join(", ")}`,
  ),
  postalCode,
};

const isOnePlace = ({ province, postalCode }: { province: Province; postalCode: string }) =>
  postalLetters[province].includes(postalCode.charAt(0));
const twoPlaces =
  "write province and postal code of one place: the first letter of the code belongs to another province";

// A single span needs no list, because most firms have one.
const hours = z.preprocess(
  (hours) => (typeof hours === "object" && hours !== null && !Array.isArray(hours) ? [hours] : hours),
  z
    .array(
      z.strictObject({
        days: z.tuple([weekday("Monday"), weekday("Friday")], "write two days, as in [Monday, Friday]"),
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
);

const partner = z.strictObject({
  name: line("Maple Realty"),
  origin: origin("https://maple-realty.ca"),
  listedSince: pastDay,
  code: formed(
    /^[a-z0-9-]{1,64}$/,
    "write at most 64 small letters, digits and hyphens, such as maple-realty",
  ).optional(),
  agent: z
    .strictObject({
      name: line("Adaeze Obi"),
      city: line("Lagos"),
      country: line("Nigeria"),
      registeredOn: pastDay,
    })
    .optional(),
});

const register = "https://college-ic.ca/protecting-the-public/find-an-immigration-consultant";

export const factSchemas = {
  name: name("Harbourline Immigration Consulting Services"),
  // With a page's title, at most 38 letters, search engines show it whole.
  shortName: name("Harbourline", 24),
  defaultLanguage: withDefault(siteLanguage, "en"),
  phone,
  whatsapp: optional(phone),
  email: email("office@harbourline.ca"),
  licensees: z
    .array(licensee, "write a list of persons, each after a hyphen")
    .min(1, "write at least one person")
    .refine(
      (persons) => new Set(persons.map(({ number }) => number)).size === persons.length,
      "write each number once",
    ),
  privacyOfficer: z.strictObject(
    { name: line("Amara Okafor"), email: email("privacy@harbourline.ca") },
    "write name and email",
  ),
  address: optional(z.strictObject(address).refine(isOnePlace, twoPlaces)),
  offices: optional(
    z
      .array(
        z
          .strictObject({
            ...address,
            timeZone: placeZone.optional(),
            phone: phone.optional(),
            hours: hours.optional(),
          })
          .refine(isOnePlace, twoPlaces),
        "write a list of offices, each after a hyphen",
      )
      .min(1, "write at least one office"),
  ),
  social: withDefault(
    z.array(
      z.strictObject({
        name: line("LinkedIn", 30),
        href: https("https://www.linkedin.com/company/harbourline"),
      }),
      "write a list, each entry after a hyphen",
    ),
    [],
  ),
  replyDays: optional(wholeNumber(1, 30)),
  publishReplies: optional(yesOrNo),
  confirmations: optional(yesOrNo),
  mailSubjects: optional(z.enum(["names"], "write names, or delete the line")),
  consultation: optional(
    z.strictObject({
      price,
      minutes: wholeNumber(5, 480),
      taxes: z.enum(["included", "extra"], "write included or extra").optional(),
    }),
  ),
  bookingUrl: optional(https("https://calendly.com/harbourline/first-talk")),
  registeredBusiness: optional(
    z.strictObject({
      name: line("Harbourline Immigration Consulting Inc."),
      contacts: line("+1 902-444-0187 or office@harbourline.ca", 300),
    }),
  ),
  hours: optional(hours),
  languages: optional(
    languageTags.refine(
      (tags) => tags.some((tag) => languageAmong(siteLanguageCodes, tag)),
      "write en or fr as well: forms in other languages name the one in which you answer",
    ),
  ),
  registry: withDefault(https(register), register),
  registerReadOn: optional(pastDay),
  practice: optional(
    z.strictObject(
      {
        stopped: pastDay,
        sentence: z.strictObject({ en: line("…", 300).optional(), fr: line("…", 300).optional() }).optional(),
      },
      "write stopped and the day",
    ),
  ),
  copyrightYear: optional(wholeNumber(1900, 2100)),
  // TEST is the prefix in test mode.
  referencePrefix: optional(
    formed(/^(?!TEST$)[A-Z]{2,4}$/, "write two to four capitals, such as HI, but not TEST"),
  ),
  origin: origin("https://www.harbourline.ca"),
} satisfies Record<keyof FirmFacts | "practice", z.ZodType>;

export const deploymentSchemas = {
  worker: formed(/^[a-z][a-z0-9-]{0,50}$/, "write small letters, digits and hyphens, such as harbourline"),
  databaseId: withDefault(databaseId, "00000000-0000-0000-0000-000000000000"),
  jurisdiction: optional(z.enum(["us", "eu"], "write us or eu")),
  assessedOn: optional(pastDay),
  mailTo: z
    .array(email("amara@harbourline.ca"), "write a list of addresses")
    .min(1, "write at least one address"),
  mailFrom: email("website@leads.harbourline.ca"),
  timeZone: placeZone,
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
  ),
  deskLanguage: withDefault(siteLanguage, "en"),
  dailyMailHour: withDefault(wholeNumber(0, 23), 6),
  mailPerHour: withDefault(wholeNumber(0, 1000), 20),
  mailPerDay: withDefault(wholeNumber(121, 1000), 200),
  heartbeat: optional(yesOrNo),
  webhook: optional(yesOrNo),
  mailAlertTo: optional(email("harbourline.alerts@example.net")),
  otherChannel: optional(z.literal("none, and I know", 'write "none, and I know", or set one of the three')),
  leadsKeptDays: withDefault(wholeNumber(0, 36_500), 365),
  suspectsKeptDays: withDefault(wholeNumber(0, 36_500), 30),
  hstsDays: withDefault(wholeNumber(0, 730), 1),
  staging: optional(z.strictObject({ origin: origin("https://staging.harbourline.ca"), databaseId })),
};

export const partnersSchema = z.array(partner, "write a list of sites, each after a hyphen, or []");

/** Days on the clock of `timeZone`. */
export const absenceSchema = optional(
  z
    .strictObject({
      from: day,
      until: day,
      sentence: z.partialRecord(z.enum(languageCodes), line("We are back on January 4.", 300)).optional(),
    })
    .refine(({ from, until }) => from <= until, "write the first day, then the last"),
);

export type Deployment = z.output<z.ZodObject<typeof deploymentSchemas>>;
