import { expect, test } from "vitest";
import { directionOf, languageCodes } from "#lead/languages.ts";
import { readPhone } from "#phone/read-phone.ts";
import { consultantWords } from "../../worker/consultant-words.ts";
import { message } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { sitePages } from "./support/site-pages.ts";
import { query, storedLeads, WorkerHarness } from "./support/worker-harness.ts";

interface Typed {
  typed: string;
  country?: string;
  chosen?: boolean;
  timeZone?: string;
  language?: string;
}

async function send({ typed, country = "CA", chosen = false, timeZone, language = "en" }: Typed) {
  const envelope = { phoneEntry: { typed, country, chosen }, source: { timeZone }, language };
  const { status, reply } = await new WorkerHarness().post({ ...message, phone: typed, ...envelope });
  return { status, choices: (reply.errors?.[0]?.choices ?? []).map(({ phone }) => phone) };
}

/** The number typed as at home, its right reading, its clock and its language. */
const abroad: readonly (readonly [typed: string, right: string, timeZone: string, language: string])[] = [
  ["0803 123 4567", "+2348031234567", "Africa/Lagos", "en"],
  ["0917 123 4567", "+639171234567", "Asia/Manila", "tl"],
  ["0912 345 6789", "+989123456789", "Asia/Tehran", "fa"],
  ["98765 43210", "+919876543210", "Asia/Kolkata", "pa"],
  ["050 123 4567", "+971501234567", "Asia/Dubai", "ar"],
  ["067 123 4567", "+380671234567", "Europe/Kyiv", "uk"],
  ["55 1234 5678", "+525512345678", "America/Mexico_City", "es"],
  ["139 1234 5678", "+8613912345678", "Asia/Shanghai", "zh"],
  ["11 91234 5678", "+5511912345678", "America/Sao_Paulo", "pt"],
  ["300 123 4567", "+573001234567", "America/Bogota", "es"],
  ["011 4321 5678", "+541143215678", "America/Argentina/Buenos_Aires", "es"],
];

test.each(abroad)(
  "%s, typed as at home under Canada, is asked about once: is it %s",
  async (typed, right, timeZone, language) => {
    // What is a number of the country where they are is not asked about.
    const isValidThere = readPhone(typed, "CA");
    const inCanada = "number" in isValidThere ? [] : [{ timeZone: "America/Toronto" }];
    for (const where of [{ timeZone }, ...inCanada, {}]) {
      const choices = expect.arrayContaining([right]);
      expect(await send({ typed, ...where, language })).toEqual({ status: 422, choices });
      // In English the right country may be one of too many to show; it is asked all the same.
      expect((await send({ typed, ...where })).status).toBe(422);
    }
    expect((await send({ typed, timeZone, language, chosen: true })).choices).toEqual([]);
  },
);

const [toronto, mexico] = ["America/Toronto", "America/Mexico_City"];
const atHome = "55 1234 5678";

test.each<[why: string, typed: Typed]>([
  ["a Canadian number", { typed: "604 555 0142", timeZone: toronto }],
  ["a Canadian number of somebody in Mexico who says so", { typed: "+1 604 555 0142", timeZone: mexico }],
  ["a number with +", { typed: `+52 ${atHome}`, timeZone: mexico }],
  ["the country of the clock", { typed: atHome, country: "MX", timeZone: mexico, language: "es" }],
  ["a French number of Québec", { typed: "514 555 0142", timeZone: toronto, language: "fr" }],
])("%s is not asked about", async (_, typed) => {
  expect(await send(typed)).toMatchObject({ status: 200 });
});

test("a client that does not send how the number was typed is never asked", async () => {
  const source = { timeZone: mexico };
  for (const phoneEntry of [undefined, atHome, { typed: 55, country: "CA" }, { typed: atHome }])
    await new WorkerHarness().accepted({ ...message, phone: "+15512345678", phoneEntry, source });
});

test("the answer of a question names country, code and number, in every language from the left", async () => {
  const phoneEntry = { typed: atHome, country: "US", chosen: false };
  const asked = { ...message, phone: "+15512345678", phoneEntry, source: { timeZone: mexico } };
  // Others come after that of their clock.
  for (const language of languageCodes) {
    const { reply } = await new WorkerHarness().post({ ...asked, language });
    const shown = directionOf(language)
      ? /^\S.* \(\u2066\+52\u2069\) \u206655 1234 5678\u2069$/
      : /^\S.*[(（]\+52[)）] ?55 1234 5678$/;
    const [error] = reply.errors ?? [];
    const [first] = error?.choices ?? [];
    const text = expect.stringMatching(shown);
    expect([error?.param, first]).toEqual(["phone", { country: "MX", phone: "+525512345678", text }]);
  }
});

test("what was typed is stored beside the number", async () => {
  const [phone, entry] = ["+525512345678", { typed: atHome, country: "MX", chosen: true }];
  await new WorkerHarness().accepted({ ...message, phone, phoneEntry: { ...entry, more: "dropped" } });
  const [lead] = await storedLeads();
  expect([lead?.answers.phone, lead?.phone_entry]).toEqual([phone, entry]);
});

test.each([
  ["no other", "+16045550142", false, {}],
  ["that of their clock", "+15512345678", true, { other: { number: "+525512345678", country: "MX" } }],
])("another reading of a number is judged at arrival and stored: %s", async (_, phone, isDoubtful, other) => {
  const phoneEntry = { typed: phone.slice(2), country: "CA", chosen: true };
  await new WorkerHarness().accepted({ ...message, phone, phoneEntry, source: { timeZone: mexico } });
  const [lead] = await storedLeads();
  expect(lead?.phone_reading).toEqual({ isDoubtful, ...other, countryFrom: "visitor" });
});

test("mail and desk show what was judged at arrival, and read nothing that was typed again", async () => {
  const desk = new DeskHarness();
  const phoneEntry = { typed: atHome, country: "CA", chosen: true };
  const body = { ...message, phone: "+15512345678", phoneEntry, source: { timeZone: mexico } };
  const other = "+525512345678";
  const first = await desk.delivered(body);
  const second = await desk.accepted({ ...body, body: "Another question" });
  await query("UPDATE leads SET phone_reading = NULL WHERE reference = ?", second);
  await desk.deliver();
  expect(desk.mails.map(({ text }) => text.includes(other))).toEqual([true, false]);
  const pages = await Promise.all([first, second].map((reference) => desk.open(`/desk/${reference}`)));
  const { phoneDoubt } = consultantWords({}).mails;
  const doubt = phoneDoubt.atHome(body.phone, other, "Mexico");
  expect(pages.map(({ text }) => text.includes(doubt))).toEqual([true, false]);
});

test("a plain form is asked once, with a choice for each country", async () => {
  const typed = { ...message, language: "es", phone: "55 1234 5678", phoneCountry: "CA" };
  const submit = (answer: Readonly<Record<string, string>>) =>
    new WorkerHarness({ ASSETS: sitePages }).submit({ ...typed, ...answer });
  const { status, page } = await submit({});
  expect(status).toBe(422);
  expect(page).toMatch(/<input type="radio" name="phoneChoice" value="MX"/);
  expect(page).toMatch(/name="phoneChosen"[^>]* value="true"/);
  expect((await submit({ phoneChosen: "true" })).status).toBe(303);
  expect((await submit({ phoneChosen: "true", phoneChoice: "MX" })).status).toBe(303);
  const phones = (await storedLeads()).map(({ answers }) => answers.phone);
  expect(phones).toEqual(["+15512345678", "+525512345678"]);
});
