import { expect, test } from "vitest";
import { fullAssessment } from "../support/filled.ts";
import { spoiltValues } from "../support/spoilt-values.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storedReference, storeLeads } from "./support/store-leads.ts";
import { query } from "./support/worker-harness.ts";

/** Values that an import takes, because a form of another version may have sent them. */
const odd = [
  { age: 1e300, dependentAge: -5, educationLevel: "Wizard", englishLevel: "C9", status: "Divided" },
  { firstName: 5, email: 7, phone: 12, additional: 1e21, citizenship: "?".repeat(9000), unknown: "x" },
].map((answers) => ["answers", JSON.stringify({ ...fullAssessment, ...answers })] as const);

const oddHistory = [
  ["history", '[{"at":5,"what":"planned","to":"soon"},{"at":6,"what":"sneezed"}]'],
] as const;

const rows = Object.entries(spoiltValues)
  .flatMap(([column, values]) => values.map((value) => [column, value] as const))
  .concat(odd, oddHistory);

const views = ["?state=all", "?state=all&page=2", "?state=held", "month", "export.json", "export.csv"];
const prints = [".vcf", "?as=copy", "?as=json", "?as=file", "?as=agreement", "?correct=phone"];

test("the desk shows leads with data that no form can send", async () => {
  await storeLeads(rows.length, { answers: fullAssessment, state: "iif(i % 2, 'suspect', 'accepted')" });
  await query(`UPDATE leads SET form = 'request', history = '[{"at":5,"what":"noted"}]'`);
  for (const [at, [column, value]] of rows.entries())
    await query(`UPDATE leads SET ${column} = ? WHERE reference = ?`, value, storedReference(at + 1));
  const desk = new DeskHarness();
  const failed: unknown[] = [];
  const open = async (path: string, ...about: readonly unknown[]) => {
    const { status } = await desk.open(path);
    if (status !== 200) failed.push([path, status, ...about]);
  };
  for (const view of views) await open(view);
  for (const [at, [column, value]] of rows.entries())
    for (const print of ["", prints[at % prints.length]])
      await open(storedReference(at + 1) + print, column, value);
  expect(failed).toEqual([]);
});
