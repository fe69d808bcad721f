import { build } from "vite";
import { expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { fieldsOf } from "#lead/field.ts";
import { typographic, typography } from "#scripts/build/typography.ts";

test.each([
  ["Canada's official list", "Canada’s official list"],
  ["your parents' income", "your parents’ income"],
  ["l'état d'avancement", "l’état d’avancement"],
  ["Say 'yes' or \"no\".", "Say ‘yes’ or “no”."],
  ["('quoted')", "(‘quoted’)"],
  ["Nothing to set", "Nothing to set"],
])("%s is set as %s", (typed, set) => {
  expect(typographic(typed)).toBe(set);
});

test("a text that is agreed letter for letter stays, whatever stands around it", () => {
  expect(typographic("Formulaire d'évaluation")).toBe("Formulaire d'évaluation");
  expect(typographic("L'avis : Fil d'Ariane")).toBe("L’avis : Fil d'Ariane");
});

/** A form's data as a bundle has it. */
async function bundled(): Promise<typeof assessment> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [typography()],
    build: { write: false, minify: false, lib: { entry: "src/lead/assessment.ts", formats: ["es"] } },
  });
  const [first] = [output].flat();
  const code = first && "output" in first ? first.output[0].code : "";
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).assessment;
}

test("a bundle has the labels as set and the stored words as they are", async () => {
  const fields = fieldsOf(await bundled());
  expect(fields.find(({ name }) => name === "spouseAge")?.label).toBe("Spouse’s age");
  const stored = (all: typeof fields) =>
    all.map(({ name, options, placeholder }) => [name, options, placeholder]);
  expect(stored(fields)).toEqual(stored(fieldsOf(assessment)));
});
