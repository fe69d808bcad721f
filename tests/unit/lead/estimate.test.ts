import { describe, expect, test } from "vitest";
import { type AssessmentAnswers, estimate as estimateIn } from "#lead/estimate/estimate.ts";
import { verdictOf } from "#lead/estimate/verdict.ts";
import { estimate as words } from "#words/en/estimate.ts";

const estimate = (answers: AssessmentAnswers) => estimateIn(answers, words);
const verdict = (answers: AssessmentAnswers) => verdictOf(estimate(answers), words);

// At 28 all work since 18 lies within the ten years that count.
const single: AssessmentAnswers = {
  age: 28,
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
  test("a single engineer of 28 with a master's, advanced English and six years passes without a job offer", () => {
    // 24 language + 23 education + 15 work + 12 age; a job offer could add 10 and 5.
    expect(estimate(single).total).toEqual({ low: 74, high: 89 });
    expect(verdict(single)).toBe("passes");
  });

  test("a nurse of 41 with a bachelor's, intermediate English and three years stays open", () => {
    const nurse: AssessmentAnswers = {
      ...single,
      age: 41,
      educationLevel: "Bachelors",
      englishLevel: "Intermediate",
      skilledWorkOutside: 3,
    };
    // 0 to 20 + 21 + 0 to 11 (three years of 13 before the last ten) + 6; 15 more with an offer.
    expect(estimate(nurse).total).toEqual({ low: 27, high: 73 });
    expect(verdict(nurse)).toBe("open, depends on the questions");
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

test("an option that the form has no more counts as unanswered", () => {
  const old = { ...single, educationLevel: "College", englishLevel: "Fluent", workExpCanada: "6 year" };
  const { educationLevel: _, englishLevel: __, workExpCanada: ___, ...unanswered } = single;
  expect(estimate(old as unknown as AssessmentAnswers)).toEqual(estimate(unanswered));
});

describe("a minimum that is missed, or may be, never passes", () => {
  // Without work: 28 language + 25 education + 12 age + 10 adaptability make 75.
  const strong: AssessmentAnswers = {
    ...single,
    status: "Married",
    educationLevel: "PhD/Doctorate",
    frenchLevel: "Advanced",
    spouseEnglishLevel: "Advanced",
    spouseWorkExpCanada: "1 year",
  };

  test.each<[string, Partial<AssessmentAnswers>, number, string]>([
    ["all met", {}, 90, "passes"],
    ["no work", { skilledWorkOutside: 0 }, 75, "does not pass"],
    [
      "work in Canada that may not be skilled",
      { skilledWorkOutside: 0, workExpCanada: "2 year" },
      75,
      "open, depends on the questions",
    ],
    [
      "six years of work that may all be over ten years old",
      { age: 35, skilledWorkOutside: 6 },
      75,
      "open, depends on the questions",
    ],
    [
      "eight years of work, of which one at least is younger",
      { age: 35, skilledWorkOutside: 8 },
      84,
      "passes",
    ],
    ["seventeen years of age", { age: 17 }, 78, "does not pass"],
    ["eighteen years of age", { age: 18 }, 90, "passes"],
    ["less than secondary school", { educationLevel: "Less than secondary" }, 65, "does not pass"],
    ["neither language at CLB 7", { englishLevel: "Beginner", frenchLevel: "Beginner" }, 62, "does not pass"],
  ])("%s", (_, change, low, told) => {
    const answers = { ...strong, ...change };
    expect(estimate(answers).total.low).toBe(low);
    expect(verdict(answers)).toBe(told);
  });

  test("whatever else the answers earn, each missed one is named", () => {
    const answers: AssessmentAnswers = {
      ...strong,
      age: 16,
      educationLevel: "Less than secondary",
      englishLevel: "None",
      frenchLevel: "Beginner",
      skilledWorkOutside: 0,
    };
    expect(estimate(answers).closed).toEqual([
      "CLB 7 in all four abilities of English or French",
      "a secondary school credential",
      "a year of continuous skilled work in the last ten years",
      "18 years of age",
    ]);
  });
});

// Someone of `age` came of age `age - 18` years ago; what does not fit before the last ten years lies within them.
test.each([
  [28, 1, 9, 9],
  [29, 1, 0, 9],
  [29, 2, 9, 11],
  [30, 6, 13, 15],
  [34, 6, 0, 15],
  [40, 12, 0, 15],
  [40, 13, 9, 15],
  [40, 18, 15, 15],
])("at %i, %i years of work give %i to %i points", (age, skilledWorkOutside, low, high) => {
  expect(points({ ...single, age, skilledWorkOutside }, "Work experience")).toEqual([low, high]);
});

test.each([
  [16, 0],
  [17, 0],
  [18, 12],
  [35, 12],
  [36, 11],
  [37, 10],
  [38, 9],
  [39, 8],
  [40, 7],
  [41, 6],
  [42, 5],
  [43, 4],
  [44, 3],
  [45, 2],
  [46, 1],
  [47, 0],
  [99, 0],
])("the official table gives %i years of age %i points", (age, expected) => {
  expect(points({ ...single, age }, "Age")).toEqual([expected, expected]);
});

test("the spouse's relatives and grandchildren count, so 'none' of a couple is a question", () => {
  const questions = (answers: AssessmentAnswers) => estimate(answers).questions.join("\n");
  const some: AssessmentAnswers = { ...single, relativeCanada: "a grandson" };
  expect(points(single, "Adaptability")).toEqual([0, 5]);
  expect(points(some, "Adaptability")).toEqual([0, 10]);
  expect(questions(single)).not.toContain("grandchild");
  expect(questions(some)).toMatch(/the applicant a parent.*grandchild/);
  const couple: AssessmentAnswers = {
    ...single,
    status: "Married",
    spouseEnglishLevel: "None",
    spouseFrenchLevel: "None",
    spouseWorkExpCanada: "None",
  };
  expect(points(couple, "Adaptability")).toEqual([0, 10]);
  expect(questions(couple)).toMatch(/or the spouse who comes along, a parent.*grandchild/);
});
