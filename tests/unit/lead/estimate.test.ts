import { describe, expect, test } from "vitest";
import { type AssessmentAnswers, estimate } from "#lead/estimate/estimate.ts";
import { presentEstimate } from "#lead/estimate/present-estimate.ts";

const single: AssessmentAnswers = {
  age: 30,
  status: "Single/Never Married",
  educationLevel: "Masters",
  postSecondaryCanada: "No",
  eca: "Yes",
  englishLevel: "Advanced",
  frenchLevel: "None",
  skilledWorkOutside: 6,
  workExpCanada: "None",
  relativeCanada: "none",
};

function points(answers: AssessmentAnswers, name: string) {
  const { low, high } = estimate(answers).factors.find((factor) => factor.name === name)?.points ?? {
    low: Number.NaN,
    high: Number.NaN,
  };
  return [low, high];
}

describe("worked examples by the official grid", () => {
  test("a single engineer of 30 with a master's, advanced English and six years passes without a job offer", () => {
    // 24 language + 23 education + 15 work + 12 age; a job offer could add 10 and 5.
    expect(estimate(single).total).toEqual({ low: 74, high: 89 });
    expect(presentEstimate(single).rows[0]?.value).toBe("74–89 of 100, 67 pass: passes");
  });

  test("a nurse of 41 with a bachelor's, intermediate English and three years stays open", () => {
    const nurse: AssessmentAnswers = {
      ...single,
      age: 41,
      educationLevel: "Bachelors",
      englishLevel: "Intermediate",
      skilledWorkOutside: 3,
    };
    // 0 to 20 + 21 + 11 + 6; 15 more with an offer.
    expect(estimate(nurse).total).toEqual({ low: 38, high: 73 });
    expect(presentEstimate(nurse).rows[0]?.value).toMatch(/open/);
  });

  test("a couple of doctorate and bilingual spouse reaches the ceiling of adaptability, not more", () => {
    const couple: AssessmentAnswers = {
      ...single,
      status: "Married",
      educationLevel: "PhD/Doctorate",
      frenchLevel: "Advanced",
      spouseEnglishLevel: "Intermediate",
      spouseFrenchLevel: "None",
      spouseWorkExpCanada: "2 year",
    };
    expect(points(couple, "Adaptability")).toEqual([10, 10]);
    // 28 + 25 + 15 + 12 + 10, and 10 for an offer.
    expect(estimate(couple).total).toEqual({ low: 90, high: 100 });
  });

  test("a school leaver of 50 without a language cannot pass, and both missed minimums are named", () => {
    const leaver: AssessmentAnswers = {
      ...single,
      age: 50,
      educationLevel: "Secondary school",
      englishLevel: "Beginner",
      skilledWorkOutside: 0,
    };
    expect(estimate(leaver).total).toEqual({ low: 5, high: 20 });
    expect(estimate(leaver).closed).toHaveLength(2);
  });
});

test.each([
  [16, 0],
  [17, 0],
  [18, 12],
  [35, 12],
  [36, 11],
  [40, 7],
  [46, 1],
  [47, 0],
  [99, 0],
])("age %i gives %i points", (age, expected) => {
  expect(points({ ...single, age }, "Age")).toEqual([expected, expected]);
});

test.each([
  ["Less than secondary", 0, 0],
  ["Secondary school", 5, 5],
  ["Diploma/Certificate one year", 15, 15],
  ["Diploma/Certificate two year", 19, 19],
  ["Bachelors", 21, 21],
  ["More than two secondary designations", 5, 22],
  ["Masters", 23, 23],
  ["PhD/Doctorate", 25, 25],
] as const)("education %s gives %i to %i points", (educationLevel, low, high) => {
  expect(points({ ...single, educationLevel }, "Education")).toEqual([low, high]);
});

test("without an ECA, a diploma from abroad may give no points", () => {
  const { eca: _, ...unanswered } = single;
  for (const answers of [{ ...single, eca: "No" } as const, unanswered]) {
    expect(points(answers, "Education")).toEqual([0, 23]);
    expect(estimate(answers).total).toEqual({ low: 51, high: 89 });
    expect(estimate(answers).questions.join(" ")).toContain("ECA report");
  }
  expect(estimate(single).questions.join(" ")).not.toContain("ECA report");
});

test.each([
  [0, 0],
  [1, 9],
  [2, 11],
  [3, 11],
  [4, 13],
  [5, 13],
  [6, 15],
  [30, 15],
])("%i years of skilled work give %i points", (skilledWorkOutside, expected) => {
  expect(points({ ...single, skilledWorkOutside }, "Work experience")).toEqual([expected, expected]);
});

test.each([
  ["None", "None", 0, 0],
  ["Beginner", "Beginner", 0, 0],
  ["Intermediate", "None", 0, 20],
  ["Advanced", "None", 24, 24],
  ["Advanced", "Beginner", 24, 24],
  ["Advanced", "Intermediate", 28, 28],
  ["Intermediate", "Advanced", 28, 28],
  ["Intermediate", "Intermediate", 0, 24],
] as const)("English %s with French %s gives %i to %i points", (englishLevel, frenchLevel, low, high) => {
  expect(points({ ...single, englishLevel, frenchLevel }, "Language")).toEqual([low, high]);
});

test("work in Canada widens the range, because the answer does not say that it was skilled", () => {
  expect(points({ ...single, skilledWorkOutside: 1, workExpCanada: "5+ year" }, "Work experience")).toEqual([
    9, 15,
  ]);
  expect(points({ ...single, workExpCanada: "1 year" }, "Adaptability")).toEqual([0, 10]);
});

test("what is not answered is a question, not a zero", () => {
  const { skilledWorkOutside: _, workExpCanada: __, ...unknown } = single;
  expect(points(unknown, "Work experience")).toEqual([0, 15]);
  expect(estimate(unknown).questions.join(" ")).toContain("outside Canada?");
});

test("the spouse counts only when there is one", () => {
  const { status: _, ...answers }: AssessmentAnswers = { ...single, spouseEnglishLevel: "Advanced" };
  expect(points({ ...answers, status: "Divorced" }, "Adaptability")).toEqual([0, 5]);
  expect(points({ ...answers, status: "Common-law relationship" }, "Adaptability")).toEqual([5, 10]);
});

test("it is headed as an estimate from unverified answers, dated, with its official source", () => {
  const { title, rows } = presentEstimate(single);
  expect(title).toBe("Federal Skilled Worker grid: an estimate from unverified answers");
  expect(rows.at(-1)?.value).toMatch(/as of \d{4}-\d\d-\d\d.*https:\/\/www\.canada\.ca\//);
});

test("an option that the form has no more counts as unanswered", () => {
  const old = { ...single, educationLevel: "College", englishLevel: "Fluent", workExpCanada: "6 year" };
  const { educationLevel: _, englishLevel: __, workExpCanada: ___, ...unanswered } = single;
  expect(estimate(old as unknown as AssessmentAnswers)).toEqual(estimate(unanswered));
});
