/** Points, or years, from the lowest to the highest that the answers allow. */
export interface Range {
  low: number;
  high: number;
}

export function exactly(amount: number): Range {
  return { low: amount, high: amount };
}

export function upTo(amount: number): Range {
  return { low: 0, high: amount };
}

export function sum(ranges: readonly Range[]): Range {
  return ranges.reduce(
    (one, other) => ({ low: one.low + other.low, high: one.high + other.high }),
    exactly(0),
  );
}

export function isExact({ low, high }: Range): boolean {
  return low === high;
}

export function showRange(range: Range): string {
  return isExact(range) ? `${range.low}` : `${range.low}–${range.high}`;
}
