import { closure, filesBelow, importsOf } from "./built-files.ts";

/** Budgets that `tests/built` holds and `npm run bench -- bytes` prints, in bytes as `brotli` weighs them. */

export const evergreen = "widgets/v1";

/** An element's own file, and all that it runs on once it was touched. */
export const elementBudgets = {
  // Test mode, readiness and the hints that keep a number from going astray are 1 kB of it. A sixth of a second on a line of 1.6 Mbps with a round trip of 150 ms: the form shows with one request.
  "contact-form": { paint: 8700, joined: 99_000 },
  // 31 questions and their options.
  "assessment-form": { paint: 11_300, joined: 99_000 },
  // Nothing but the definition of an element and its label.
  "free-assessment-button": { paint: 5200, joined: 95_000 },
} as const;

/** The numbering plans of 245 countries with the library that reads them, fetched when a phone field is approached. */
export const phonePlans = 46_000;

/** Files that an entry fetches when its form is touched. */
export const joined = (entry: string) => closure(importsOf(`${evergreen}/${entry}.js`).onDemand);

interface PageBudget {
  readonly name: string;
  readonly pages: readonly string[];
  /** HTML and sheets of the first paint. */
  readonly paint: number;
  readonly scripts: number;
}

/** Pages in the frame that have a text of their own: all but home, the form alone, and the page for partners. */
export const inner = filesBelow().filter(
  (file) =>
    file.endsWith(".html") &&
    !/^((fr\/)?(index|assessment|404)|fr)\.html$/.test(file) &&
    !/^(\w\w\/)?widgets/.test(file),
);
// A budget guards against a mistake and keeps a twentieth of room, so that no next byte is bought with a trick. The first paint: 17 kB, and half of one since each page has its call to action in its text too, a way to share it, and
// the list of its parts; French on Express Entry is the longest. Of the home page’s scripts half a kilobyte tells what Québec and French change. Of all 2 kB are the offer of a number’s own country, with the zones and plans that it reads; a firm with long names and two persons takes 0.1 kB more.
export const pageBudgets: readonly PageBudget[] = [
  { name: "inner pages", pages: inner, paint: 18_000, scripts: 110_000 },
  { name: "home", pages: ["index.html", "fr.html"], paint: 27_500, scripts: 115_000 },
];
