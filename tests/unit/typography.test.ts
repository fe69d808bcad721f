import { expect, test } from "vitest";
import { typographic } from "#scripts/build/typography.ts";

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
