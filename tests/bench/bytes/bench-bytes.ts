import { elementBudgets, evergreen, joined, pageBudgets } from "../../built/support/budgets.ts";
import { closure, filesBelow, scriptsOf, stylesOf, weigh } from "../../built/support/built-files.ts";
import { kilobytes, table, verdict } from "../table.ts";

const elements = Object.entries(elementBudgets);

function plansBeyond(here: ReadonlySet<string>): string[] {
  const plans = filesBelow(`${evergreen}/chunks`).filter((file) => /\/phone-plan-/.test(file));
  return [...closure(plans)].filter((file) => !here.has(file));
}

function widgetRow([entry, budget]: (typeof elements)[number]): string[] {
  const before = weigh([`${evergreen}/${entry}.js`]);
  const here = joined(entry);
  const after = before + weigh(here);
  return [
    entry,
    `${kilobytes(before)} of ${kilobytes(budget.paint)}`,
    `${kilobytes(after)} of ${kilobytes(budget.joined)}`,
    kilobytes(after + weigh(plansBeyond(here))),
    verdict(before <= budget.paint && after <= budget.joined),
  ];
}

function siteRow({ name, pages, ...budget }: (typeof pageBudgets)[number]): string[] {
  const paints = pages.map((page) => weigh([page, ...stylesOf(page)]));
  const scripts = pages.map((page) => weigh(closure(scriptsOf(page))));
  return [
    name,
    `${kilobytes(Math.max(...paints))} of ${kilobytes(budget.paint)}`,
    `${kilobytes(Math.max(...scripts))} of ${kilobytes(budget.scripts)}`,
    verdict(Math.max(...paints) <= budget.paint && Math.max(...scripts) <= budget.scripts),
  ];
}

/** Weights of everything built, as Markdown; `tests/built` holds the same budgets. */
export async function benchBytes(): Promise<string> {
  return `Brotli at its best level, which static files can be stored with; 1 kB is 1000 bytes.

${table(
  ["element, kB", "before touch", "once React has joined", "and the phone approached", ""],
  elements.map(widgetRow),
)}

The budgets hold until the phone field is approached.

${table(
  ["site, kB, the heaviest page", "HTML and CSS of the first paint", "scripts", ""],
  pageBudgets.map(siteRow),
)}`;
}
