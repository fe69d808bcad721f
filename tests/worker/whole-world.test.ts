import { allLocales, Faker, type LocaleDefinition } from "@faker-js/faker";
import { expect, test } from "vitest";
import type { Language } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import { unacceptable } from "../../worker/intake/refusal-error.ts";
import { schemas } from "../../worker/intake/schema.ts";
import { message } from "../support/filled.ts";
import { naughtyStrings } from "./support/naughty-strings.ts";

function accepts(change: Readonly<Record<string, string>>) {
  return schemas.contact.safeParse({ ...message, ...change }).success;
}

test("names and addresses of every locale of faker are accepted", () => {
  for (const locale of Object.values(allLocales as Record<string, LocaleDefinition>)) {
    const { person, internet } = new Faker({ locale: [locale, allLocales.en, allLocales.base], seed: 42 });
    for (let at = 0; at < 20; at += 1) {
      const answers = { fullName: person.fullName(), email: internet.email() };
      expect(accepts(answers), JSON.stringify(answers)).toBe(true);
    }
  }
});

const scripts =
  "Adlam Arabic Armenian Balinese Bamum Batak Bengali Bopomofo Buginese Canadian_Aboriginal Chakma Cham Cherokee Coptic Cyrillic Deseret Devanagari Ethiopic Georgian Gothic Greek Gujarati Gurmukhi Han Hangul Hanifi_Rohingya Hanunoo Hebrew Hiragana Javanese Kannada Katakana Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam Mandaic Meetei_Mayek Miao Mongolian Myanmar New_Tai_Lue Nko Ol_Chiki Oriya Osage Rejang Samaritan Saurashtra Sinhala Sundanese Syriac Tagalog Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan Tifinagh Vai Wancho Warang_Citi Yi".split(
    " ",
  );
const characters = Array.from({ length: 0x1f000 }, (_, code) => String.fromCodePoint(code));

test.each(scripts)("a name in the letters and marks of %s is accepted", (script) => {
  const inside = new RegExp(`^(?=[\\p{L}\\p{M}])\\p{Script=${script}}$`, "u");
  const letters = characters.filter((character) => inside.test(character)).slice(0, 24);
  expect(letters.length).toBeGreaterThan(10);
  expect(accepts({ fullName: letters.join("") })).toBe(true);
});

test.each<[string, RegExp, Language?]>([
  ["6045550142", /country code/],
  ["+1 604 555 0142 0142", /too long for Canada \(\+1\)/],
  ["+44 12345", /too short for United Kingdom \(\+44\)/],
  // The worker's own `Intl` has no Punjabi.
  ["+91 12345", /ਭਾਰਤ \(\+91\)/, "pa"],
  ["call me", /in digits/],
])("the phone number %s is refused with what to do", (phone, msg, language = "en") => {
  const result = schemas.contact.safeParse({ ...message, phone });
  const refusal = unacceptable(forms[language].contact, result.error?.issues ?? [], language);
  expect(refusal.errors(language)[0]?.msg).toMatch(msg);
});

test("every naughty string that says anything is kept as a message", () => {
  for (const body of naughtyStrings as readonly string[]) {
    const { data } = schemas.contact.safeParse({ ...message, body });
    const text = body.normalize("NFC").replace(/[^\P{Cc}\t\n\r]/gu, "");
    const isBlank = /^[\p{Z}\p{Cc}\p{Cf}]*$/u.test(body);
    expect(data?.answers.body, JSON.stringify(body)).toBe(isBlank ? undefined : text.trim());
  }
});
