const monthsOf = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleString(language, { month: "long", timeZone: "UTC" }),
  );

const months = ["en", "fr"].map(monthsOf);
const month = `(?<!\\p{L})(${months.flat().join("|")})`;
/** In French the day stands before the month, in Canadian English behind it. */
const date = new RegExp(`(?:(\\d{1,2})(?:er)?\\s)?${month}(?:\\s(\\d{1,2}),)?\\s(\\d{4})`, "gu");
// `R000000` is a number of the firm; `3x` and `20th` are figures.
const figure = /\d{4}-\d\d(?:-\d\d)?(?!\d)|(?<![\p{L}\d])\d+(?:[,\u00a0]\d{3})*(?:[.,]\d+)?/gu;

/** The dates and the numbers in digits of an English or French text: `2026-03-31`, `1560`, `2.50`. */
export function figuresIn(text: string): string[] {
  const dated = text.replace(
    date,
    (_, before: string | undefined, name: string, behind: string | undefined, year: string) => {
      const day = before ?? behind;
      const month = months.map((names) => names.indexOf(name) + 1).find((at) => at > 0) ?? 0;
      return [year, ...[month, ...(day ? [day] : [])].map((part) => String(part).padStart(2, "0"))].join("-");
    },
  );
  return (dated.match(figure) ?? []).map((found) =>
    found.replace(/[,\u00a0](?=\d{3}(?!\d))/g, "").replace(",", "."),
  );
}
