import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { hostsPage, writesHosts } from "#tests/embed/support/hosts-page.ts";
import { writePart } from "#tests/support/report-page.ts";
import { releases } from "./debian.ts";

/** An annotation of this type is a cell: `column` of the test's row, and what was seen. */
export const cellType = "cell";

/** Introductions of the tables, by the file of tests. */
const tables: Readonly<Record<string, string>> = {
  "plugin.spec.ts": `### The form by the plugin

By role, editor and theme; a column is what an optimiser does to our script on its way. Asking: it combines only what carries
no mark against it. Unmoduled: \`type="module"\` is lost. Deferred: the same, with \`defer async\`. Delayed: it comes with the first movement.
Inlined: its text stands in the page. Combined: behind another script in one file of the page's own host.`,
  "plugin-manners.spec.ts":
    "### The plugin in layouts of blocks\n\nBy theme; a column is where the element stands, or which one.",
  "recipes.spec.ts": `### Without the plugin: what a recipe becomes

By role and editor; a column is what was pasted, and the same after a typo beside it was mended where text is seen as it looks. Where
only the link is left, it leads to the hosted form.`,
};

/** Prints a table for each file of tests, a row a test, a column a condition; writes them into docs/hosts.md. */
class TableReporter implements Reporter {
  readonly #tables = new Map<string, Map<string, Map<string, string>>>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const [, project, file, ...titles] = test.titlePath();
    for (const { type, description = "" } of annotations) {
      if (type !== cellType) continue;
      const [column = "", seen = "", where = ""] = description.split("\t");
      const row = [project, ...titles, where].filter(Boolean).join(", ");
      const table = entry(this.#tables, file ?? "", () => new Map());
      entry(table, row, () => new Map()).set(column, seen);
    }
  }

  onEnd(): void {
    const parts = Object.entries(tables).flatMap(([file, title]) => {
      const rows = this.#tables.get(file);
      return rows ? [`${title}\n\n${tableOf(rows)}`] : [];
    });
    const body = parts.join("\n\n");
    const versions = `Debian's WordPress ${Object.keys(releases).join(" and ")}`;
    if (writesHosts && parts.length === Object.keys(tables).length)
      writePart(hostsPage, "wordpress", "WordPress", versions, body);
    else console.log(`\n${body}\n\n${hostsPage.file} was left as it is: only a whole run writes it.`);
  }
}

function tableOf(rows: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const columns = [...new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))];
  const lines = [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, cells]) => [row, ...columns.map((column) => cells.get(column) ?? "–")]);
  return [["", ...columns], ["", ...columns].map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a default export only.
export default TableReporter;
