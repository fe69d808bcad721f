import { describe, expect, test } from "vitest";
import { directionOf, languageCodes } from "#lead/languages.ts";
import { message } from "../support/filled.ts";
import { sitePages } from "./support/site-pages.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

interface Typed {
  readonly typed: string;
  readonly country?: string;
  readonly chosen?: boolean;
  readonly timeZone?: string;
  readonly language?: string;
}

/** Posts a message as the forms do, whose number was typed so. */
async function send({ typed, country = "CA", chosen = false, timeZone, language = "en" }: Typed) {
  const body = {
    ...message,
    phone: typed,
    phoneEntry: { typed, country, chosen },
    source: { timeZone },
    language,
  };
  const { status, reply } = await new WorkerHarness().post(body);
  const [error] = reply.errors ?? [];
  return { status, choices: (error?.choices ?? []).map(({ phone }) => phone) };
}

/** The number typed as at home, its right reading, its clock and its language. */
const abroad: readonly (readonly [typed: string, right: string, timeZone: string, language: string])[] = [
  ["0803 123 4567", "+2348031234567", "Africa/Lagos", "en"],
  ["0917 123 4567", "+639171234567", "Asia/Manila", "tl"],
  ["0912 345 6789", "+989123456789", "Asia/Tehran", "fa"],
  ["07400 123456", "+447400123456", "Europe/London", "en"],
  ["98765 43210", "+919876543210", "Asia/Kolkata", "pa"],
  ["050 123 4567", "+971501234567", "Asia/Dubai", "ar"],
  ["067 123 4567", "+380671234567", "Europe/Kyiv", "uk"],
  ["55 1234 5678", "+525512345678", "America/Mexico_City", "es"],
  ["139 1234 5678", "+8613912345678", "Asia/Shanghai", "zh"],
  ["11 91234 5678", "+5511912345678", "America/Sao_Paulo", "pt"],
  ["300 123 4567", "+573001234567", "America/Bogota", "es"],
  ["011 4321 5678", "+541143215678", "America/Argentina/Buenos_Aires", "es"],
];

describe("a number typed as at home under Canada", () => {
  test.each(abroad.map((row) => [...row] as const))("%s is asked about once: is it %s", async (...row) => {
    const [typed, right, timeZone, language] = row;
    const asked = await Promise.all([
      send({ typed, timeZone, language: "en" }),
      send({ typed, timeZone, language }),
      send({ typed, timeZone: "America/Toronto", language }),
      send({ typed, language }),
    ]);
    for (const { status, choices } of asked) expect({ status, choices }).toMatchObject({ status: 422 });
    for (const { choices } of asked) expect(choices).toContain(right);
    // In English the right country may be one of too many to show; it is asked all the same.
    for (const clock of [{ timeZone: "America/Toronto" }, {}])
      expect(await send({ typed, ...clock })).toMatchObject({ status: 422 });
    const kept = await send({ typed, timeZone, language, chosen: true });
    expect(kept.choices).toEqual([]);
  });
});

test.each<[why: string, typed: Typed]>([
  ["a Canadian number", { typed: "604 555 0142", timeZone: "America/Toronto" }],
  [
    "a Canadian number of somebody in Mexico who says so",
    { typed: "+1 604 555 0142", timeZone: "America/Mexico_City" },
  ],
  ["a number of New York by a clock there", { typed: "212 555 0142", timeZone: "America/New_York" }],
  ["a number with +", { typed: "+52 55 1234 5678", timeZone: "America/Mexico_City" }],
  [
    "a chosen country",
    { typed: "55 1234 5678", country: "US", chosen: true, timeZone: "America/Mexico_City" },
  ],
  [
    "the country of the clock",
    { typed: "55 1234 5678", country: "MX", timeZone: "America/Mexico_City", language: "es" },
  ],
  ["a French number of Québec", { typed: "514 555 0142", timeZone: "America/Toronto", language: "fr" }],
])("%s is not asked about", async (_, typed) => {
  expect(await send(typed)).toMatchObject({ status: 200 });
});

test("a client that does not tell how the number was typed is never asked", async () => {
  const source = { timeZone: "America/Mexico_City" };
  for (const phoneEntry of [
    undefined,
    "55 1234 5678",
    { typed: 55, country: "CA" },
    { typed: "55 1234 5678" },
  ])
    await new WorkerHarness().accepted({ ...message, phone: "+15512345678", phoneEntry, source });
});

test("the answer of a question names country, code and number, in every language from the left", async () => {
  const asked = {
    ...message,
    phone: "+15512345678",
    phoneEntry: { typed: "55 1234 5678", country: "US", chosen: false },
    source: { timeZone: "America/Mexico_City" },
  };
  for (const language of languageCodes) {
    const { reply } = await new WorkerHarness().post({ ...asked, language });
    expect(reply.errors).toHaveLength(1);
    expect(reply.errors?.[0]).toMatchObject({
      param: "phone",
      choices: [{ country: "MX", phone: "+525512345678" }],
    });
    const shown = directionOf(language)
      ? /^\S.* \(\u2066\+52\u2069\) \u206655 1234 5678\u2069$/
      : /^\S.* \(\+52\) 55 1234 5678$/;
    const inChinese = /^墨西哥（\+52）55 1234 5678$/;
    expect(reply.errors?.[0]?.choices?.[0]?.text).toMatch(language === "zh" ? inChinese : shown);
  }
});

test("what was typed is stored beside the number that it was read as", async () => {
  await new WorkerHarness().accepted({
    ...message,
    phone: "+525512345678",
    phoneEntry: { typed: "55 1234 5678", country: "MX", chosen: true, more: "dropped" },
  });
  const [row] = await rows();
  expect(JSON.parse(String(row?.answers)).phone).toBe("+525512345678");
  expect(JSON.parse(String(row?.phone_entry))).toEqual({
    typed: "55 1234 5678",
    country: "MX",
    chosen: true,
  });
});

test("a plain form is asked by a page with a choice for each country, and sent again as it stands it is kept", async () => {
  const typed = { ...message, language: "es", phone: "55 1234 5678", phoneCountry: "CA" };
  const submit = (answer: Readonly<Record<string, string>>) =>
    new WorkerHarness({ ASSETS: sitePages }).submit({ ...typed, ...answer });
  const { status, page } = await submit({});
  expect(status).toBe(422);
  expect(page).toMatch(/<input type="radio" name="phoneChoice" value="MX"/);
  expect(page).toMatch(/name="phoneChosen"[^>]* value="true"/);
  expect((await submit({ phoneChosen: "true" })).status).toBe(303);
  expect((await submit({ phoneChosen: "true", phoneChoice: "MX" })).status).toBe(303);
  expect((await rows()).map((row) => JSON.parse(String(row.answers)).phone)).toEqual([
    "+15512345678",
    "+525512345678",
  ]);
});
