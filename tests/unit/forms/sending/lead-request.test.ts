import { expect, test } from "vitest";
import { answersOf, leadRequest } from "#forms/sending/lead-request.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";

test("whole numbers travel as numbers, everything else as it was typed", () => {
  expect(
    answersOf(assessment, { age: " 34 ", skilledWorkOutside: "2.5", dependent: "Yes", dependentAge: "3, 7" }),
  ).toEqual({ age: 34, skilledWorkOutside: "2.5", dependent: "Yes", dependentAge: "3, 7" });
});

test("empty answers and placeholders are left out", () => {
  expect(
    answersOf(assessment, { firstName: "  ", eca: "", educationLevel: "Please make a selection" }),
  ).toEqual({});
});

test("answers to questions that are out of sight are left out", () => {
  const typed = { status: "Divorced", spouseAge: "40", dependent: "No", dependentAge: "3" };
  expect(answersOf(assessment, typed)).toEqual({ status: "Divorced", dependent: "No" });
});

test("only a form in test mode says so", () => {
  const filled = {
    form: contact,
    language: "en",
    notice: "",
    api: "",
    key: "",
    typed: {},
    source: undefined,
  } as const;
  const bodyOf = (test?: boolean) => leadRequest({ ...filled, test, honeypot: "", elapsed: 0 }).body;
  expect(bodyOf(true)).toHaveProperty("test", true);
  expect(bodyOf(false)).not.toHaveProperty("test");
  expect(bodyOf()).not.toHaveProperty("test");
});

test("a request names its endpoint and carries the answers, their type and what is told beside them", () => {
  const typed = { fullName: "Adaeze Obi", body: "Hello" };
  const source = { page: "https://partner.example/" };

  expect(
    leadRequest({
      form: contact,
      language: "fr",
      notice: "2026-11-22",
      api: "/api",
      key: "k-1",
      typed,
      source,
      honeypot: "",
      elapsed: 42,
    }),
  ).toEqual({
    url: "/api/contact",
    key: "k-1",
    body: {
      language: "fr",
      notice: "2026-11-22",
      ...typed,
      type: "contact",
      source,
      topicCode: "",
      elapsed: 42,
    },
  });
});
