import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { quebecFilesOf } from "#content/terms.ts";

const [{ name, number, class: licenceClass }] = firm.licensees;
const licensee = { name, number, class: licenceClass };

test("without the MIFI's recognition the site says that no files for Québec are taken", () => {
  expect(quebecFilesOf({ name: firm.name, licensees: [licensee] })).toBe(
    `Nobody at ${firm.name} is recognised by the MIFI, so we do not take files for Québec’s programs.`,
  );
});

test("with it the site names the recognised alone, with their numbers", () => {
  const recognised = { ...licensee, name: "Ana Roy", quebecRegister: "11042" };
  const text = quebecFilesOf({ name: firm.name, licensees: [licensee, recognised] });
  expect(text).toContain("Ana Roy: recognised");
  expect(text).toContain("11042");
  expect(text).not.toContain(licensee.name);
});
