import type { assessment } from "../assessment.ts";
import type { FormAnswers } from "../field.ts";
import { fswGrid as grid } from "./fsw-grid.ts";
import { exactly, isExact, type Range, sum, upTo } from "./range.ts";

export type AssessmentAnswers = FormAnswers<typeof assessment>;
type Option<Name extends keyof AssessmentAnswers> = NonNullable<AssessmentAnswers[Name]>;

/** The six selection factors, in the consultant's reading order. */
const pointsOf = {
  language,
  education,
  work,
  age,
  arrangedEmployment: () => upTo(grid.arrangedEmployment.max),
  adaptability,
} as const satisfies Record<string, (answers: AssessmentAnswers) => Range>;

type Points = Record<keyof typeof pointsOf, Range>;
type Conditions = Record<string, (answers: AssessmentAnswers, points: Points) => boolean>;

/** Minimum requirements that the answers miss: points then do not matter. */
const missed = {
  language: (_, { language }) => language.high < grid.language.minimum,
  education: (_, { education }) => education.high < grid.education.minimum,
  work: (_, { work }) => work.high < grid.work.minimum,
  age: ({ age }) => Number(age) < grid.age.from,
} as const satisfies Conditions;

/** Questions for the first call, about points that the answers leave open. */
const asked = {
  languageTest: (answers, points) => !missed.language(answers, points),
  diplomas: ({ educationLevel }) => !isExact(diplomaPoints(educationLevel)),
  eca: ({ eca }, { education }) => education.high > 0 && eca !== "Yes",
  workAbroad: ({ skilledWorkOutside }) => skilledWorkOutside === undefined,
  workInCanada: ({ workExpCanada }) => yearsOf(workExpCanada).high > 0,
  workDates: (answers, points) => !missed.work(answers, points),
  studyInCanada: ({ postSecondaryCanada }) => postSecondaryCanada !== "No",
  relatives: (answers) => !withSpouse(answers) && !hasNone(answers.relativeCanada),
  relativesOfBoth: withSpouse,
  spouse: withSpouse,
  jobOffer: () => true,
} as const satisfies Conditions;

/**
 * The six selection factors of the Federal Skilled Worker class for an assessment, as ranges if the answers
 * leave them open. Only for the consultant: an estimate from unverified answers, never advice to a visitor.
 */
export function estimate(answers: AssessmentAnswers) {
  const factors = keysOf(pointsOf).map((name) => {
    // The fewest points that the class requires; absent if none are required.
    const { max, minimum = 0 }: { max: number; minimum?: number } = grid[name];
    return { name, max, minimum, points: pointsOf[name](answers) };
  });
  const points = Object.fromEntries(factors.map((factor) => [factor.name, factor.points])) as Points;
  return {
    factors,
    total: sum(Object.values(points)),
    questions: keysOf(asked).filter((name) => asked[name](answers, points)),
    closed: keysOf(missed).filter((name) => missed[name](answers, points)),
  };
}

/** Points do not help anyone who misses, or may miss, a minimum requirement. */
export function verdictOf({ total, closed, factors }: ReturnType<typeof estimate>) {
  if (closed.length > 0 || total.high < grid.passMark) return "fails";
  const meetsMinimums = factors.every(({ points, minimum }) => points.low >= minimum);
  return total.low >= grid.passMark && meetsMinimums ? "passes" : "open";
}

function keysOf<Key extends string>(table: Record<Key, unknown>): readonly Key[] {
  return Object.keys(table) as Key[];
}

function language(answers: AssessmentAnswers): Range {
  const { abilities, first, second } = grid.language;
  // Options that the form no longer has count as unanswered, here and below.
  const english = benchmarks[answers.englishLevel ?? "None"] ?? benchmarks.None;
  const french = benchmarks[answers.frenchLevel ?? "None"] ?? benchmarks.None;
  const pointsFirst = (benchmark: number) => first[benchmark >= 9 ? 9 : benchmark === 8 ? 8 : 7];
  // The applicant names the first official language, so the better order counts; without a first there is no
  // second.
  const best = (bound: "low" | "high") => {
    const ordered = (one: number, other: number) =>
      one < 7 ? 0 : pointsFirst(one) * abilities + (other >= 5 ? second : 0);
    return Math.max(ordered(english[bound], french[bound]), ordered(french[bound], english[bound]));
  };
  return { low: best("low"), high: best("high") };
}

// These Canadian Language Benchmarks are in the form's hint; `low` is the weakest that the word allows.
const benchmarks = {
  None: { low: 0, high: 0 },
  Beginner: { low: 1, high: 4 },
  Intermediate: { low: 5, high: 8 },
  Advanced: { low: 9, high: 10 },
} satisfies Record<Option<"englishLevel" | "frenchLevel">, Range>;

function education({ educationLevel, eca }: AssessmentAnswers): Range {
  const points = diplomaPoints(educationLevel);
  return eca === "Yes" ? points : upTo(points.high);
}

/** Points for a diploma from Canada, or with an ECA. */
function diplomaPoints(level: AssessmentAnswers["educationLevel"]): Range {
  const points: Record<Option<"educationLevel">, Range> = grid.education.points;
  return (level && points[level]) ?? upTo(grid.education.max);
}

function work(answers: AssessmentAnswers): Range {
  const { skilledWorkOutside: abroad, workExpCanada } = answers;
  const most = (abroad ?? Number.POSITIVE_INFINITY) + yearsOf(workExpCanada).high;
  return { low: workPoints((abroad ?? 0) - yearsBefore(answers)), high: workPoints(most) };
}

/** The most years of work before those that count: all since the person came of age. */
function yearsBefore({ age }: AssessmentAnswers) {
  return age === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, age - grid.work.withinYears - grid.age.from);
}

function workPoints(years: number) {
  return grid.work.rows.find((row) => years >= row.years)?.points ?? 0;
}

/** Every range starts at 0, because the work may not have been skilled. Without an answer it has no end. */
function yearsOf(answer: Years | undefined): Range {
  return upTo((answer && mostYears[answer]) ?? Number.POSITIVE_INFINITY);
}

type Years = Option<"workExpCanada" | "spouseWorkExpCanada">;
const mostYears = {
  None: 0,
  "1 year": 1,
  "2 year": 2,
  "3 year": 3,
  "4 year": 4,
  "5 year": 5,
  "5+ year": Number.POSITIVE_INFINITY,
} satisfies Record<Years, number>;

function age({ age }: AssessmentAnswers): Range {
  const { max, from, fullUntil, lessEachYear } = grid.age;
  const points = Math.max(0, max - Math.max(0, Number(age) - fullUntil) * lessEachYear);
  return exactly(Number(age) >= from ? points : 0);
}

function adaptability(answers: AssessmentAnswers): Range {
  const { max, ...points } = grid.adaptability;
  // The question asks for the applicant's own relatives; the spouse's count as much.
  const withoutRelatives = hasNone(answers.relativeCanada) && !withSpouse(answers);
  const spouse = (range: Range) => (withSpouse(answers) ? range : exactly(0));
  const parts = [
    answers.postSecondaryCanada === "No" ? exactly(0) : upTo(points.pastStudy),
    yearsOf(answers.workExpCanada).high >= 1 ? upTo(points.pastWork) : exactly(0),
    upTo(points.arrangedEmployment),
    withoutRelatives ? exactly(0) : upTo(points.relatives),
    spouse(spouseLanguage(answers)),
    spouse(upTo(points.spousePastStudy)),
    spouse(spouseWork(answers)),
  ];
  const { low, high } = sum(parts);
  return { low: Math.min(low, max), high: Math.min(high, max) };
}

function withSpouse({ status }: AssessmentAnswers) {
  return status === "Married" || status === "Common-law relationship";
}

function spouseLanguage(answers: AssessmentAnswers): Range {
  const levels = [answers.spouseEnglishLevel, answers.spouseFrenchLevel];
  if (levels.some((level) => level === "Intermediate" || level === "Advanced")) {
    return exactly(grid.adaptability.spouseLanguage);
  }
  // Beginner reaches up to CLB 4, which is enough.
  return levels.every((level) => level === "None") ? exactly(0) : upTo(grid.adaptability.spouseLanguage);
}

function spouseWork(answers: AssessmentAnswers): Range {
  const points = grid.adaptability.spousePastWork;
  if (answers.spouseWorkExpCanada === undefined) return upTo(points);
  return yearsOf(answers.spouseWorkExpCanada).high >= 1 ? exactly(points) : exactly(0);
}

function hasNone(answer = "") {
  return /^\W*(no|none|nobody|n\/?a|nil|0)\b\W*$/i.test(answer);
}
