import type { Row } from "#lead/present.ts";
import { lines, oneLine } from "./visitor-text.ts";

export function textRows(rows: readonly Row[]): string {
  const width = Math.min(Math.max(...rows.map(({ label }) => label.length)), 28);
  return rows.map(({ label, value }) => row(label, value, width)).join("\n");
}

function row(label: string, value: string, width: number) {
  const text = lines(value);
  // Long answers are quoted, so that none of their lines can look like a row of ours.
  if (text.length > 100 || text.includes("\n")) return `${label}\n${quoted(value)}`;
  return label.length > width
    ? `${label}\n${" ".repeat(width)}  ${oneLine(value)}`
    : `${label.padEnd(width)}  ${oneLine(value)}`;
}

/** Every line after a mark, and short enough that a mail program does not break it into an unmarked one. */
export function quoted(text: string): string {
  return lines(text)
    .split("\n")
    .flatMap(wrapped)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function wrapped(line: string) {
  return line.match(/\S.{0,73}(?=\s|$)|\S{74,}?(?=\s|$)/g) ?? [""];
}
