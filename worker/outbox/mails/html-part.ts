import { escapeHtml } from "#lead/escape-html.ts";
import { dark, light } from "./palette.ts";
import { type MailPart, openTable, renderHtml } from "./parts.ts";

/**
 * Uses tables and inline styles, which Outlook, Gmail and Apple Mail show alike; the style sheet adds what
 * only some of them support.
 */
export function htmlPart(title: string, parts: readonly MailPart[], locale: string, rtl = false): string {
  // Also on the table, because webmail drops `<html>`.
  const direction = rtl ? ' dir="rtl"' : "";
  return `<!doctype html>
<html lang="${locale}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><title>${escapeHtml(title)}</title><style>${styles}</style><!--[if mso]><style>${outlookStyles}</style><![endif]--></head>
<body class="p" style="margin:0;padding:0;background-color:${light.paper}">
<!--[if mso]><table role="presentation" width="640" align="center"><tr><td><![endif]-->
${openTable} class="p" bgcolor="${light.paper}"><tr><td align="center" style="padding:8px">
${openTable} style="max-width:640px"><tr><td class="i" align="${rtl ? "right" : "left"}"${direction} style="font:${font};color:${light.ink}">
${renderHtml(parts)}
</td></tr></table>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</body></html>
`;
}

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
