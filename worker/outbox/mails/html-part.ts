import { escapeHtml } from "#lead/escape-html.ts";
import type { Row } from "#lead/present.ts";
import { dark, light } from "./palette.ts";
import { type ButtonLook, type MailLink, type MailPart, type Renderers, renderWith } from "./parts.ts";
import { lines, oneLine } from "./visitor-text.ts";

/**
 * Uses tables and inline styles, which Outlook, Gmail and Apple Mail show alike; the style sheet adds what
 * only some of them support. Everything is escaped, and only the links of `buttons` are links.
 */
export function htmlPart(title: string, parts: readonly MailPart[], locale: string, rtl = false): string {
  const body = renderAll(parts);
  return `<!doctype html>
<html lang="${locale}"${rtl ? ' dir="rtl"' : ""}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><title>${escapeHtml(title)}</title><style>${styles}</style><!--[if mso]><style>${outlookStyles}</style><![endif]--></head>
<body class="p" style="margin:0;padding:0;background-color:${light.paper}">
<!--[if mso]><table role="presentation" width="640" align="center"><tr><td><![endif]-->
${openTable} class="p" bgcolor="${light.paper}"><tr><td align="center" style="padding:8px">
${openTable} style="max-width:640px"><tr><td class="i" align="${rtl ? "right" : "left"}" style="font:${font};color:${light.ink}">
${rtl ? body.replaceAll("8px 20px", "8px 0;padding-right:20px") : body}
</td></tr></table>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</body></html>
`;
}

const openTable = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';
const quiet = `font-size:14px;line-height:20px;color:${light.muted}`;
const font = "16px/24px -apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const styles = `
.a,.b,.o{border-radius:8px}
@media (min-width:600px){.l{display:inline-block;width:34%;vertical-align:top}.v{display:inline-block;width:64%;vertical-align:top}}
@media (prefers-color-scheme:dark){
.p{background-color:${dark.paper} !important}.s{background-color:${dark.surface} !important;border-color:${dark.line} !important}
.i{color:${dark.ink} !important}.m{color:${dark.muted} !important}.w{color:${dark.maple} !important}
.t{border-color:${dark.line} !important}.q{border-color:${dark.maple} !important}
.a{background-color:${dark.accent} !important}.b{background-color:${dark.ink} !important}.bt{color:${dark.surface} !important}.o{border-color:${dark.muted} !important}}
`;

// Word, which renders mail in Outlook for Windows, does not inherit fonts into tables.
const outlookStyles = "td,div,a,h1,h2,li{font-family:Arial,sans-serif}";

const paragraphStyles = {
  quiet: `class="m" style="${quiet};padding:0 0 12px"`,
  strong: `style="font-weight:bold;padding:0 0 12px"`,
  warning: `class="w" style="font-weight:bold;color:${light.maple};padding:0 0 12px"`,
  plain: `style="padding:0 0 12px"`,
};

const renderers: Renderers = {
  title: ({ text }) =>
    `<h1 class="m" style="${quiet};margin:0;padding:0 0 8px;font-weight:normal">${escapeHtml(text)}</h1>`,
  name: ({ label, text }) =>
    `<div class="m" style="${quiet}">${escapeHtml(label)}</div><h2 dir="auto" style="margin:0;padding:0 0 6px;font-size:24px;line-height:30px;${breaking}">${escapeHtml(oneLine(text))}</h2>`,
  heading: ({ text }) =>
    `<h2 style="margin:0;padding:16px 0 8px;font-size:18px;line-height:24px">${escapeHtml(text)}</h2>`,
  paragraph: ({ text, look }) => `<div ${paragraphStyles[look ?? "plain"]}>${escapeHtml(text)}</div>`,
  quote: ({ text, lang, more }) =>
    `<div class="q" dir="auto"${langAttribute(lang)} style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid ${light.maple};${breaking}">${broken(text)}</div>${more === undefined ? "" : `<div ${paragraphStyles.quiet}>(${escapeHtml(more)})</div>`}`,
  rows: ({ rows, dir = "auto" }) => `${table}${rows.map((one) => row(one, dir)).join("")}</table>${space}`,
  list: ({ items }) =>
    `<ul style="margin:0;padding:0 0 8px 20px">${items.map((item) => `<li style="padding:0 0 4px">${escapeHtml(item)}</li>`).join("")}</ul>`,
  buttons: ({ links, look, about }) => {
    const cells = links.map((link, at) => cell(at === 0 || look !== "large" ? look : "plain", link, about));
    const count = inRow(look, links);
    return cells
      .flatMap((_, at) => (at % count === 0 ? [cells.slice(at, at + count)] : []))
      .map((row) => `${table}<tr>${row.join(gap)}</tr></table>${space}`)
      .join("");
  },
  card: ({ parts }) =>
    `${table}<tr><td class="s" bgcolor="${light.surface}" style="padding:16px 16px 4px;border:1px solid ${light.line};border-radius:8px">${renderAll(parts)}</td></tr></table>${space}`,
};

/** More than two large ones, or four words, do not fit on a phone. */
function inRow(look: ButtonLook, links: readonly MailLink[]) {
  return look === "small" && links.length < 4 ? links.length : 2;
}

const table = `${openTable} style="table-layout:fixed">`;
// Outlook for Windows ignores margins of tables.
const space = `<div style="font-size:8px;line-height:12px">&nbsp;</div>`;
const breaking = "word-break:break-word";
const gap = `<td width="8" style="font-size:8px">&nbsp;</td>`;

function renderAll(parts: readonly MailPart[]) {
  return parts.map(renderWith(renderers)).join("\n");
}

function langAttribute(lang: string | undefined) {
  return lang === undefined ? "" : ` lang="${lang}"`;
}

function row({ label, value, lang }: Row, dir: string) {
  return `<tr><td class="t" style="padding:6px 0;border-top:1px solid ${light.line}"><div class="l m" style="font-size:14px;color:${light.muted}">${escapeHtml(label)}</div> <div class="v" dir="${dir}"${langAttribute(lang)} style="${breaking}">${broken(value)}</div></td></tr>`;
}

/**
 * A button is 48 px high, or 44 px and its border. Outlook for Windows takes the height from the cell, other
 * programs from the link.
 */
function cell(look: ButtonLook, { label, href }: MailLink, about: string | undefined) {
  const { box, link, color } = looks[look];
  const name = about === undefined ? "" : ` aria-label="${escapeHtml(`${label} ${about}`)}"`;
  return `<td align="center" ${box}><a ${link}${name} href="${escapeHtml(href)}" style="display:block;${color};text-decoration:none">${escapeHtml(label)}</a></td>`;
}

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

function broken(text: string) {
  return escapeHtml(lines(text)).replaceAll("\n", "<br>");
}
