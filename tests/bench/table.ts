/** How often each page is loaded. */
export const rounds = 7;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The smallest value that at least `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Kilobytes of 1,000 bytes, as transfer sizes are counted. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export const verdict = (holds: boolean): string => (holds ? "holds" : "**falls short**");

/** A Markdown table: the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const alignment = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [head, alignment, ...rows].map(line).join("\n");
}
