import { expect, test } from "vitest";
import { answersOf, leadRequest } from "#forms/sending/lead-request.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";

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

const filled = {
  form: contact,
  language: "fr",
  notice: "2026-11-22",
  api: "/api",
  key: "k-1",
  honeypot: "",
  elapsed: 42,
} as const;

test("only a form in test mode says so", () => {
  const bodyOf = (test?: boolean) => leadRequest({ ...filled, typed: {}, source: undefined, test }).body;
  expect(bodyOf(true)).toHaveProperty("test", true);
  for (const body of [bodyOf(false), bodyOf()]) expect(body).not.toHaveProperty("test");
});

test("a request names its endpoint and carries the answers, their type and what is told beside them", () => {
  const typed = { fullName: "Adaeze Obi", body: "Hello" };
  const source = { page: "https://partner.example/" };
  const { language, notice, elapsed } = filled;

  expect(leadRequest({ ...filled, typed, source })).toEqual({
    url: "/api/contact",
    key: "k-1",
    body: { language, notice, ...typed, type: "contact", source, topicCode: "", elapsed },
  });
});
