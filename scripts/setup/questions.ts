import { createInterface, type Interface } from "node:readline/promises";
import type { Hours } from "#content/firm-facts.ts";
import { siteLanguageCodes } from "#lead/languages.ts";
import { type Answers, complaintsOf } from "../firm/schema.ts";

interface Question {
  readonly key: string;
  readonly ask: string;
  /** Turns what is typed into the answer; one line as it is without it. */
  readonly read?: (typed: string) => unknown;
  readonly show?: (value: never) => string;
}

const number = (typed: string) => (/^-?\d+$/.test(typed) ? Number(typed) : typed);
/** A lone hyphen stands for none. */
const orNone =
  (read: (typed: string) => unknown = (typed) => typed) =>
  (typed: string) =>
    typed === "-" ? null : read(typed);
const list = (separator: string) => (typed: string) =>
  typed === "-" ? [] : typed.split(separator).map((part) => part.trim());
const parts = (typed: string) => typed.split(",").map((part) => part.trim());

interface Person {
  readonly name: string;
  readonly number: string;
  readonly class: string;
}

/** In the order in which they are asked. */
const questions: readonly Question[] = [
  { key: "name", ask: "The firm’s name, in full" },
  { key: "shortName", ask: "Its short name" },
  { key: "phone", ask: "Phone, as people read it (+1 902-444-0187)" },
  { key: "email", ask: "E-mail for visitors" },
  {
    key: "licensees",
    ask: "Licensed persons, as the register writes them: name, number, RCIC or RCIC-IRB; the next after a semicolon",
    read: (typed) =>
      typed.split(";").map((one) => {
        const [name = "", licence = "", licenceClass = "RCIC"] = parts(one);
        return { name, number: licence, class: licenceClass };
      }),
    show: (people: readonly Person[]) =>
      people.map(({ name, number: licence, class: kind }) => `${name}, ${licence}, ${kind}`).join("; "),
  },
  {
    key: "privacyOfficer",
    ask: "The person in charge of personal information: name, e-mail",
    read: (typed) => {
      const [name = "", email = ""] = parts(typed);
      return { name, email };
    },
    show: ({ name, email }: { name: string; email: string }) => `${name}, ${email}`,
  },
  {
    key: "address",
    ask: "Where people are received: street, city, two letters of the province, postal code; - where nobody is",
    read: orNone((typed) => {
      const [street = "", city = "", province = "", postalCode = ""] = parts(typed);
      return { street, city, province, postalCode };
    }),
    show: (address: Readonly<Record<string, string>>) => Object.values(address).join(", "),
  },
  {
    key: "social",
    ask: "Social pages: name and address, such as LinkedIn https://…; the next after a semicolon; - for none",
    read: (typed) =>
      list(";")(typed).map((one) => {
        const [name = "", href = ""] = one.split(/\s+/);
        return { name, href };
      }),
    show: (pages: readonly { name: string; href: string }[]) =>
      pages.map(({ name, href }) => `${name} ${href}`).join("; ") || "-",
  },
  {
    key: "replyDays",
    ask: "Business days within which every lead is answered; - to promise none",
    read: orNone(number),
  },
  {
    key: "consultation",
    ask: "A first consultation: Canadian dollars, minutes; - to show no price",
    read: orNone((typed) => {
      const [price = "", minutes = ""] = parts(typed);
      return { price: number(price), minutes: number(minutes) };
    }),
    show: ({ price, minutes }: { price: number; minutes: number }) => `${price}, ${minutes}`,
  },
  {
    key: "bookingUrl",
    ask: "The page of a booking service where a consultation is booked; - for none",
    read: orNone((typed) => typed),
  },
  {
    key: "hours",
    ask: "When somebody answers: first day, last day, from, to, time zone (Monday, Friday, 09:00, 17:00, America/Halifax); - to show no hours",
    read: orNone((typed) => {
      const [first = "", last = "", from = "", to = "", timeZone = ""] = parts(typed);
      return { days: [first, last], from, to, timeZone };
    }),
    show: ({ days, from, to, timeZone }: Hours) => [...days, from, to, timeZone].join(", "),
  },
  {
    key: "languages",
    ask: "Languages in which visitors may write and talk (en, fr, pa); - to promise none",
    read: orNone(parts),
    show: (languages: readonly string[]) => languages.join(", "),
  },
  { key: "origin", ask: "The site’s address (https://www.harbourline.ca)" },
  { key: "worker", ask: "A name for the worker at Cloudflare (harbourline)" },
  { key: "databaseId", ask: "The database’s id, once `wrangler d1 create` has printed it" },
  {
    key: "mailFrom",
    ask: "Sender of the mails to you, on a subdomain made for it (website@leads.harbourline.ca)",
  },
  {
    key: "mailTo",
    ask: "Who gets the leads; the next after a comma",
    read: list(","),
    show: (to: readonly string[]) => to.join(", "),
  },
  { key: "timeZone", ask: "Your time zone (America/Halifax)" },
  {
    key: "desk",
    ask: "Sign-in to the desk by Cloudflare Access: the team’s domain, the application’s audience tag; - for no desk yet",
    read: orNone((typed) => {
      const [teamDomain = "", audience = ""] = parts(typed);
      return { teamDomain, audience };
    }),
    show: ({ teamDomain, audience }: { teamDomain: string; audience: string }) =>
      `${teamDomain}, ${audience}`,
  },
  { key: "deskLanguage", ask: `Language of your mails and desk, ${siteLanguageCodes.join(" or ")}` },
  { key: "dailyMailHour", ask: "Hour of the daily mail, 0 to 23", read: number },
  {
    key: "heartbeatUrl",
    ask: "Ping address of a dead-man’s service such as healthchecks.io; - for none",
    read: orNone(),
  },
  { key: "webhookUrl", ask: "Where each lead is posted too; - for nowhere", read: orNone() },
  {
    key: "mailAlertTo",
    ask: "A second address at another provider, told when mail fails; - for none",
    read: orNone(),
  },
  {
    key: "otherChannel",
    ask: "Only where the last three are none: write “none, and I know”; - otherwise",
    read: orNone((typed) => typed.replace(/[“”"]/g, "")),
  },
  { key: "leadsKeptDays", ask: "Days after which leads are deleted; 0 keeps them for good", read: number },
  { key: "suspectsKeptDays", ask: "Days after which what looks like spam is deleted", read: number },
  { key: "hstsDays", ask: "Days of HSTS: 1 at first, 730 after a month without trouble", read: number },
  {
    key: "staging",
    ask: "A staging deployment: its address, its database’s id; - for none yet",
    read: orNone((typed) => {
      const [origin = "", databaseId = ""] = parts(typed);
      return { origin, databaseId };
    }),
    show: ({ origin, databaseId }: { origin: string; databaseId: string }) => `${origin}, ${databaseId}`,
  },
];

/** Asks one question after the other; Enter keeps what stands. `fictional` are the keys whose value is made up. */
export async function askAll(present: Answers, fictional: readonly string[]): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, unknown> = {};
  // A closed input ends the questions; what was answered until then counts.
  const closed = new Promise<"closed">((done) => terminal.once("close", () => done("closed")));
  try {
    for (const question of questions) {
      const answer = await Promise.race([closed, ask(terminal, question, present, fictional)]);
      if (answer === "closed") break;
      if (answer !== undefined) answers[question.key] = answer.value;
    }
  } finally {
    terminal.close();
  }
  return answers;
}

async function ask(
  terminal: Interface,
  { key, ask: asked, read = (typed) => typed, show = String }: Question,
  present: Answers,
  fictional: readonly string[],
): Promise<{ readonly value: unknown } | undefined> {
  const value = present[key];
  const stands = value === undefined ? "none" : show(value as never);
  const mark = fictional.includes(key) ? " (FICTIONAL)" : "";
  for (;;) {
    const typed = (await terminal.question(`\n${asked}\n  now: ${stands}${mark}\n> `)).trim();
    if (typed === "") return undefined;
    const answer = read(typed);
    const complaints = complaintsOf({ [key]: answer });
    if (complaints.length === 0) return { value: answer };
    for (const complaint of complaints) console.log(`  ${complaint}`);
  }
}
