import { expect, test } from "vitest";
import { answersOf } from "#forms/sending/lead-request.ts";
import { assessment } from "#lead/assessment.ts";

test.each<[claim: string, typed: Record<string, string>, sent: object]>([
  [
    "whole numbers travel as numbers, others as typed",
    { age: " 34 ", skilledWorkOutside: "2.5" },
    { age: 34, skilledWorkOutside: "2.5" },
  ],
  [
    "a list of ages travels as it was typed",
    { dependent: "Yes", dependentAge: "3, 7" },
    { dependent: "Yes", dependentAge: "3, 7" },
  ],
  [
    "empty answers and placeholders are left out",
    { firstName: "  ", eca: "", educationLevel: "Please make a selection" },
    {},
  ],
  [
    "answers to questions out of sight are left out",
    { status: "Divorced", spouseAge: "40", dependent: "No", dependentAge: "3" },
    { status: "Divorced", dependent: "No" },
  ],
])("%s", (_, typed, sent) => {
  expect(answersOf(assessment, typed)).toEqual(sent);
});
