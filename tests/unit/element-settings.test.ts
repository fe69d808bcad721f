import { expect, test } from "vitest";
import { exampleCode, partnerTexts } from "#lead/wire.ts";
import { isOn, readSettings } from "#widgets/element-settings.ts";
import { sourceOf } from "#widgets/source.ts";

const folder = "https://evermaple.example/widgets/v1/";
const settingsOf = (raw: Parameters<typeof readSettings>[0]) =>
  readSettings(raw, folder, "https://partner.example/");

test("a partner's texts are bounded, and empty ones are none", () => {
  const textsOf = (text: string) =>
    settingsOf(Object.fromEntries(partnerTexts.map((name) => [name, text]))).texts;
  expect(textsOf(` ${"x".repeat(120)}`).clientReference).toBe("x".repeat(100));
  expect(Object.values(textsOf(" file 7 "))).toEqual(partnerTexts.map(() => "file 7"));
  expect(textsOf(" ")).toEqual({});
});

test.each([
  [{}, { api: "https://evermaple.example/api", partner: undefined, defaultCountry: "CA", test: false }],
  [{ api: "https://leads.example/base" }, { api: "https://leads.example/base" }],
  [{ api: "/leads//" }, { api: "https://partner.example/leads" }],
  [{ api: "https://leads.example/?a#b" }, { api: "https://leads.example" }],
  [{ api: "javascript:alert(1)" }, { api: "https://evermaple.example/api" }],
  [{ partner: "maple-realty" }, { partner: "maple-realty" }],
  [{ partner: " Maple-Realty " }, { partner: "maple-realty" }],
  [{ partner: exampleCode }, { partner: undefined }],
  [{ partner: "Maple Realty & Sons!" }, { partner: undefined }],
  [{ defaultCountry: " gb" }, { defaultCountry: "GB" }],
  [{ defaultCountry: "nowhere" }, { defaultCountry: "CA" }],
  [{ test: true }, { test: true }],
])("the attributes %j are read as %j", (raw, settings) => {
  expect(settingsOf(raw)).toMatchObject(settings);
});

test("a lead names its campaign: that of the page, of the first query, and the partner's own", () => {
  const page = { protocol: "https:", origin: "https://partner.example", pathname: "/ask" };
  const at = (search: string, initial: string) =>
    sourceOf(
      { ...page, search } as Location,
      initial,
      "visa-contact-form",
      settingsOf({ partner: "maple-realty", campaign: "spring", clientReference: "7" }),
    );
  expect(at("", "?utm_source=letter&gclid=1")).toMatchObject({
    page: "https://partner.example/ask",
    partner: "maple-realty",
    campaign: "spring",
    clientReference: "7",
    utm: { utm_source: "letter" },
  });
  expect(at("", "")).toMatchObject({ widget: "visa-contact-form", version: "v1" });
  expect(at("?utm_source=fair", "?utm_source=letter").utm).toEqual({ utm_source: "fair" });
});

test.each([
  ["", true],
  ["test", true],
  ["FALSE", false],
  [" 0", false],
  ["no", false],
  ["off", false],
  ["null", false],
  ["undefined", false],
  [null, false],
])("test=%j is on: %s", (value, on) => {
  expect(isOn(value)).toBe(on);
});
