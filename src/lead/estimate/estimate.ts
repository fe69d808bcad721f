import type { assessment } from "../assessment.ts";
import type { Answers } from "../field.ts";
import type { EstimateWords } from "./estimate-words.ts";
import { fswGrid as grid } from "./fsw-grid.ts";
import { exactly, type Range, sum, upTo } from "./range.ts";

/** The stored answers of an assessment; unanswered questions are absent. */
export type AssessmentAnswers = Answers<typeof assessment>;
type Option<Name extends keyof AssessmentAnswers> = NonNullable<AssessmentAnswers[Name]>;

export interface Factor {
  readonly name: string;
  readonly max: number;
  /** The fewest points with which the class is open at all; absent where none are needed. */
  readonly minimum?: number;
  readonly points: Range;
}

export interface Estimate {
  readonly factors: readonly Factor[];
  readonly total: Range;
  /** Points that the answers leave open, as questions for the first call. */
  readonly questions: readonly string[];
  /** Minimum requirements that the answers miss: points do not matter then. */
  readonly closed: readonly string[];
}

/**
 * The six selection factors of the Federal Skilled Worker class for an assessment, as ranges where the answers leave
 * them open. For the consultant alone: an estimate from unverified answers, never advice to a visitor.
 */
export function estimate(answers: AssessmentAnswers, words: EstimateWords): Estimate {
  const questions: string[] = [];
  const closed: string[] = [];
  const ask = (question: string) => questions.push(question);
  const tell = { ask, closed, words };
  const factors = Object.entries(pointsOf).map(([key, points]): Factor => {
    const { max, minimum }: { max: number; minimum?: number } = grid[key as keyof typeof pointsOf];
    const name = words.factors[key as keyof typeof pointsOf];
    return { name, max, ...(minimum !== undefined && { minimum }), points: points(answers, tell) };
  });
  ask(words.questions.jobOffer);
  return { factors, total: sum(factors.map(({ points }) => points)), questions, closed };
}

/** Points alone pass nobody who misses a minimum requirement, or may miss it. */
export function verdictOf({ total, closed, factors }: Estimate, words: EstimateWords): string {
  const { fails, passes, open } = words.verdicts;
  if (closed.length > 0 || total.high < grid.passMark) return fails;
  const meetsMinimums = factors.every(({ points, minimum = 0 }) => points.low >= minimum);
  return total.low >= grid.passMark && meetsMinimums ? passes : open;
}

/** In the order in which the consultant reads them. */
const pointsOf = {
  language,
  education,
  work,
  age,
  arrangedEmployment: () => upTo(grid.arrangedEmployment.max),
  adaptability,
} satisfies Readonly<
  Record<keyof EstimateWords["factors"], (answers: AssessmentAnswers, tell: Tell) => Range>
>;

/** Notes of the factors besides their points, and the words for them. */
interface Tell {
  ask(question: string): void;
  readonly closed: string[];
  readonly words: EstimateWords;
}

function language(answers: AssessmentAnswers, { ask, closed, words }: Tell): Range {
  const { abilities, first, second } = grid.language;
  const english = find(benchmarks, answers.englishLevel) ?? benchmarks.None;
  const french = find(benchmarks, answers.frenchLevel) ?? benchmarks.None;
  const pointsFirst = (benchmark: number) =>
    benchmark >= 9 ? first[9] : benchmark === 8 ? first[8] : first[7];
  // The applicant names the first official language, so the better order counts; without a first there is no second.
  const best = (of: "low" | "high") => {
    const ordered = (one: number, other: number) =>
      one < 7 ? 0 : pointsFirst(one) * abilities + (other >= 5 ? second : 0);
    return Math.max(ordered(english[of], french[of]), ordered(french[of], english[of]));
  };
  const top = Math.max(english.high, french.high);
  if (top < 7) closed.push(words.closed.language);
  else ask(words.questions.languageTest);
  return { low: best("low"), high: best("high") };
}

// The form's own hint gives these Canadian Language Benchmarks; `low` is the weakest that the word allows.
const benchmarks = {
  None: { low: 0, high: 0 },
  Beginner: { low: 1, high: 4 },
  Intermediate: { low: 5, high: 8 },
  Advanced: { low: 9, high: 10 },
} satisfies Record<Option<"englishLevel" | "frenchLevel">, Range>;

function education(answers: AssessmentAnswers, { ask, closed, words }: Tell): Range {
  const points = find(educationPoints, answers.educationLevel) ?? upTo(grid.education.max);
  if (points.high < grid.education.minimum) closed.push(words.closed.education);
  if (points.low !== points.high) ask(words.questions.diplomas);
  if (points.high === 0 || answers.eca === "Yes") return points;
  ask(words.questions.eca);
  return upTo(points.high);
}

const educationPoints = {
  "Less than secondary": exactly(grid.education.none),
  "Secondary school": exactly(grid.education.secondary),
  "Diploma/Certificate one year": exactly(grid.education.oneYear),
  "Diploma/Certificate two year": exactly(grid.education.twoYears),
  Bachelors: exactly(grid.education.threeYears),
  Masters: exactly(grid.education.mastersOrProfessional),
  "PhD/Doctorate": exactly(grid.education.doctorate),
  // The words do not say whether the diplomas are beyond secondary school, nor how long one of them took.
  "More than two secondary designations": {
    low: grid.education.secondary,
    high: grid.education.twoCredentialsOneOfThreeYears,
  },
} satisfies Record<Option<"educationLevel">, Range>;

function work(answers: AssessmentAnswers, { ask, closed, words }: Tell): Range {
  const abroad = answers.skilledWorkOutside;
  const canada = yearsOf(answers.workExpCanada);
  if (abroad === undefined) ask(words.questions.workAbroad);
  if (canada.high > 0) ask(words.questions.workInCanada);
  const most = (abroad ?? Number.POSITIVE_INFINITY) + canada.high;
  if (most < 1) closed.push(words.closed.work);
  else ask(words.questions.workDates);
  return { low: workPoints((abroad ?? 0) - yearsBefore(answers)), high: workPoints(most) };
}

/** So many years of work can lie before those that count: all since the person came of age. */
function yearsBefore({ age }: AssessmentAnswers): number {
  return age === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, age - grid.work.withinYears - grid.age.from);
}

function workPoints(years: number): number {
  return grid.work.rows.find((row) => years >= row.years)?.points ?? 0;
}

/** No answer leaves all open. Nothing says that the work was skilled, so every answer starts at 0. */
function yearsOf(answer: Years | undefined): Range {
  return upTo(find(mostYears, answer) ?? Number.POSITIVE_INFINITY);
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

function age(answers: AssessmentAnswers, { closed, words }: Tell): Range {
  if (answers.age !== undefined && answers.age < grid.age.from) closed.push(words.closed.age(grid.age.from));
  return exactly(agePoints(Number(answers.age)));
}

function agePoints(age: number): number {
  const { max, from, fullUntil, lessEachYear } = grid.age;
  if (!(age >= from)) return 0;
  return Math.max(0, max - Math.max(0, age - fullUntil) * lessEachYear);
}

function adaptability(answers: AssessmentAnswers, { ask, words }: Tell): Range {
  const { max, ...points } = grid.adaptability;
  const withSpouse = answers.status === "Married" || answers.status === "Common-law relationship";
  // The question asks for the applicant's own relatives; the spouse's count as much.
  const withoutRelatives = hasNone(answers.relativeCanada) && !withSpouse;
  const spouse = (range: Range) => (withSpouse ? range : exactly(0));
  const parts = [
    answers.postSecondaryCanada === "No" ? exactly(0) : upTo(points.pastStudy),
    yearsOf(answers.workExpCanada).high >= 1 ? upTo(points.pastWork) : exactly(0),
    upTo(points.arrangedEmployment),
    withoutRelatives ? exactly(0) : upTo(points.relatives),
    spouse(spouseLanguage(answers)),
    spouse(upTo(points.spousePastStudy)),
    spouse(spouseWork(answers)),
  ];
  if (answers.postSecondaryCanada !== "No") ask(words.questions.studyInCanada);
  if (!withoutRelatives) ask(words.questions.relatives(withSpouse));
  if (withSpouse) ask(words.questions.spouse);
  const { low, high } = sum(parts);
  return { low: Math.min(low, max), high: Math.min(high, max) };
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

function hasNone(answer = ""): boolean {
  return /^\W*(no|none|nobody|n\/?a|nil|0)\b\W*$/i.test(answer);
}

/** Nothing for an unanswered question, and for an option that the form had when the lead was stored and has no more. */
function find<Word extends string, T>(
  table: Readonly<Record<Word, T>>,
  answer: Word | undefined,
): T | undefined {
  return answer === undefined ? undefined : table[answer];
}
