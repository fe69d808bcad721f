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

test.each([undefined, false, true])(
  "a request names its endpoint and carries the answers, their type and what is told beside them: test %s",
  (test) => {
    const typed = { fullName: "Adaeze Obi", body: "Hello" };
    const told = { language: "fr", notice: "2026-11-22", elapsed: 42 } as const;
    const source = { page: "https://partner.example/" };
    const request = { ...told, form: contact, api: "/api", key: "k-1", honeypot: "", typed, source, test };
    expect(leadRequest(request)).toEqual({
      url: "/api/contact",
      key: "k-1",
      body: { ...told, ...typed, type: "contact", source, topicCode: "", ...(test && { test }) },
    });
  },
);
