import { existsSync } from "node:fs";
import { z } from "zod";
import type { Day } from "#content/day.ts";
import { type FirmFacts, weekdays } from "#content/firm-facts.ts";
import { languageCodes, siteLanguageCodes } from "#lead/languages.ts";
import { isTimeZone } from "#lead/local-time.ts";
import type { Deployment } from "#scripts/deploy/deployment.ts";

/** In letters. */
export const longestShortName = 24;

// One schema for each file of the firm's, by which setup's answers are judged too.

const line = (example: string, most = 120) =>
  z
    .string(`write it in quotes, such as "${example}"`)
    .trim()
    .min(1, `write it, such as "${example}"`)
    .max(most, `write at most ${most} letters`);
const email = (example: string) =>
  z
    .string(`write an address such as ${example}`)
    .regex(/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/, `write an address such as ${example}`);
const https = (example: string) =>
  z
    .string(`write an address such as ${example}`)
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, `write an address that begins with https://, such as ${example}`);
const origin = (example: string) =>
  z
    .string(`write ${example}`)
    .regex(
      /^https:\/\/[a-z0-9.-]+\.[a-z]+$/,
      `write scheme and host in small letters without a slash at the end, such as ${example}`,
    );
const databaseId = z
  .string("write the id")
  .regex(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    "write the id alone, such as 4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11, not the block around it",
  );
const whole = (least: number, most: number) => {
  const says = `write a whole number from ${least} to ${most}`;
  return z.int(says).min(least, says).max(most, says);
};
/** `null` takes the answer away. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullable();

const languageTags = z
  .array(
    z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, "write tags such as en, fr or pa"),
    'write ["en", "fr"]',
  )
  .min(1, "write at least one language");
const timeOfDay = z.string("write 09:00").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write 09:00");

const licensee = z.strictObject({
  name: line("Amara Okafor"),
  number: z
    .string("write it as the register does, such as R512345")
    .regex(/^R\d{6}$/, "write it as the register does, such as R512345"),
  class: z.enum(["RCIC", "RCIC-IRB"], "write RCIC or RCIC-IRB"),
  since: whole(1970, 2100).optional(),
  languages: languageTags.optional(),
  quebecRegister: line("the number in the Québec register of immigration consultants").optional(),
  picture: z
    .string("write robin.webp")
    .regex(/^[\w-]+\.(webp|jpg|png)$/, "write the name of a file in firm/public/pictures, such as robin.webp")
    .refine(
      (name) => existsSync(`firm/public/pictures/${name}`),
      "put the file into firm/public/pictures first",
    )
    .optional(),
});

type Schemas<T> = Readonly<Record<keyof T, z.ZodType>>;

export const factSchemas = {
  name: line("Harbourline Immigration Consulting Services"),
  // The longest title of a page keeps room for it before search engines cut.
  shortName: line("Harbourline", longestShortName),
  phone: z
    .string("write +1 902-444-0187")
    .regex(
      /^\+\d[\d ()-]{6,20}\d$/,
      "write it as people read it, with the country first, such as +1 902-444-0187",
    ),
  email: email("office@harbourline.ca"),
  address: optional(
    z.strictObject({
      street: line("1650 Lower Water Street"),
      city: line("Halifax"),
      province: z.string().regex(/^[A-Z]{2}$/, "write two capitals, such as NS"),
      postalCode: z.string().regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, "write it as in B3J 0A2"),
    }),
  ),
  licensees: z.array(licensee, "write a list of persons").min(1, "write at least one person"),
  privacyOfficer: z.strictObject(
    { name: line("Amara Okafor"), email: email("privacy@harbourline.ca") },
    "write name and email",
  ),
  replyDays: optional(whole(1, 30)),
  consultation: optional(z.strictObject({ price: whole(0, 10_000), minutes: whole(5, 480) })),
  bookingUrl: optional(https("https://calendly.com/harbourline/first-talk")),
  registeredBusiness: optional(
    z.strictObject({
      name: line("Harbourline Immigration Consulting Inc."),
      contacts: line("+1 902-444-0187, office@harbourline.ca", 300),
    }),
  ),
  hours: optional(
    z.strictObject({
      days: z.tuple([z.enum(weekdays, "write Monday"), z.enum(weekdays, "write Friday")], "write two days"),
      from: timeOfDay,
      to: timeOfDay,
      timeZone: z.string("write America/Halifax").refine(isTimeZone, "write a name such as America/Halifax"),
    }),
  ),
  languages: optional(languageTags),
  registry: https("https://college-ic.ca/protecting-the-public/find-an-immigration-consultant"),
  social: z.array(
    z.strictObject({
      name: z.enum(
        ["Facebook", "Instagram", "Twitter", "LinkedIn"],
        "write Facebook, Instagram, Twitter or LinkedIn",
      ),
      href: https("https://www.linkedin.com/company/harbourline"),
    }),
    "write a list, or [] for none",
  ),
  origin: origin("https://www.harbourline.ca"),
} satisfies Schemas<FirmFacts>;

export const deploymentSchemas = {
  worker: z
    .string("write harbourline")
    .regex(/^[a-z][a-z0-9-]{0,50}$/, "write small letters, digits and hyphens, such as harbourline"),
  databaseId,
  mailFrom: email("website@leads.harbourline.ca"),
  mailTo: z
    .array(email("amara@harbourline.ca"), "write a list of addresses")
    .min(1, "write at least one address"),
  timeZone: z.string("write America/Halifax").refine(isTimeZone, "write a name such as America/Halifax"),
  desk: optional(
    z.strictObject({
      teamDomain: z
        .string("write harbourline.cloudflareaccess.com")
        .regex(
          /^[a-z0-9-]+\.cloudflareaccess\.com$/,
          "write the team’s domain, such as harbourline.cloudflareaccess.com",
        ),
      audience: z
        .string("write the application’s audience tag")
        .regex(/^[0-9a-f]{64}$/, "write the 64 letters and digits of the application’s audience tag (AUD)"),
    }),
  ),
  deskLanguage: z.enum(siteLanguageCodes, `write ${siteLanguageCodes.join(" or ")}`),
  dailyMailHour: whole(0, 23),
  mailPerHour: whole(0, 1000),
  mailPerDay: whole(121, 1000),
  heartbeatUrl: optional(https("https://hc-ping.com/0f7b…")),
  webhookUrl: optional(https("https://crm.harbourline.ca/leads")),
  mailAlertTo: optional(email("harbourline.alerts@example.net")),
  otherChannel: optional(z.literal("none, and I know", 'write "none, and I know", or set one of the three')),
  leadsKeptDays: whole(0, 36_500),
  suspectsKeptDays: whole(0, 36_500),
  hstsDays: whole(0, 730),
  staging: optional(z.strictObject({ origin: origin("https://staging.harbourline.ca"), databaseId })),
} satisfies Schemas<Deployment>;

const day = z.iso.date("write a day such as 2026-11-23") as z.ZodType<Day>;

const partnerSchema = z.strictObject({
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

const praiseSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: line("Adaeze"),
        country: line("Nigeria"),
        body: line("…", 600),
        approvedOn: day,
      }),
    )
    .default([]),
  gauges: z
    .array(
      z.strictObject({
        label: line("Our Satisfied Customers"),
        percent: whole(0, 100),
        source: line("Asked of 120 clients in 2026", 200),
      }),
    )
    .default([]),
});

const reviewSchema = z.strictObject({
  reviewedBy: line("Marie Tremblay"),
  reviewedOn: day,
});

/** What each file of firm/ holds. */
export const fileSchemas = {
  facts: fileOf(factSchemas),
  deployment: fileOf(deploymentSchemas),
  partners: z.array(partnerSchema, "write a list of sites, or []"),
  praise: byLanguage(praiseSchema),
  reviews: z.strictObject({
    languages: byLanguage(reviewSchema).default({}),
    facts: z.record(z.string(), day).default({}),
  }),
};

function byLanguage<T extends z.ZodType>(schema: T) {
  return z.partialRecord(
    z.enum(languageCodes),
    schema,
    `write codes of languages: ${languageCodes.join(", ")}`,
  );
}

/** A file in which whatever may be answered by `null` may be left out. */
function fileOf(schemas: Readonly<Record<string, z.ZodType>>) {
  const shape = Object.entries(schemas).map(([key, schema]) => [
    key,
    schema instanceof z.ZodNullable ? schema.optional().transform((value) => value ?? undefined) : schema,
  ]);
  return z.strictObject(Object.fromEntries(shape), {
    error: ({ code, keys }) =>
      code === "unrecognized_keys"
        ? `there is no ${(keys as string[]).join(", ")}; there are ${Object.keys(schemas).join(", ")}`
        : undefined,
  });
}

export type Answers = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<string, z.ZodType>> = { ...factSchemas, ...deploymentSchemas };

/** Returns the complaints about answers, a line each that says what to write; empty where all is well. */
export function complaintsOf(answers: Answers): readonly string[] {
  return Object.entries(answers).flatMap(([key, answer]) => {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    if (schema === undefined)
      return [`${key}: there is no such question. There are ${Object.keys(schemas).join(", ")}.`];
    const { error } = schema.safeParse(answer);
    return (error?.issues ?? []).map(({ path, message }) => `${[key, ...path].join(".")}: ${message}`);
  });
}
