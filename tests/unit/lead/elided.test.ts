import { expect, test } from "vitest";
import { elided } from "#lead/elided.ts";

test.each([
  ["Ce que Étude Roy fait", "Étude Roy", "Ce qu’Étude Roy fait"],
  ["celui de Evermaple : le permis", "Evermaple", "celui d’Evermaple : le permis"],
  ["De Adam à Roy", "Adam", "D’Adam à Roy"],
  ["le formulaire de Roy", "Roy", "le formulaire de Roy"],
  ["un code Evermaple", "Evermaple", "un code Evermaple"],
])("French elides before a name: %s", (text, name, elidedText) => {
  expect(elided(text, name)).toBe(elidedText);
});
