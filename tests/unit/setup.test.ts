import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { longestTitle } from "#content/firm/firm.ts";
import { squarePhotographs } from "#scripts/build/photographs.ts";
import { deploymentSchemas, factSchemas, longestShortName } from "#scripts/firm/answers.ts";
import { readText } from "#scripts/firm/read-file.ts";
import { pathOf, readFirmFile } from "#scripts/firm/read-firm.ts";
import { reviewsOf } from "#scripts/firm/schema.ts";
import { judge, schemas, withValue, withValues } from "#scripts/setup/firm-files.ts";
import { type InterviewDraft, interview, proposed } from "#scripts/setup/interview.ts";
import { readTyped, readWords, showTyped } from "#scripts/setup/typed.ts";
import { otherContents, pageContents } from "../support/page-contents.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const answers = JSON.parse(readFileSync("docs/examples/setup-answers.json", "utf8"));

test("the example is a firm unlike the product's, and every answer of it is taken", () => {
  expect(judge({}, answers).complaints).toEqual([]);
  expect(answers.name.length).toBeGreaterThan(40);
  expect(answers.licensees).toHaveLength(2);
  expect(answers.social).toEqual([]);
  expect(answers.timeZone).not.toBe("America/Vancouver");
});

const person = { name: "Amara Okafor", number: "R512345", class: "RCIC" };

test.each<[object, RegExp]>([
  [{ phone: "+1 403-602-447" }, /^phone: write a number that can be called/],
  [{ name: "Maple\nBcc: x" }, /^name: write one line/],
  [{ licensees: [person, { ...person, name: "Jean" }] }, /^licensees: write each number once/],
  [{ hours: { days: ["Monday", "Friday"], from: "22:00", to: "02:00" } }, /^hours: write when you open/],
  [{ email: "office" }, /^email: write an address in plain letters, such as /],
  [{ licensees: [{ ...person, number: "512345" }] }, /^licensees: Amara Okafor: number: .*R512345/],
  [
    { licensees: [{ ...person, picture: "none.webp" }] },
    /^licensees: Amara Okafor: picture: put the file into firm\/pictures first/,
  ],
  [
    { address: { ...answers.address, postalCode: "B3J-OA2" } },
    /^address: postalCode: write it as in B3J 0A2/,
  ],
  [
    { address: { ...answers.address, province: "ON" } },
    /^address: write province and postal code of one place/,
  ],
  [{ name: "Maple 🍁" }, /^name: write it without an emoji/],
  [{ origin: "https://www.harbourline.ca/" }, /^origin: .* without a slash at the end/],
  [{ mailTo: ["a@b.ca, c@d.ca"] }, /^mailTo: number 1: write an address/],
  [{ timeZone: "MST" }, /^timeZone: write a place, .* knows no summer time/],
  [{ replyDays: 0 }, /^replyDays: write a whole number from 1 to 30/],
  [{ absence: { from: "2026-12-24", until: "2026-12-01" } }, /^absence: write the first day, then the last/],
  [{ absence: { from: "2024-12-24", until: "2025-01-03" } }, /^absence: write days to come/],
  [{ colour: "red" }, /^colour: there is no such question\. There are name, /],
])("%j is answered with what to write", (slip, message) => {
  expect(judge({}, { ...answers, ...slip }).complaints).toEqual([expect.stringMatching(message)]);
});

const span = { days: ["Monday", "Friday"], from: "09:00", to: "17:00" };
const place = { street: "A", city: "B", province: "NS", postalCode: "B3J 0A2" };
const saturday = { days: ["Saturday", "Saturday"], from: "10:00", to: "13:00" };

test.each<[keyof typeof schemas, unknown, unknown]>([
  ["address", { ...answers.address, province: "ns", postalCode: "b3j 0a2" }, answers.address],
  ["hours", { ...span, from: "9:00", to: "5 pm" }, [span]],
  ["consultation", { price: "$150", minutes: "45" }, { price: 150, minutes: 45 }],
  ["licensees", [{ ...person, number: "r512345", class: "rcic" }], [person]],
])("%s is taken as it is meant: %j", (key, written, taken) => {
  expect(judge({}, { [key]: written })).toMatchObject({ complaints: [], after: { [key]: taken } });
});

test.each<[keyof typeof schemas, string, unknown]>([
  [
    "licensees",
    "A, R512345, RCIC; B, R523456, RCIC-IRB, since 2011, languages en fr",
    [
      { name: "A", number: "R512345", class: "RCIC" },
      { name: "B", number: "R523456", class: "RCIC-IRB", since: 2011, languages: ["en", "fr"] },
    ],
  ],
  [
    "address",
    "1250, boulevard Ouest, Montréal, QC, H3B 4W8",
    { street: "1250, boulevard Ouest", city: "Montréal", province: "QC", postalCode: "H3B 4W8" },
  ],
  ["hours", "Monday, Friday, 09:00, 17:00; Saturday, Saturday, 10:00, 13:00", [span, saturday]],
  ["absence", "-", null],
])("%s takes what is typed as %j, and shows it so that it could be typed again", (key, typed, answer) => {
  expect(judge({}, { [key]: readTyped(schemas[key], typed) }).after[key] ?? null).toEqual(answer);
  expect(showTyped(schemas[key], answer)).toBe(typed);
});

test("every answer of the example is shown so that it could be typed again", () => {
  const { after } = judge({}, answers);
  const agent = { name: "Adaeze Obi", city: "Lagos", country: "Nigeria", registeredOn: "2026-11-23" };
  const given = { ...after, partners: [{ ...answers.partners[0], agent }] };
  const again = Object.entries(given).map(([key, answer]) => {
    const schema = schemas[key as keyof typeof schemas];
    return [key, readTyped(schema, showTyped(schema, answer))];
  });
  expect(judge({}, Object.fromEntries(again))).toMatchObject({ after: given, complaints: [] });
});

test.each<[Parameters<typeof readFirmFile>[0], string, string]>([
  ["facts", "# Ours\n\nfax: 604", "/facts.yaml, line 3: there is no fax; there are name, "],
  ["partners", "- name: A\n  origin: a.ca", "/partners.yaml, line 2: A: origin: write scheme and host"],
  [
    "partners",
    "- name: A\n  city: B",
    "line 2: A: there is no city; there are name, origin, listedSince, agent",
  ],
  ["praise", "# Ours\nen:", "/praise.yaml, line 2: en: write lines such as name: Maple"],
  ["facts", "licensees:\n\t- name: A", "/facts.yaml, line 2: indent with spaces"],
  ["facts", "name: A\nname: B", "/facts.yaml, line 2: write each name once"],
  ["praise", "en:\n  testimonials:\n    - body: They said: no.", "line 3: put a text with a colon in quotes"],
  ["praise", "en:\n  testimonials:\n    - name: A\n    body: B", "line 4: begin the line below"],
  ["facts", "languages: [en, fr\nname: A", "what [ or { opens ends with ] or }"],
  ["facts", 'name: "Maple\nphone: 1', "end the quotes that begin here or above"],
  ["facts", "name: 'L'Érable'", "line 1: put the whole text in quotes"],
  ["facts", "name: @maple", "line 1: put the text in quotes"],
  ["facts", 'name: "C:\\Maple"', "line 1: write \\\\ for each"],
  ["facts", "name: A\nphone:1\nemail: a", "line 2: write a name, a colon and a blank"],
  ["facts", "name: We are #1", "line 1: write the text with #1 in quotes"],
  ["facts", "name: &Maple", "line 1: write what begins with &Maple in quotes"],
  ["facts", "name: !Maple", "line 1: write what begins with !Maple in quotes"],
  ["facts", "name: A\n---\nname: B", "/facts.yaml, line 2: leave out the line ---"],
  ["facts", "licensees:\n  – name: A\n    number: B", "line 2: begin an entry of a list with a hyphen"],
  ["facts", "licensees:\n  -name: A\n   number: B", "line 2: begin an entry of a list with a hyphen"],
  ["facts", "name: A\n=======\nname: B", "line 2: leave out this line"],
  ["absence", "from: 24/12/2026\nuntil: 2027-01-03", "line 1: from: write a day such as 2026-11-23"],
  [
    "absence",
    "sentence:\n  en: *closed*",
    "/absence.yaml, line 2: write what begins with *closed* in quotes",
  ],
  [
    "reviews",
    "languages:\n  de: {}",
    "/reviews.yaml, line 2: languages: there is no de; write codes of languages: en, fr",
  ],
  [
    "reviews",
    "facts:\n  startUpVsa: 2026-11-23",
    "/reviews.yaml, line 2: facts: there is no startUpVsa; npm run facts lists",
  ],
])("a mistake in %s.yaml is reported with its line: %j", (file, text, message) => {
  const schema = file === "reviews" ? reviewsOf(z.enum(["startUpVisa"])) : undefined;
  expect(() => readFirmFile(file, text, schema)).toThrow(message);
});

test.each<[string, object]>([
  ["\ufeffshortName: Maple\r\nphone: +19024440187", { shortName: "Maple", phone: "+1 902-444-0187" }],
  ["\u200bshortName:\u00a0“Maple”", { shortName: "Maple" }],
  ["shortName: « Érable »\nphone: 9024440187", { shortName: "Érable", phone: "+1 902-444-0187" }],
  ["address:\n\u00a0\u00a0street: A\n  city: B\n  province: ns\n  postalCode: b3j0a2", { address: place }],
  ["shortName: 360\nwhatsapp: ~\nreplyDays:", { shortName: "360", whatsapp: null, replyDays: null }],
  ["publishReplies: on\nconfirmations: non", { publishReplies: true, confirmations: false }],
  ["heartbeat: true\nwebhook: no\nreplyDays: “3”", { heartbeat: "yes", webhook: null, replyDays: 3 }],
  [
    "hours: {days: [Mon, Fri], from: 9, to: 17.00}\nlanguages: en, FR",
    { hours: [span], languages: ["en", "fr"] },
  ],
])("what a file means is clear: %j", (text, meant) => {
  const partly = z.strictObject({ ...factSchemas, ...deploymentSchemas }).partial();
  expect(readFirmFile("facts", text, partly)).toEqual(meant);
});

test("a text in another encoding is refused by its file's name", () => {
  const file = join(temporaryFolder(), "agreement.md");
  writeFileSync(file, Buffer.from("Qu\u00e9bec", "latin1"));
  expect(() => readText(file)).toThrow(`${file}: save the file again with the encoding UTF-8`);
});

test("a partner who would be removed by a command is named, and stays without --drop", () => {
  const folder = temporaryFolder();
  cpSync("tests/firm/evermaple", folder, { recursive: true });
  const file = join(folder, "partners.yaml");
  const entry = (name: string) => `- {name: ${name}, origin: https://${name}.ca, listedSince: 2026-11-23}\n`;
  writeFileSync(file, entry("oak") + entry("birch"));
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/setup/setup.ts", "partners", "elm, https://elm.ca, 2026-11-24"],
    { env: { ...process.env, FIRM_FOLDER: folder }, encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/removed.*--drop.*partners: oak, .*birch, /s)]);
  expect(readFileSync(file, "utf8")).toBe(entry("oak") + entry("birch"));
});

test("setup keeps the comments of a file, its order, and whatever it did not ask for", () => {
  const text = "# Ours\nname: A # short\nphone: +1 604-555-0142\n";
  expect(withValues(text, new Map([["phone", "+1 604-555-0143"]]))).toBe(text.replace("0142", "0143"));
});

test("a file that is one value keeps its comment however often it is written, and a comment alone is no value", () => {
  const comment = "# Ours\n#   - name: An example\n";
  const once = withValue(comment, [{ name: "A" }]);
  expect(once).toBe(`${comment}- name: A\n`);
  expect(withValue(once, [{ name: "B" }])).toBe(`${comment}- name: B\n`);
  for (const none of [[], undefined]) expect(withValue(once, none)).toBe(comment);
  const read = (["partners", "absence", "praise"] as const).map((file) => readFirmFile(file, comment));
  expect(read).toEqual([[], null, {}]);
});

/** The example in a file's comment, as somebody copies it below. */
function exampleIn(file: Parameters<typeof pathOf>[0]): string {
  const text = readFileSync(pathOf(file), "utf8");
  return (/examples?:\n((?:# .*\n)+)/.exec(text)?.[1] ?? "")
    .replace(/^# and .*\n/gm, "")
    .replace(/^# /gm, "");
}

test("the example in each file of the firm is one that the file takes", () => {
  for (const file of ["praise", "reviews", "partners", "absence"] as const)
    expect(Object.keys(readFirmFile(file, exampleIn(file)) ?? {}), file).not.toEqual([]);
  expect(judge({}, parse(exampleIn("facts"))).complaints).toEqual([]);
});

test("a part is answered by the words of a command, and a number without a country is Canada's", () => {
  const absence = { from: "2026-12-24", until: "2027-01-03" };
  expect(readWords(schemas.absence, Object.values(absence))).toEqual(absence);
  expect(readWords(schemas.phone, ["+1", "902-444-0187"])).toBe("+1 902-444-0187");
  expect(judge({}, { phone: "(403) 602-4471" }).after).toEqual({ phone: "+1 403-602-4471" });
});

test("each question is that of an answer", () => {
  const questions = parse(readFileSync("scripts/setup/questions.yaml", "utf8"));
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(questions)));
});

test("the same answers again change nothing, and null takes one away", () => {
  const once = judge({}, answers).after;
  expect(once).toMatchObject({ name: answers.name, licensees: answers.licensees, staging: answers.staging });
  expect(judge(once, answers).after).toEqual(once);
  expect(judge(once, { address: null }).after).toEqual({ ...once, address: undefined });
});

test("a person keeps what is not entered again", () => {
  const [first, second] = answers.licensees;
  const third = { name: "C", number: "R534567", class: "RCIC" };
  const { since: _, languages: __, ...bare } = first;
  expect(judge(answers, { licensees: [bare, second, third] })).toMatchObject({
    after: { licensees: [first, second, third] },
    dropped: [],
  });
});

test("the clock of a firm that is being set up is its province's", () => {
  const known = { timeZone: "America/Vancouver", address: { province: "AB" } };
  expect(proposed("timeZone", known, ["worker"])).toBe("America/Edmonton");
  expect(proposed("timeZone", known, [])).toBe("America/Vancouver");
});

const names = ["name", "shortName"] as const;
const oak = { name: "Oak Inc.", shortName: "Oak" };
const half: InterviewDraft = { answers: { name: "Oak Inc." }, next: "shortName" };
const known = { name: "A", shortName: "B", licensees: answers.licensees };
const alone = { name: "C", number: "R534567", class: "RCIC" };
const inspect = async (_: string, given: unknown) => (given === "Elm" ? "no elm" : undefined);

test.each<[string, Parameters<typeof answer>, unknown]>([
  ["keeps what is there", [names, ["", ""]], {}],
  ["asks again for an answer that is none", [names, ["Oak Inc.", "x".repeat(30), "Oak"]], oak],
  ["asks again for what only the files show", [names, ["Oak Inc.", "Elm", "Oak"], { inspect }], oak],
  ["takes nothing where it was broken off", [names, ["Oak Inc."]], undefined],
  ["goes on at the question where it was broken off", [names, ["", "Oak"], { draft: half }], oak],
  ["begins again", [names, ["-", "Oak Inc.", "Oak"], { draft: half }], oak],
  ["lets a person go after a yes", [["licensees"], ["C, R534567, RCIC", "yes"]], { licensees: [alone] }],
  ["lets nobody go without", [["licensees"], ["C, R534567, RCIC", "no", ""]], {}],
])("the interview %s", async (_, given, taken) => {
  expect(await answer(...given)).toEqual(taken);
});

test("the interview saves each answer, and asks by its name for what has no question of its own", async () => {
  const drafts: InterviewDraft[] = [];
  const output = new PassThrough();
  await answer(["name", "mailPerHour"], ["Oak Inc."], { save: (next) => drafts.push(next), output });
  expect(drafts).toEqual([{ ...half, next: "mailPerHour" }]);
  expect(String(output.read())).toMatch(/\nmailPerHour\n {2}now: -\n/);
});

/** All lines come at once, as of a pipe. */
const answer = (
  parts: readonly (keyof typeof schemas)[],
  typed: readonly string[],
  options: Partial<Parameters<typeof interview>[0]> = {},
) =>
  interview({
    ...{ before: known, fictional: [], parts, output: new PassThrough() },
    input: Readable.from(typed.map((line) => `${line}\n`)),
    ...options,
  });

test("a photograph is published square, upright and without what the camera knew; a file that is none is refused", async () => {
  const folder = temporaryFolder();
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } }).withExif({
      IFD0: { Make: "Camera" },
    });
  await canvas(900, 600).jpeg().toFile(join(folder, "amara.jpg"));
  await canvas(60, 60).jpeg().toFile(join(folder, "small.jpg"));
  writeFileSync(join(folder, "text.webp"), "A text");
  const [[name, webp] = []] = await squarePhotographs([{ picture: "amara.jpg" }], folder);
  const { width, height, exif } = await sharp(webp).metadata();
  expect({ name, width, height, exif }).toEqual({ name: "amara.webp", width: 640, height: 640 });
  for (const picture of ["small.jpg", "text.webp"])
    await expect(squarePhotographs([{ picture }], folder)).rejects.toThrow(`${picture} is no photograph`);
});

test("every page's title has room for the longest short name", () => {
  const titles = [...pageContents, ...otherContents].map(({ title }) => title);
  const longest = Math.max(...titles.map(({ length }) => length));
  expect(longest + " | ".length + longestShortName).toBeLessThanOrEqual(longestTitle);
});
