import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { firm, registryIn, withoutDoubleStop } from "#content/firm/firm.ts";
import type { FirmFacts, Licensee } from "#content/firm/firm-facts.ts";
import { initialsOf } from "#content/firm/initials.ts";
import { latin } from "#lead/latin.ts";
import { fictionalFacts } from "#scripts/firm/fictional-facts.ts";
import { licensee } from "#scripts/firm/licensee-schema.ts";
import { missingFacts } from "#scripts/firm/missing-facts.ts";
import { readAgreement, readReply, replyFiles } from "#scripts/firm/read-texts.ts";
import { wordsIn } from "#words/words-in.ts";
import { identify, isReference, readReference } from "#worker/leads/identity.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { factsOf } from "../support/test-firm.ts";

describe("the firm", () => {
  const real = factsOf("example") as unknown as FirmFacts;
  const madeUp = factsOf("evermaple");
  const [first, second] = real.licensees as [Licensee, Licensee];
  const social = { name: "LinkedIn", href: "https://www.linkedin.com/company/harbourline" };

  test.each<readonly [string, object, readonly string[]]>([
    ["none", { social: [social] }, []],
    ["a number kept for films", { phone: "+1 (416) 555-0199" }, ["phone"]],
    ["an address among others", { social: [social, ...madeUp.social] }, ["social"]],
    ["a name", { licensees: [first, { ...second, name: "Robin Evermaple" }] }, ["licensees"]],
    ["a number", { licensees: [first, { ...second, number: "R000000" }] }, ["licensees"]],
    ["no officer's name", { privacyOfficer: { ...real.privacyOfficer, name: "" } }, ["privacyOfficer"]],
    ["no officer's address", { privacyOfficer: { ...real.privacyOfficer, email: "" } }, ["privacyOfficer"]],
    [
      "all",
      madeUp,
      ["name", "shortName", "phone", "email", "licensees", "privacyOfficer", "social", "origin"],
    ],
  ])("names what is still made up: %s", (_, facts, named) => {
    expect(fictionalFacts({ ...real, ...facts })).toEqual(named);
  });

  test.each([
    ["2027-04-15", {}, 0],
    ["2027-04-16", {}, 1],
    ["2027-04-16", { registeredBusiness: { name: "Maple Inc.", contacts: "hello@maple.ca" } }, 0],
    ["2027-04-16", { licensees: [{ ...first, regulator: "Law Society of Ontario" }] }, 0],
  ] as const)("on %s asks with %j for the business as the register shows it: %i", (today, given, asked) => {
    const missing = missingFacts(today, { ...real, ...given });
    expect(missing.filter((fact) => fact.startsWith("registeredBusiness"))).toHaveLength(asked);
  });

  test("names who lacks which fact", () => {
    const licensees = [
      { ...first, picture: "robin.webp" },
      { ...second, since: 2019 },
    ] as const;
    const missing = missingFacts("2026-11-27", { ...real, licensees });
    expect(missing).toContain(`licensees: languages, picture of ${second.name}`);
    expect(missing.join()).not.toContain(first.name);
  });

  test.each([
    ["L'Étoile & Nguyễn", "LN"],
    ["E\u0301tienne D'Arc", "ÉD"],
    ["360 Immigration (Halifax)", "3IH"],
  ])("the letters of %s are %s", (name, letters) => {
    expect(initialsOf(name).join("")).toBe(letters);
  });
});

test("French pages lead to the College's register in French, and to another register as it was given", () => {
  const college = "https://college-ic.ca/protecting-the-public/find-an-immigration-consultant";
  expect(registryIn("fr-CA", college)).toBe(`${college}?l=fr-CA`);
  expect(registryIn("en-CA", college)).toBe(college);
  expect(registryIn("fr-CA", "https://register.example/x")).toBe("https://register.example/x");
});

test("a sentence that ends with a name like ‘Maple Inc.’ has one full stop", () => {
  expect(withoutDoubleStop("This is Maple Inc.. Thank you.", "Maple Inc.")).toBe(
    "This is Maple Inc. Thank you.",
  );
  expect(withoutDoubleStop("This is Maple. Thank you.", "Maple")).toBe("This is Maple. Thank you.");
});

test("a name like ‘Maple Inc.’ ends an Arabic sentence with one full stop", () => {
  const name = "Maple Inc.";
  const greeting = withoutDoubleStop(wordsIn.ar.reply.opening.contact(name, "EM-1"), name);
  expect(greeting).toContain(`${latin(name)} `);
});

test("a reference is read with its prefix, without it, and under a former one", async () => {
  const own = `${firm.referencePrefix ?? "EM"}-7KQ2M9D4TR`;
  const typed = ["7kq2m9d4tr", "7KQ2 M9D4-TR", own.toLowerCase(), own.replace("-", " ")];
  expect(typed.map(readReference)).toEqual(typed.map(() => own));
  expect(readReference("zz-7kq2m-9d4tr")).toBe("ZZ-7KQ2M9D4TR");
  expect([own, "ZZ-7KQ2M9D4TR", "TEST-7KQ2M9D4TR"].map(isReference)).toEqual([true, true, false]);
  const made = { form: "contact", answers: {}, key: crypto.randomUUID(), now: 0 } as const;
  const { reference } = await identify({ secrets: [], ...made });
  expect(reference.slice(0, -10)).toBe(own.slice(0, -10));
});

const slips: Record<string, readonly [name: string, text: string, message: string][]> = parse(
  readFileSync("tests/unit/firm-texts.yaml", "utf8"),
);

test("a licensed person's address is read in small letters, as the desk knows who is signed in", () => {
  const person = { name: "Amara Okafor", number: "R512345", class: "RCIC" };
  expect(licensee.parse({ ...person, email: "Amara@Harbourline.ca" }).email).toBe("amara@harbourline.ca");
});

test("a reply has the language of its file's name", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "no.en.md"), "---\ntitle: Not for us\noffered: always\n---\nDear {name},\n");
  writeFileSync(join(folder, "no.es.md"), "---\ntitle: No\noffered: always\n---\nHola, {name}:\n");
  const reply = { id: "no", offered: "always" };
  expect(replyFiles(folder).map(readReply)).toMatchObject([
    { ...reply, language: "en" },
    { ...reply, language: "es" },
  ]);
});

test("an agreement names the regulator whose members it is for", () => {
  const file = join(temporaryFolder(), "agreement.notary.md");
  const write = (regulator: string) =>
    writeFileSync(file, `---\nregulator: ${regulator}\napprovedOn:\n---\nA\n* * *\nB\n`);
  write("chambre des notaires du québec");
  expect(readAgreement(file)).toMatchObject({
    regulator: "Chambre des notaires du Québec",
    en: "A",
    fr: "B",
  });
  write("Notaries");
  expect(() => readAgreement(file)).toThrow("line 2: regulator: write College, or one of: ");
});

for (const [kind, read] of [
  ["replies", (folder: string) => replyFiles(folder).map(readReply)],
  ["agreements", (folder: string) => readAgreement(join(folder, "agreement.md"))],
] as const)
  test.each(slips[kind] ?? [])(
    `a slip in ${kind} stops the build with its file and line: %s %j`,
    (name, text, message) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, name), text);
      expect(() => read(folder)).toThrow(`${join(folder, name)}, ${message}`);
    },
  );

test.each([
  ["both languages", "neither"],
  ["only its French", /(?<=^approvedOn:\n---\n).*(?=^\* \* \*$)/ms],
])("the product's draft of the agreement cannot be approved, with %s unchanged", (_, own) => {
  const file = join(temporaryFolder(), "agreement.md");
  const draft = readFileSync("tests/firm/evermaple/agreement.md", "utf8").replace(
    own,
    "Our agreement with {name}.\n\n",
  );
  writeFileSync(file, draft);
  expect(readAgreement(file).approvedOn).toBe("");
  writeFileSync(file, draft.replace(/^approvedOn:$/m, "approvedOn: 2026-11-23"));
  expect(() => readAgreement(file)).toThrow(
    `${file}, line 4: approvedOn: the text is still the product’s draft`,
  );
});
