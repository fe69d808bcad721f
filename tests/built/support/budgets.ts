import { closure, filesBelow, importsOf } from "./built-files.ts";

/**
 * Budgets that `tests/built` checks, in bytes of brotli. A budget guards against a mistake, and leaves some
 * room so that no byte has to be saved by a trick.
 */

export const evergreen = "widgets/v1";

/**
 * An element's own file, and all that it runs on once it was touched. Goals before touch were 7.5, 10 and 4.2
 * kB. They held while tokens were written where they are read (0.3 kB), and before test mode, readiness,
 * openers and ten languages came. Of the contact form's 8.5 kB its sheet is 2.2, its markup and texts 1.1,
 * r2wc as it is published 0.8; the rest is its life on the page before React: finding its folder, following
 * scheme and language, holding what is typed and sent. Since then 0.9 kB came for clear themes, malformed
 * codes and tags that a page leaves open.
 */
export const elementBudgets = {
  "contact-form": { paint: 9500, joined: 96_000 },
  // 31 questions and their options are 2.9 kB of it before touch, and 3.4 more once React has joined: 95.4
  // kB, where the goal was 95.
  "assessment-form": { paint: 12_000, joined: 100_300 },
  // Its colours and its life on the page, as above.
  "free-assessment-button": { paint: 6300, joined: 97_300 },
} as const;

/**
 * The numbering plans of 245 countries with the library that reads them, fetched when a phone field is
 * approached. They are complete, because browser and worker must agree on which numbers are in use.
 */
export const phonePlans = 61_000;

/** Files that an entry fetches when its form is touched. */
export const joined = (entry: string) => closure(importsOf(`${evergreen}/${entry}.js`).onDemand);

interface PageBudget {
  readonly name: string;
  readonly pages: readonly string[];
  /** HTML and sheets of the first paint. */
  readonly paint: number;
  readonly scripts: number;
}

/**
 * Pages in the frame that have a text of their own: all but home, the form alone, and the page for partners.
 */
const inner = filesBelow().filter(
  (file) =>
    file.endsWith(".html") &&
    !/^((fr\/)?(index|assessment|404)|fr)\.html$/.test(file) &&
    !/^(\w\w\/)?widgets/.test(file),
);
// The heaviest are in French: Québec has 17.7 kB, where the goal was 17 before facts showed their dates and a
// page could show an absence; the rest is room for a sentence. The home page fetches the forms when somebody
// nears a button that opens one.
export const pageBudgets: readonly PageBudget[] = [
  { name: "inner pages", pages: inner, paint: 18_600, scripts: 109_000 },
  { name: "home", pages: ["index.html", "fr.html"], paint: 21_000, scripts: 92_000 },
];

/**
 * The worker as it is deployed, in bytes of gzip: the numbering plans are 40 kB of it, the spam filter 42,
 * and the words of ten languages about as much, because esbuild writes a letter beyond ASCII as six. The
 * desk's replies, agreement and plots are 13, the visitor's own page 3. A firm with every fact has 301,600
 * (300,000 until the search knew other spellings and the webhooks' library stayed).
 */
export const workerBudget = 302_000;
