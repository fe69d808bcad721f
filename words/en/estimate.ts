const relatives =
  "a parent, grandparent, child, grandchild, sibling, aunt, uncle, niece or nephew who is 18 or over, lives in Canada and is a citizen or permanent resident?";

/** Words of the estimate, in English. */
export const estimate = {
  factors: {
    language: "Language",
    education: "Education",
    work: "Work experience",
    age: "Age",
    arrangedEmployment: "Arranged employment",
    adaptability: "Adaptability",
  },
  /** Minimum requirements, as the answers miss them. */
  closed: {
    language: "CLB 7 in all four abilities of English or French",
    education: "a secondary school credential",
    work: "a year of continuous skilled work in the last ten years",
    age: "18 years of age",
  },
  /** What to ask in the first call. */
  questions: {
    jobOffer: "Is there a qualifying full-time job offer in Canada for at least a year?",
    languageTest:
      "Which language test was taken, and what are the results in all four abilities (at least CLB 7)?",
    diplomas: "Which diplomas were earned, and how long did each program take?",
    eca: "Is there an ECA report, or is the diploma Canadian? Without either, education gives no points.",
    workAbroad: "How many years of skilled work (TEER 0 to 3) outside Canada?",
    workInCanada: "Was the work in Canada skilled (TEER 0 to 3), full-time and with a permit?",
    workDates:
      "What are the NOC codes and dates of the work in the last ten years, one year of it without a break?",
    studyInCanada: "Was there full-time study in Canada of at least two years?",
    relatives: `Does the applicant have ${relatives}`,
    relativesOfBoth: `Does the applicant, or the accompanying spouse, have ${relatives}`,
    spouse:
      "Is the spouse accompanying the applicant, have they studied full-time in Canada for two years, and do they have a language test result (CLB 4)?",
  },
  verdicts: { fails: "does not pass", passes: "passes", open: "undecided" },
  ofPoints: (points: string, max: number) => `${points} of ${max}`,
  minimumNotMet: "Minimum not met",
  grid: "Grid",
};
