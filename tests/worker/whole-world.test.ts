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

test("a name in the letters and marks of any script is accepted", () => {
  const letters = Array.from({ length: 0x1f000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /[\p{L}\p{M}]/u.test(character),
  );
  for (let at = 0; at < letters.length; at += 24) {
    const fullName = letters.slice(at, at + 24).join("");
    expect(accepts({ fullName }), fullName).toBe(true);
  }
});

test.each<[string, RegExp, Language?]>([
  ["6045550142", /country code/],
  ["+1 604 555 0142 0142", /too long for Canada \(\+1\)/],
  ["+44 12345", /too short for United Kingdom \(\+44\)\. Please check its digits and its country\.$/],
  // The worker's own `Intl` has no Punjabi.
  ["+91 12345", /ਭਾਰਤ \(\+91\)/, "pa"],
  ["call me", /in digits/],
])("the phone number %s is refused with what to do", (phone, msg, language = "en") => {
  const result = schemas.contact.safeParse({ ...message, phone });
  const refusal = unacceptable(forms[language].contact, result.error?.issues ?? [], language);
  expect(refusal.errors(language)[0]?.msg).toMatch(msg);
});

test("every naughty string that says anything is kept as a message", () => {
  for (const body of naughtyStrings) {
    const { data } = schemas.contact.safeParse({ ...message, body });
    const text = body.normalize("NFC").replace(/[^\P{Cc}\t\n\r]/gu, "");
    const isBlank = /^[\p{Z}\p{Cc}\p{Cf}]*$/u.test(body);
    expect(data?.answers.body, JSON.stringify(body)).toBe(isBlank ? undefined : text.trim());
  }
});
