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

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const many: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};
const counting = `(?:${tens.join("|")})(?:-(?:${small.slice(1, 10).join("|")}))?|${small.join("|")}`;
/** A number that nobody counts on one page: `a dozen`, `five hundred`. */
const large = `(?:(?:an?|${counting}) )?(?:${Object.keys(many).join("|")})`;
const number = `${large}|${counting}`;

const date = new RegExp(
  `(?:\\b(\\d{1,2}) )?\\b(${months.join("|")}) (\\d{4})|\\b\\d{4}-\\d\\d-\\d\\d\\b`,
  "g",
);
const people = "people|clients|customers|applicants|students|families|visitors";
const measured = `minutes?|hours?|days?|weeks?|months?|years?|percent|points?|times|dollars?|countries|${people}`;
const unit = `${measured}|applications|files|cases|visas`;
const scale = "(?<scale>level|category) (?<step>\\d+)";
// `3x` and `20th` are figures too; `R000000` is a number of the firm.
const digits = `(?<![A-Za-z\\d])(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?:(?:-| )(?:tax |full )?(?<unit>${unit}|x|th|%)(?![a-z]))?`;
const words = `\\b(?:(?<word>${number})(?:-| )(?:full |tax )?(?<ofWord>${measured})|(?<many>${large}))\\b`;
/** Shares and rough numbers. */
const parts = `\\b(?<share>(?:${number}) (?:out of|in) (?:${number})|(?:half|(?:an?|${counting}) (?:thirds?|quarters?)) of (?:all |our |the |these )*(?:${unit})|(?:dozens|hundreds|thousands|millions) of)\\b`;
const figure = new RegExp([scale, parts, digits, words].join("|"), "gi");

/**
 * The figures of a text as a reader takes them, a number with its unit: `1,560 hour`, `level 5`, `2026-03-31`. Numbers
 * in words count where a unit follows them, and shares such as `nine in ten` as they stand.
 */
export function figuresIn(text: string): string[] {
  const dates: string[] = [];
  const rest = text.replace(date, (match, day?: string, month?: string, year?: string) => {
    const at = months.indexOf(month ?? "") + 1;
    dates.push(at === 0 ? match : [year, pad(at), ...(day ? [pad(Number(day))] : [])].join("-"));
    return " ";
  });
  const figures = [...rest.matchAll(figure)].map(({ groups: found = {} }) => {
    if (found.scale) return `${found.scale.toLowerCase()} ${found.step}`;
    if (found.share) return found.share.toLowerCase();
    const value = found.digits?.replace(/,$/, "") ?? numberOf((found.word ?? found.many ?? "").toLowerCase());
    return `${value} ${singular(found.unit ?? found.ofWord ?? "")}`.trim();
  });
  return [...dates, ...figures];
}

function numberOf(word: string): string {
  const [first = "", second = ""] = word.split(/[ -]/);
  const counted = (text: string) => {
    const ten = tens.indexOf(text);
    return ten < 0 ? small.indexOf(text) : (ten + 2) * 10;
  };
  const value =
    word in many
      ? many[word]
      : second in many
        ? (/^an?$/.test(first) ? 1 : counted(first)) * (many[second] ?? 0)
        : counted(first) + (second ? counted(second) : 0);
  return (value ?? 0).toLocaleString("en");
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}

function singular(unitOfFigure: string): string {
  return unitOfFigure
    .toLowerCase()
    .replace("countries", "country")
    .replace("families", "family")
    .replace("%", "percent")
    .replace(/s$/, "");
}
