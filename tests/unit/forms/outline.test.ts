import { expect, test } from "vitest";
import { outlineOf } from "#forms/outline.ts";
import { assessment } from "#lead/assessment.ts";

test("the eight spouse questions show for Married and Common-law relationship only", () => {
  const spouse = (status: string) =>
    outlineOf(assessment, { status }).visible.filter((name) => name.startsWith("spouse")).length;

  expect(spouse("Married")).toBe(8);
  expect(spouse("Common-law relationship")).toBe(8);
  for (const status of ["", "Single/Never Married", "Divorced", "Separated", "Widow"]) {
    expect(spouse(status)).toBe(0);
  }
});

test("a section is done once its needed questions, and at least one, are answered", () => {
  expect(outlineOf(assessment, {}).done).toEqual([]);
  expect(outlineOf(assessment, { englishLevel: "None" }).done).toEqual([]);
  expect(outlineOf(assessment, { englishLevel: "None", frenchLevel: "None", dependent: "No" }).done).toEqual([
    "languages",
    "family",
  ]);
});

test("a form is dirty once anything is answered", () => {
  expect(outlineOf(assessment, { educationLevel: "Please make a selection" }).dirty).toBe(false);
  expect(outlineOf(assessment, { additional: "x" }).dirty).toBe(true);
});
