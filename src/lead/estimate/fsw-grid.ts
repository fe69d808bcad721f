import { exactly } from "./range.ts";

/**
 * The selection grid of the Federal Skilled Worker class: Immigration and Refugee Protection Regulations
 * (SOR/2002-227), sections 75, 76 and 78 to 83. A factor's `minimum` is the fewest points of somebody who
 * meets the class's own conditions (section 75): below it the points do not matter. Check it against `source`
 * when the regulations change, and move `asOf`. In April 2026 the department proposed to repeal this class:
 * https://www.canada.ca/en/immigration-refugees-citizenship (Forward Regulatory Plan 2026–2028). Remove the
 * estimate when that comes into force.
 */
export const fswGrid = {
  asOf: "2026-11-21",
  source:
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/eligibility/federal-skilled-workers/six-selection-factors-federal-skilled-workers.html",
  passMark: 67,
  language: {
    max: 28,
    /** CLB 7 in all four abilities. */
    minimum: 16,
    abilities: 4,
    /** Points for each ability in the first official language; below CLB 7 the class is closed. */
    first: { 7: 4, 8: 5, 9: 6 },
    /** Once, for CLB 5 in all abilities of the other official language. */
    second: 4,
  },
  education: {
    max: 25,
    /** A secondary school credential. */
    minimum: 5,
    /** By the options of the form. */
    points: {
      "Less than secondary": exactly(0),
      "Secondary school": exactly(5),
      "Diploma/Certificate one year": exactly(15),
      "Diploma/Certificate two year": exactly(19),
      Bachelors: exactly(21),
      Masters: exactly(23),
      "PhD/Doctorate": exactly(25),
      // Perhaps from secondary school, perhaps two above it of which one took three years.
      "More than two secondary designations": { low: 5, high: 22 },
    },
  },
  work: {
    max: 15,
    minimum: 9,
    /** Years before the application within which work counts. */
    withinYears: 10,
    /** The highest row whose `years` are reached. */
    rows: [
      { years: 6, points: 15 },
      { years: 4, points: 13 },
      { years: 2, points: 11 },
      { years: 1, points: 9 },
    ],
  },
  age: { max: 12, from: 18, fullUntil: 35, lessEachYear: 1 },
  arrangedEmployment: { max: 10 },
  adaptability: {
    max: 10,
    spouseLanguage: 5,
    pastStudy: 5,
    spousePastStudy: 5,
    pastWork: 10,
    spousePastWork: 5,
    arrangedEmployment: 5,
    relatives: 5,
  },
} as const;
