import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** An annotation of this type is a cell: `column` of the test's row, and what was seen. */
export const cellType = "cell";

/** Prints a table for each file of tests: a row a test, a column a condition. */
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
    for (const [file, rows] of this.#tables) {
      const columns = [...new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))];
      console.log(`\n${file}\n| | ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length + 1)}`);
      for (const [row, cells] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        console.log(`| ${row} | ${columns.map((column) => cells.get(column) ?? "").join(" | ")} |`);
      }
    }
  }
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a default export only.
export default TableReporter;
