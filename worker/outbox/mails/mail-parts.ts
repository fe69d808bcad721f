import { showBidi } from "#lead/lead-rows.ts";
import type { RowGroup } from "#lead/present.ts";

/** The plain part of a mail: aligned rows; longer answers are quoted, so that none can pass for a row of ours. */
export function textPart(title: string, groups: readonly RowGroup[]): string {
  const blocks = groups.map((group) => {
    const width = Math.min(Math.max(...group.rows.map(({ label }) => label.length)), 28);
    const lines = group.rows.map(({ label, value }) => {
      const shown = showBidi(value);
      if (isLong(shown)) return `${label}\n${shown.replace(/^/gm, "> ")}`;
      return label.length > width
        ? `${label}\n${" ".repeat(width)}  ${shown}`
        : `${label.padEnd(width)}  ${shown}`;
    });
    return (group.title === "" ? lines : [group.title.toUpperCase(), ...lines]).join("\n");
  });
  return `${[title, ...blocks].join("\n\n")}\n`;
}

/** The HTML part: the same rows as tables. Everything is escaped and nothing of the visitor's becomes a link. */
export function htmlPart(title: string, groups: readonly RowGroup[]): string {
  const tables = groups.map((group) => {
    const rows = group.rows.map(({ label, value }) => {
      const lines = escapeHtml(showBidi(value)).replace(/\r\n|\r|\n/g, "<br>");
      return `<tr valign="top"><th align="left" width="220">${escapeHtml(label)}</th><td>${lines}</td></tr>`;
    });
    const heading = group.title === "" ? "" : `<h2>${escapeHtml(group.title)}</h2>`;
    return `${heading}<table cellpadding="4" cellspacing="0">${rows.join("")}</table>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${tables.join("")}</body></html>`;
}

function isLong(text: string): boolean {
  return text.length > 100 || /[\r\n]/.test(text);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
