const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "fifteen",
  "twenty",
  "thirty",
];
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30];

const date = new RegExp(
  `(?:\\b(\\d{1,2}) )?\\b(${months.join("|")}) (\\d{4})|\\b\\d{4}-\\d\\d-\\d\\d\\b`,
  "g",
);
const unit = "minutes?|hours?|days?|weeks?|months?|years?|percent|points?|dollars?|countries|students|people";
const figure = new RegExp(
  `\\b(level|category) (\\d+)|(?<![A-Za-z])(\\d[\\d,]*(?:\\.\\d+)?)(?: (?:tax )?(${unit}))?\\b|\\b(${words.join("|")}) (?:full |tax )?(${unit})\\b`,
  "gi",
);

/**
 * The figures of a text as a reader takes them, a number with its unit: `1,560 hour`, `level 5`, `2026-03-31`. Numbers
 * in words count where a unit follows them.
 */
export function figuresIn(text: string): string[] {
  const dates: string[] = [];
  const rest = text.replace(date, (match, day?: string, month?: string, year?: string) => {
    const at = months.indexOf(month ?? "") + 1;
    dates.push(at === 0 ? match : [year, pad(at), ...(day ? [pad(Number(day))] : [])].join("-"));
    return " ";
  });
  const figures = [...rest.matchAll(figure)].map(
    ([, scale, step, digits, its = "", word, unitOfWord = ""]) => {
      if (scale) return `${scale.toLowerCase()} ${step}`;
      const number = digits ?? String(numbers[words.indexOf(word?.toLowerCase() ?? "")]);
      return `${number} ${singular(its || unitOfWord)}`.trim();
    },
  );
  return [...dates, ...figures];
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}

function singular(unitOfFigure: string): string {
  return unitOfFigure.toLowerCase().replace("countries", "country").replace(/s$/, "");
}
