import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { elementBudgets, evergreen, joined, pageBudgets } from "../../built/support/budgets.ts";
import {
  brotliBytes,
  closure,
  filesBelow,
  scriptsOf,
  stylesOf,
  weigh,
} from "../../built/support/built-files.ts";
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

/** The least that each library weighs here, bundled alone with the product's own settings. */
const libraries: Readonly<Record<string, string>> = {
  "react and react-dom/client":
    'import { hydrateRoot } from "react-dom/client"; import { jsx } from "react/jsx-runtime"; globalThis.x = [hydrateRoot, jsx];',
  ky: 'import ky from "ky"; globalThis.x = ky;',
  "@r2wc/core": 'import r2wc from "@r2wc/core"; globalThis.x = r2wc;',
  "libphonenumber-js: numbering plans":
    'import plans from "libphonenumber-js/min/metadata"; globalThis.x = plans;',
  "libphonenumber-js: parser and formatter":
    'import { AsYouType, parsePhoneNumber } from "libphonenumber-js/core"; globalThis.x = [AsYouType, parsePhoneNumber];',
};

async function weighLibrary(code: string): Promise<number> {
  // A file that is not there: the plugin serves its text.
  const id = resolve("widgets/library.js");
  const built = (await build({
    configFile: "vite.widgets.config.ts",
    plugins: [
      {
        name: "library",
        resolveId: (asked) => (asked === id ? id : undefined),
        load: (file) => (file === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      lib: { entry: id, formats: ["es"] },
      rolldownOptions: { output: { minify: true, comments: { annotation: false } } },
    },
  })) as Rolldown.RolldownOutput[];
  const [file] = built.flatMap((each) => each.output);
  return file?.type === "chunk" ? brotliBytes(Buffer.from(file.code)) : Number.NaN;
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
  const floor: [string, number][] = [];
  for (const [name, code] of Object.entries(libraries)) floor.push([name, await weighLibrary(code)]);
  const least = floor.reduce((sum, [, bytes]) => sum + bytes, 0);
  return `Brotli at its best level, which static files can be stored with; 1 kB is 1000 bytes.

${table(
  ["element, kB", "before touch", "once React has joined", "and the phone approached", ""],
  elements.map(widgetRow),
)}

The budgets hold until the phone field is approached. The libraries alone, each bundled by itself and with the numbering
plans of 245 countries, come to ${kilobytes(least)} kB without a line of a form.

${table(
  ["library alone", "kB"],
  [...floor, ["together", least] as const].map(([name, bytes]) => [name, kilobytes(bytes)]),
)}

${table(
  ["site, kB, the heaviest page", "HTML and CSS of the first paint", "scripts", ""],
  pageBudgets.map(siteRow),
)}`;
}
