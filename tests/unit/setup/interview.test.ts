import { PassThrough, Readable } from "node:stream";
import { expect, test } from "vitest";
import { type Question, schemas } from "#scripts/setup/firm-files.ts";
import { type InterviewDraft, interview, proposed, questions } from "#scripts/setup/interview.ts";

test("each question is that of an answer", () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(questions)));
});

test("the clock of a firm that is being set up is its province's", () => {
  const known = { timeZone: "America/Vancouver", address: { province: "AB" } };
  expect(proposed("timeZone", known, ["worker"])).toBe("America/Edmonton");
  expect(proposed("timeZone", known, [])).toBe("America/Vancouver");
});

const names = ["name", "shortName"] as const;
const oak = { name: "Oak Inc.", shortName: "Oak" };
const half: InterviewDraft = { answers: { name: "Oak Inc." }, next: "shortName" };
const alone = { name: "C", number: "R534567", class: "RCIC" };
const known = { name: "A", shortName: "B", licensees: [{ ...alone, number: "R512345" }] };
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
  parts: readonly Question[],
  typed: readonly string[],
  options: Partial<Parameters<typeof interview>[0]> = {},
) =>
  interview({
    ...{ before: known, fictional: [], parts, output: new PassThrough() },
    input: Readable.from(typed.map((line) => `${line}\n`)),
    ...options,
  });
