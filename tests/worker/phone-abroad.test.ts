import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { isSiteLanguage, type Language, languageCodes } from "#lead/languages.ts";
import { readPhone } from "#phone/read-phone.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storedLeads, WorkerHarness } from "./support/worker-harness.ts";

const clocks = [
  "Asia/Dubai",
  "Europe/Istanbul",
  "Europe/Rome",
  "Europe/Berlin",
  "Asia/Tokyo",
  "Europe/Warsaw",
  "Europe/Prague",
  "Europe/Madrid",
  "America/Bogota",
  "Asia/Tehran",
  "America/Toronto",
  "America/New_York",
];

/** A mobile and a fixed number of countries where a language is at home, in E.164. */
const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: ["+919876543210", "+911123456789", "+2348031234567", "+639171234567", "+447400123456", "+442079460958"],
  fr: ["+33612345678", "+33142345678", "+237671234567", "+237222123456", "+212612345678", "+2250123456789"],
  es: ["+584141234567", "+582122345678", "+573001234567", "+525512345678", "+51912345678", "+541143215678"],
  pt: ["+5511912345678", "+551123456789", "+351912345678", "+351212345678", "+244923123456"],
  zh: ["+8613912345678", "+861012345678", "+85251234567", "+85221234567", "+886912345678"],
  ar: ["+201001234567", "+20223456789", "+966501234567", "+966112345678", "+963944567890", "+971501234567"],
  fa: ["+989123456789", "+982123456789", "+93701234567", "+93202345678"],
  pa: ["+919876543210", "+911723456789", "+923012345678", "+922123456789"],
  uk: ["+380671234567", "+380501234567", "+380442345678"],
  tl: ["+639171234567", "+63281234567", "+639351234567"],
};

const parse = (phone: string) => parsePhoneNumberFromString(phone, { extract: false });
const isMobile = (phone: string) => /MOBILE/.test(parse(phone)?.getType() ?? "");

/** As dialled at home, and without the zero before it. */
function spellings(phone: string) {
  const number = parse(phone);
  return number ? [number.formatNational(), number.nationalNumber] : [];
}

function shownCountry(language: Language, clock: string) {
  const country = countryOfZone(clock) ?? "CA";
  return isSiteLanguage(language) || country === "US" ? "CA" : country;
}

async function send(
  typed: string,
  country: string,
  timeZone: string,
  language: Language,
  answers: object = message,
) {
  const phoneEntry = { typed, country, chosen: false };
  const envelope = { phoneEntry, source: { timeZone }, language, test: true };
  const { status, reply } = await new WorkerHarness().post({ ...answers, phone: typed, ...envelope });
  const [error] = reply.errors ?? [];
  return { status, msg: error?.msg ?? "", phones: error?.choices?.map(({ phone }) => phone) ?? [] };
}

test.each(languageCodes.flatMap((language) => clocks.map((clock) => [language, clock] as const)))(
  "in %s at %s no number from home is sent as a stranger's without a question",
  async (language, clock) => {
    const shown = shownCountry(language, clock);
    for (const home of numbers[language])
      for (const typed of spellings(home)) {
        const where = `${typed} of ${home} under ${shown}`;
        const { status, msg, phones } = await send(typed, shown, clock, language);
        const read = readPhone(typed, shown);
        if (status === 200) {
          if (!("number" in read) || read.number === home) continue;
          // Unless it is a number of the country where they are: then mail and desk have both readings.
          expect.soft(read.isValid && (isMobile(read.number) || !isMobile(home)), where).toBe(true);
          expect.soft(shown === countryOfZone(clock) || read.calling === "1", where).toBe(true);
        } else {
          expect.soft(phones.length, where).toBeLessThanOrEqual(4);
          // English and French are at home in more countries than there are buttons.
          if (isSiteLanguage(language)) expect.soft([...phones, msg].join(), where).toMatch(/\+/);
          else expect.soft(phones, where).toContain(home);
        }
      }
  },
);

/** Numbers of the country where somebody is, which the form shows. */
const ofTheClock: readonly (readonly [clock: string, country: string, typed: string])[] = [
  ["Asia/Dubai", "AE", "050 123 4567"],
  ["Europe/Istanbul", "TR", "0532 123 45 67"],
  ["Europe/Rome", "IT", "312 345 6789"],
  ["Europe/Berlin", "DE", "01512 3456789"],
  ["Asia/Tokyo", "JP", "090-1234-5678"],
  ["Europe/Warsaw", "PL", "501 234 567"],
  ["Europe/Madrid", "ES", "612 34 56 78"],
  ["America/Bogota", "CO", "321 1234567"],
  ["America/Toronto", "CA", "778 555 0142"],
  ["America/Vancouver", "CA", "780 555 0142"],
  ["America/New_York", "CA", "905 555 0142"],
];

test.each(ofTheClock)(
  "at %s nobody is asked about a mobile number under %s, %s",
  async (clock, shown, typed) => {
    for (const language of languageCodes)
      expect([language, await send(typed, shown, clock, language)]).toMatchObject([
        language,
        { status: 200 },
      ]);
  },
);

test.each([
  ["uk", "Europe/Berlin", "DE", "067 123 45 67", "+380671234567"],
  ["fa", "Europe/Berlin", "DE", "0935 123 4567", "+989351234567"],
  ["en", "Asia/Dubai", "CA", "0917 123 4567", "+639171234567"],
  ["es", "America/Bogota", "CO", "0414 123 4567", "+584141234567"],
  ["ar", "Asia/Qatar", "QA", "0100 123 4567", "+201001234567"],
  ["fa", "Asia/Tehran", "IR", "070 123 4567", "+93701234567"],
  ["fr", "Europe/Berlin", "CA", "6 71 23 45 67", "+237671234567"],
] as const)("in %s at %s under %s, %s may be %s", async (language, clock, shown, typed, home) => {
  const { status, phones } = await send(typed, shown, clock, language);
  expect([status, phones]).toEqual([422, expect.arrayContaining([home])]);
});

test.each([
  ["en", "Zimbabwe", "071 234 5678", "+263712345678"],
  ["en", "I am Ghanaian", "024 123 4567", "+233241234567"],
  ["fr", "Haïti", "34 10 12 34", "+50934101234"],
  ["uk", "Молдова", "0621 12 345", "+37362112345"],
  ["zh", "我是日本人", "090-1234-5678", "+819012345678"],
] as const)("in %s the citizenship %s is a candidate for %s", async (language, citizenship, typed, home) => {
  const answers = { ...shortAssessment, citizenship };
  const { status, phones } = await send(typed, "DE", "Europe/Berlin", language, answers);
  expect([status, phones[0]]).toEqual([422, home]);
});

test("an unasked number of two countries has both readings in the mail and on the desk", async () => {
  const harness = new WorkerHarness();
  const phoneEntry = { typed: "501 234 567", country: "PL", chosen: false };
  const envelope = { phoneEntry, source: { timeZone: "Europe/Warsaw" }, language: "uk" };
  await harness.delivered({ ...message, phone: "+48501234567", ...envelope });
  const [lead] = await storedLeads();
  const desk = new DeskHarness();
  for (const page of [
    harness.mails[0]?.text ?? "",
    harness.mails[0]?.html ?? "",
    await desk.text(String(lead?.reference)),
  ]) {
    expect(page).toContain("Number read as Poland’s, by their clock.");
    expect(page).toContain("+380501234567");
  }
  expect(await desk.text("")).not.toContain("tel:");
});

test("a number that is only possible is offered after the valid ones, and of the language never", async () => {
  const answers = { ...shortAssessment, citizenship: "Poland" };
  // Possible, but not valid, in Poland; valid in Ukraine.
  const both = await send("099 123 45 67", "CA", "America/Toronto", "uk", answers);
  expect(both.phones).toEqual(["+380991234567", expect.stringMatching(/^\+48/)]);
  const { status, phones } = await send("011 123 45 67", "PL", "Europe/Warsaw", "uk");
  expect([status, phones]).toEqual([200, []]);
});

test("where no candidate fits, the refusal names the two other ways", async () => {
  const { status, msg, phones } = await send("0532 123 45", "CA", "America/Toronto", "tl");
  expect([status, phones]).toEqual([422, []]);
  expect(msg).toMatch(/bansa.*\+/);
});
