import { expect, test } from "vitest";
import { absenceIn, withAbsence } from "#content/firm/absence.ts";
import type { BoundedAbsence } from "#content/firm/firm-facts.ts";
import { languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";

const holiday: BoundedAbsence = {
  from: "2026-12-24",
  until: "2027-01-03",
  sentence: { fr: "De retour le 4 janvier." },
  delaysFrom: Date.parse("2026-12-23T04:00Z"),
  begins: Date.parse("2026-12-24T04:00Z"),
  ends: Date.parse("2027-01-04T04:00Z"),
};

test.each(languageCodes)(
  "an absence is announced in %s with both days, or with the firm's own sentence",
  (code) => {
    const notice = absenceIn(wordsIn[code], holiday)?.text;
    if (code === "fr") expect(notice).toBe(holiday.sentence?.fr);
    else for (const part of ["24", "2026", "3", "2027"]) expect(notice).toContain(part);
  },
);

test.each([
  ["before its first day", holiday.begins - 1, false],
  ["from its first moment", holiday.begins, true],
  ["until the end of its last day", holiday.ends - 1, true],
  ["after it", holiday.ends, false],
])("the answer to a form %s mentions an absence or not", (_, now, isMentioned) => {
  const message = withAbsence("Thank you.", wordsIn.en, { planned: holiday, now });
  expect(message === "Thank you.").toBe(!isMentioned);
});
