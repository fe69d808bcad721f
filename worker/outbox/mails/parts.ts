import { escapeHtml } from "#lead/escape-html.ts";
import type { Row } from "#lead/present.ts";
import { light } from "./palette.ts";
import { quoted, textRows } from "./text-lines.ts";
import { languageOfWords, lines, oneLine } from "./visitor-text.ts";

/**
 * A piece of a mail, written for both of its parts from the same data. Only names, quotes and row values may
 * contain a visitor's words: both writings keep those from looking like anything else.
 */
export interface MailPart {
  /** Everything is escaped, and only buttons are links. */
  html: string;
  /** `colon` separates a label from its value on one line. */
  text: (colon: string) => string;
  hasActions?: boolean;
}

/** `large` begins with the one button in red. */
export type ButtonLook = keyof typeof looks;

/** A link of ours: of a visitor's, label and address contain only their validated number or address. */
export interface MailLink {
  label: string;
  href: string;
}

export const openTable = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';
const table = `${openTable} style="table-layout:fixed">`;
// Outlook for Windows ignores margins of tables.
const space = `<div style="font-size:8px;line-height:12px">&nbsp;</div>`;
const breaking = "word-break:break-word";
const gap = `<td width="8" style="font-size:8px">&nbsp;</td>`;
const quiet = `font-size:14px;line-height:20px;color:${light.muted}`;

const paragraphStyles = {
  quiet: `class="m" style="${quiet};padding:0 0 12px"`,
  strong: `style="font-weight:bold;padding:0 0 12px"`,
  warning: `class="w" style="font-weight:bold;color:${light.maple};padding:0 0 12px"`,
  plain: `style="padding:0 0 12px"`,
};

const solid = `padding:12px 0;font-weight:bold;color:${light.onAccent}`;
const looks = {
  large: { box: `class="a" height="48" bgcolor="${light.accent}"`, link: "", color: solid },
  plain: { box: `class="b" height="48" bgcolor="${light.ink}"`, link: `class="bt"`, color: solid },
  small: {
    box: `class="o" height="44" style="border:1px solid ${light.muted}"`,
    link: `class="i"`,
    color: `padding:10px 0;color:${light.ink}`,
  },
};

export function renderHtml(parts: readonly MailPart[]): string {
  return parts.map(({ html }) => html).join("\n");
}

export function renderText(parts: readonly MailPart[], colon: string): string {
  return parts.map(({ text }) => text(colon)).join("\n\n");
}

/** Kind of the mail, in one quiet line; the text part begins with it. */
export function title(text: string): MailPart {
  return {
    html: `<h1 class="m" style="${quiet};margin:0;padding:0 0 8px;font-weight:normal">${inline(text)}</h1>`,
    text: () => text,
  };
}

export function heading(text: string): MailPart {
  return {
    html: `<h1 style="margin:0;padding:0 0 8px;font-size:20px;line-height:28px">${inline(text)}</h1>`,
    text: () => text,
  };
}

export function nameLine(label: string, name: string): MailPart {
  return {
    html: `<div class="m" style="${quiet}">${escapeHtml(label)}</div><h2 dir="auto" align="left" style="margin:0;padding:0 0 6px;font-size:24px;line-height:30px;${breaking}">${escapeHtml(oneLine(name))}</h2>`,
    text: (colon) => label + colon + oneLine(name),
  };
}

export function section(heading: string, parts: readonly MailPart[]): readonly MailPart[] {
  const html = `<h2 style="margin:0;padding:16px 0 8px;font-size:18px;line-height:24px">${escapeHtml(heading)}</h2>`;
  return parts.length === 0 ? [] : [{ html, text: () => heading.toUpperCase() }, ...parts];
}

export function paragraph(
  content: string | number | false | null | undefined,
  look: keyof typeof paragraphStyles = "plain",
): readonly MailPart[] {
  const text = String(content);
  return content ? [{ html: `<div ${paragraphStyles[look]}>${inline(text)}</div>`, text: () => text }] : [];
}

/** A visitor's words; `more` says how many characters were cut and where they are. */
export function quote(
  words: string,
  language: string | null | undefined,
  more: string | false = false,
): readonly MailPart[] {
  if (words === "") return [];
  const lang = langAttribute(languageOfWords(words, language));
  const rest = more ? `(${more})` : "";
  return [
    {
      html: `<div class="q" dir="auto"${lang} style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid ${light.maple};${breaking}">${broken(words)}</div>${rest && `<div ${paragraphStyles.quiet}>${escapeHtml(rest)}</div>`}`,
      text: () => [quoted(words), rest].filter(Boolean).join("\n"),
    },
  ];
}

/**
 * Leaves out rows without a value. The direction of a value follows its first letter; `ltr` keeps the order
 * of our lines that begin with a name in Arabic.
 */
export function rows(all: readonly Row[], dir: "auto" | "ltr" = "auto"): readonly MailPart[] {
  const filled = all.filter(({ value }) => value !== "");
  if (filled.length === 0) return [];
  const cells = filled.map(
    ({ label, value, lang }) =>
      `<tr><td class="t" style="padding:6px 0;border-top:1px solid ${light.line}"><div class="l m" style="font-size:14px;color:${light.muted}">${escapeHtml(label)}</div> <div class="v" align="left" dir="${dir}"${langAttribute(lang)} style="${breaking}">${broken(value)}</div></td></tr>`,
  );
  return [{ html: `${table}${cells.join("")}</table>${space}`, text: () => textRows(filled) }];
}

export function bulletList(items: readonly string[]): readonly MailPart[] {
  const points = items.map((item) => `<li style="padding:0 0 4px">${inline(item)}</li>`);
  const html = `<ul style="margin:0;padding:0 20px 8px">${points.join("")}</ul>`;
  return items.length === 0 ? [] : [{ html, text: () => items.map((item) => `- ${item}`).join("\n") }];
}

/** `about` tells a screen reader which of several leads the links act on. */
export function buttons(look: ButtonLook, links: readonly MailLink[], about?: string): readonly MailPart[] {
  if (links.length === 0) return [];
  const cells = links.map((link, at) => button(at === 0 || look !== "large" ? look : "plain", link, about));
  // More than two large ones, or four words, do not fit on a phone.
  const count = look === "small" && links.length < 4 ? links.length : 2;
  const html = cells
    .flatMap((_, at) => (at % count === 0 ? [cells.slice(at, at + count)] : []))
    .map((row) => `${table}<tr>${row.join(gap)}</tr></table>${space}`);
  return [
    {
      html: html.join(""),
      // A draft in the address of a mail or a chat would fill half a text with marks like `%20`.
      text: (colon) =>
        links
          .map(({ label, href }) => lineOf(label, colon, href.replace(/[?&](?:body|text)=.*/, "")))
          .join("\n"),
      hasActions: look === "small",
    },
  ];
}

/** Without an address that repeats the label; no colon follows a question. */
function lineOf(label: string, colon: string, address: string) {
  const [written, linked] = [label, address].map((text) => text.replace(/^(?:tel|mailto):|[^\w@.+]/g, ""));
  return written === linked ? label : label + (/[?？؟]$/.test(label) ? "\n" : colon) + address;
}

export function card(parts: readonly MailPart[]): MailPart {
  return {
    html: `${table}<tr><td class="s" bgcolor="${light.surface}" style="padding:16px 16px 4px;border:1px solid ${light.line};border-radius:8px">${renderHtml(parts)}</td></tr></table>${space}`,
    text: (colon) => `${"-".repeat(40)}\n${renderText(parts, colon)}`,
    hasActions: parts.some(({ hasActions }) => hasActions),
  };
}

/**
 * A button is 48 px high, or 44 px and its border. Outlook for Windows takes the height from the cell, other
 * programs from the link.
 */
function button(look: ButtonLook, { label, href }: MailLink, about: string | undefined) {
  const { box, link, color } = looks[look];
  const name = about === undefined ? "" : ` aria-label="${escapeHtml(`${label} ${about}`)}"`;
  return `<td align="center" ${box}><a ${link}${name} href="${escapeHtml(href)}" style="display:block;${color};text-decoration:none">${inline(label)}</a></td>`;
}

function langAttribute(lang: string | undefined) {
  return lang === undefined ? "" : ` lang="${lang}"`;
}

/** Text of ours, whose phone numbers and references stay on one line. */
function inline(text: string) {
  return escapeHtml(text).replace(
    /\+\d[\d ()-]{5,18}\d|\b[A-Z]{2,4}-[0-9A-Z]{10}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}

function broken(text: string) {
  return escapeHtml(lines(text)).replaceAll("\n", "<br>");
}
