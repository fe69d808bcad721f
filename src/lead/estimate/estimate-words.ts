/** Words of the estimate, in one language. */
export interface EstimateWords {
  readonly factors: Readonly<
    Record<"language" | "education" | "work" | "age" | "arrangedEmployment" | "adaptability", string>
  >;
  /** Minimum requirements, as the answers miss them. */
  readonly closed: {
    readonly language: string;
    readonly education: string;
    readonly work: string;
    age(years: number): string;
  };
  /** What to ask in the first call. */
  readonly questions: {
    readonly jobOffer: string;
    readonly languageTest: string;
    readonly diplomas: string;
    readonly eca: string;
    readonly workAbroad: string;
    readonly workInCanada: string;
    readonly workDates: string;
    readonly studyInCanada: string;
    relatives(withSpouse: boolean): string;
    readonly spouse: string;
  };
  readonly verdicts: Readonly<Record<"fails" | "passes" | "open", string>>;
  ofPoints(points: string, max: number): string;
  readonly minimumNotMet: string;
  readonly grid: string;
}
