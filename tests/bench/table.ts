/** How often each page is loaded. */
export const rounds = 7;

/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which `share` of all values lie, interpolated between neighbours. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
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
