import { describe, expect, test } from "vitest";
import { fictionalFacts, firm } from "#content/firm.ts";
import { menu } from "#content/menu.ts";
import { otherContents, pageContents } from "../support/page-contents.ts";

describe("the firm", () => {
  const real = {
    name: "North Shore Immigration",
    shortName: "North Shore",
    phone: "+1 604-224-0187",
    email: "office@northshore-immigration.ca",
    licensee: { name: "Amara Okafor", number: "R512345", class: "RCIC" },
    registry: firm.registry,
    social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/northshore-immigration" }],
    origin: "https://northshore-immigration.ca",
  } as const;

  // Own samples, not the file's values: these claims must still hold once the practice's facts are in.
  const madeUp = {
    name: "Evermaple Immigration",
    shortName: "Evermaple",
    phone: "+1 604-555-0142",
    email: "hello@evermaple.example",
    licensee: { name: "Robin Evermaple", number: "R000000", class: "RCIC" },
    registry: firm.registry,
    social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/evermaple.example" }],
    origin: "https://www.evermaple.example",
  } as const;

  test("names every fact that is still made up", () => {
    expect(fictionalFacts(madeUp)).toEqual([
      "name",
      "shortName",
      "phone",
      "email",
      "licensee",
      "social",
      "origin",
    ]);
  });

  test("is ready once every fact is real", () => {
    expect(fictionalFacts(real)).toEqual([]);
  });

  test("finds one forgotten fact among real ones", () => {
    expect(fictionalFacts({ ...real, phone: "+1 (416) 555-0199" })).toEqual(["phone"]);
    expect(fictionalFacts({ ...real, social: [...real.social, ...madeUp.social] })).toEqual(["social"]);
    for (const forgotten of [{ name: "Robin Evermaple" }, { number: "R000000" }])
      expect(fictionalFacts({ ...real, licensee: { ...real.licensee, ...forgotten } })).toEqual(["licensee"]);
  });

  test("is dialled under the number it shows", () => {
    expect(firm.phoneHref).toMatch(/^tel:\+\d{8,15}$/);
    expect(firm.phoneHref.replace(/\D/g, "")).toBe(firm.phone.replace(/\D/g, ""));
  });

  test("stands nowhere else in the content", () => {
    const texts = JSON.stringify([menu, pageContents, otherContents]);
    for (const fact of [firm.shortName, firm.phone, firm.email, firm.licensee.number])
      expect(texts).not.toContain(fact);
  });
});
