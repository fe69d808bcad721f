import ICAL from "ical.js";
import vCard from "vcf";
import { describe, expect, test } from "vitest";
import { readerOf } from "#worker/desk/reader.ts";
import { vcard } from "#worker/desk/vcard.ts";
import type { ListedLead } from "#worker/leads/listed-lead.ts";

const reader = readerOf({} as never, "local", 0);

function cardOf(answers: ListedLead["answers"]) {
  return vcard({ reference: "EM-7KQ2M9D4TR", language: "uk", answers } as ListedLead, reader);
}

/** Readers of cards that programs use, with the name, number, address and note that they find. */
const readers = {
  "ical.js": (text: string) => {
    const card = new ICAL.Component(ICAL.parse(text));
    return ["fn", "tel", "email", "note"].map((name) => card.getFirstPropertyValue(name));
  },
  vcf: (text: string) => {
    const [card] = vCard.parse(text);
    return ["fn", "tel", "email", "note"].map((name) =>
      [card?.get(name)]
        .flat()[0]
        ?.valueOf()
        .replace(/\\([,;\\])/g, "$1"),
    );
  },
};

describe.each(Object.entries(readers))("the card of a lead as %s reads it", (_, read) => {
  test.each([
    [{ fullName: "Ana Núñez", phone: "+16045550142", email: "ana@example.com" }, ["+16045550142", ""]],
    [{ fullName: "王小明 \\ 李, 明", phone: "+8613800138000", email: "a@例子.中国" }, ["+8613800138000", ""]],
    [
      { fullName: `${"Марʼяна ".repeat(12)}К`, phone: "+380441234567", email: "m@example.com" },
      ["+380441234567", ""],
    ],
    [
      { fullName: "علی‌رضا", phone: "+16045550142 ext. 12", email: "a@example.com" },
      ["+16045550142", ", Phone +16045550142 ext. 12"],
    ],
  ])("has the name, the number to dial and the address of %o", (answers, [phone, extension]) => {
    expect(read(cardOf(answers))).toEqual([
      answers.fullName,
      phone,
      answers.email,
      `EM-7KQ2M9D4TR${extension}, Ukrainian`,
    ]);
  });
});
