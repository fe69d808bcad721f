import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longestTitle } from "#content/firm.ts";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { readFirmFile } from "#scripts/firm/read-firm.ts";
import { complaintsOf, deploymentSchemas, factSchemas, longestShortName } from "#scripts/firm/schema.ts";
import { answered, withValues } from "#scripts/setup/firm-files.ts";
import { mailRecords } from "#scripts/setup/mail-records.ts";
import { otherContents, pageContents } from "../support/page-contents.ts";

const answers = JSON.parse(readFileSync("docs/examples/setup-answers.json", "utf8"));

test("the example is a firm unlike the product's, and every answer of it is taken", () => {
  expect(complaintsOf(answers)).toEqual([]);
  expect(answers.name.length).toBeGreaterThan(40);
  expect(answers.licensees).toHaveLength(2);
  expect(answers.social).toEqual([]);
  expect(answers.timeZone).not.toBe("America/Vancouver");
});

test.each<[object, RegExp]>([
  [{ phone: "902-444-0187" }, /^phone: write it as people read it, with the country first/],
  [{ email: "office" }, /^email: write an address such as /],
  [{ shortName: "x".repeat(longestShortName + 1) }, /^shortName: write at most 24 letters/],
  [{ licensees: [{ name: "A", number: "512345", class: "RCIC" }] }, /^licensees\.0\.number: .*R512345/],
  [
    { licensees: [{ name: "A", number: "R512345", class: "RCIC", picture: "none.webp" }] },
    /^licensees\.0\.picture: put the file into firm\/public\/pictures first/,
  ],
  [{ privacyOfficer: { name: "", email: "a@b.ca" } }, /^privacyOfficer\.name: write it/],
  [{ address: { ...answers.address, postalCode: "B3J0A2" } }, /^address\.postalCode: write it as in B3J 0A2/],
  [{ origin: "https://www.harbourline.ca/" }, /^origin: .* without a slash at the end/],
  [{ databaseId: "database_id = 4c1f" }, /^databaseId: write the id alone/],
  [{ mailTo: ["a@b.ca, c@d.ca"] }, /^mailTo\.0: write an address/],
  [{ timeZone: "Halifax" }, /^timeZone: write a name such as America\/Halifax/],
  [{ replyDays: 0 }, /^replyDays: write a whole number from 1 to 30/],
  [{ colour: "red" }, /^colour: there is no such question\. There are name, /],
])("%j is answered with what to write", (slip, told) => {
  expect(complaintsOf({ ...answers, ...slip })).toEqual([expect.stringMatching(told)]);
});

test.each<[Parameters<typeof readFirmFile>[0], string, string]>([
  ["facts", "# Ours\nphone: 604", "firm/facts.yaml, line 2: phone: write +1 902"],
  ["facts", "fax: 604", "firm/facts.yaml, line 1: there is no fax; there are name, "],
  ["partners", "- name: A\n  origin: a.ca", "firm/partners.yaml, line 2: 0.origin: write scheme and host"],
  ["praise", "en:\n  testimonials:\n    - name: A\n  - b", "firm/praise.yaml, line "],
  [
    "reviews",
    "languages:\n  de: {}",
    "firm/reviews.yaml, line 2: languages: write codes of languages: en, fr",
  ],
])("a mistake in %s.yaml is told with its line: %j", (file, text, told) => {
  expect(() => readFirmFile(file, text)).toThrow(told);
});

test("setup keeps the comments of a file, its order, and whatever it did not ask for", () => {
  const text = "# Ours\nname: A # short\nphone: +1 604-555-0142\n";
  expect(withValues(text, new Map([["phone", "+1 604-555-0143"]]))).toBe(text.replace("0142", "0143"));
});

const before = { facts, deployment };

test("the same answers again change nothing", () => {
  const once = answered(before, answers);
  expect(once.facts).toMatchObject({ name: answers.name, licensees: answers.licensees });
  expect(once.deployment).toMatchObject({ worker: answers.worker, staging: answers.staging });
  expect(answered(once, answers)).toEqual(once);
});

test("an answer changes what it names alone, and null takes one away", () => {
  const once = answered(before, answers);
  const twice = answered(once, { phone: "+1 902-444-0188", address: null });
  const { address: _, ...rest } = once.facts;
  expect(twice.facts).toEqual({ ...rest, phone: "+1 902-444-0188" });
  expect(twice.deployment).toEqual(once.deployment);
});

test("what the folder holds could have been answered", () => {
  expect(complaintsOf({ ...facts, ...deployment }).filter((told) => !/^(licensees|mail)/.test(told))).toEqual(
    [],
  );
  for (const key of Object.keys({ ...facts, ...deployment }))
    expect({ ...factSchemas, ...deploymentSchemas }).toHaveProperty(key);
});

test("every page's title has room for the longest short name", () => {
  const titles = [...pageContents, ...otherContents].map(({ title }) => title);
  const longest = Math.max(...titles.map(({ length }) => length));
  expect(longest + " | ".length + longestShortName).toBeLessThanOrEqual(longestTitle);
});

test("the sender's records are looked up, and a name server that does not answer is no fault", async () => {
  const there = async (name: string) =>
    name.startsWith("cf-bounce.") ? [["v=spf1 include:_spf.mx.cloudflare.net ~all"]] : Promise.reject(fault);
  const fault = Object.assign(new Error("no"), { code: "ENOTFOUND" });
  expect(await mailRecords("leads.harbourline.ca", there)).toEqual([
    expect.stringMatching(/^✓ SPF/),
    expect.stringMatching(/^✗ DKIM: .* has no such record yet/),
    expect.stringMatching(/^✗ DMARC/),
  ]);
  const silent = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
  expect((await mailRecords("leads.harbourline.ca", silent)).every((line) => line.startsWith("? "))).toBe(
    true,
  );
});
