import { type MailPart, type Renderers, renderWith } from "./parts.ts";
import { lines, oneLine } from "./visitor-text.ts";

export function textPart(parts: readonly MailPart[], colon: string): string {
  return `${renderAll(parts, colon)}\n`;
}

const renderers: Renderers = {
  title: ({ text }) => text,
  name: ({ label, text }, colon) => `${label}${colon}${oneLine(text)}`,
  heading: ({ text }) => text.toUpperCase(),
  paragraph: ({ text }) => text,
  quote: ({ text, more }) => (more === undefined ? quoted(text) : `${quoted(text)}\n(${more})`),
  rows: ({ rows }) => {
    const width = Math.min(Math.max(...rows.map(({ label }) => label.length)), 28);
    return rows.map(({ label, value }) => row(label, value, width)).join("\n");
  },
  list: ({ items }) => items.map((item) => `- ${item}`).join("\n"),
  buttons: ({ links }, colon) =>
    links.map(({ label, href }) => `${label}${colon}${withoutDraft(href)}`).join("\n"),
  card: ({ parts }, colon) => `${"-".repeat(40)}\n${renderAll(parts, colon)}`,
};

function renderAll(parts: readonly MailPart[], colon: string) {
  return parts.map(renderWith(renderers, colon)).join("\n\n");
}

function row(label: string, value: string, width: number) {
  const shown = lines(value);
  // Long answers are quoted, so that none of their lines can look like a row of ours.
  if (shown.length > 100 || shown.includes("\n")) return `${label}\n${quoted(value)}`;
  return label.length > width
    ? `${label}\n${" ".repeat(width)}  ${oneLine(value)}`
    : `${label.padEnd(width)}  ${oneLine(value)}`;
}

/** Every line after a mark, and short enough that a mail program does not break it into an unmarked one. */
function quoted(text: string) {
  return lines(text)
    .split("\n")
    .flatMap(wrapped)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function wrapped(line: string) {
  return line.match(/\S.{0,73}(?=\s|$)|\S{74,}?(?=\s|$)/g) ?? [""];
}

/** A draft in the address of a mail or a chat would fill half a text with marks like `%20`. */
function withoutDraft(href: string) {
  return href.replace(/[?&](?:body|text)=.*/, "");
}
