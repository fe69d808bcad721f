import { html } from "hono/html";
import { dark, light, type Palette } from "../outbox/mails/palette.ts";
import { siteHeaders } from "../site-headers.ts";
import type { DeskWords } from "./words/en.ts";

/** What a page of the desk shows: nothing of a lead but its reference. */
export interface DeskPage {
  readonly status: number;
  readonly title: string;
  readonly texts: readonly string[];
  /** Plain forms, each a button that posts to a signed path. */
  readonly buttons?: readonly { readonly label: string; readonly path: string }[];
  /** Stands over buttons that the page only offers besides. */
  readonly offer?: string;
}

/** A page without script, in the looks of the mails that lead to it. */
export function deskPage(
  { status, title, texts, buttons = [], offer = "" }: DeskPage,
  { locale, notice }: DeskWords,
): Response {
  const forms = buttons.map(
    ({ label, path }) => html`<form method="post" action="${path}"><button>${label}</button></form>`,
  );
  const body = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${stylePath}"></head>
<body><main><h1>${unbroken(title)}</h1>${texts.map((text) => html`<p>${text}</p>`)}
${offer === "" ? "" : html`<h2>${offer}</h2>`}${forms}<p class="notice">${notice}</p></main></body></html>
`;
  return new Response(String(body), {
    status,
    headers: {
      ...siteHeaders,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      // The address holds a proof.
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** A reference on one line, for its hyphen invites a break. */
function unbroken(title: string) {
  return title
    .split(/(EM-[0-9A-Z]{10})/)
    .map((part, at) => (at % 2 === 1 ? html`<span>${part}</span>` : part));
}

export const stylePath = "/desk/style.css";

/** The one style sheet of the desk; the site's own files have names that only its build knows. */
export function deskStyle(): Response {
  return new Response(style, {
    headers: {
      ...siteHeaders,
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function colours({ paper, surface, ink, muted, line, accent, onAccent }: Palette): string {
  return `--paper:${paper};--surface:${surface};--ink:${ink};--muted:${muted};--line:${line};--accent:${accent};--on-accent:${onAccent}`;
}

const style = `:root{color-scheme:light dark;${colours(light)}}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--paper);color:var(--ink);font:18px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
main{max-inline-size:32rem;margin:8vh auto 0;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 12px;font-size:26px;line-height:1.25;text-wrap:balance}
h1 span{white-space:nowrap}
h2{margin:24px 0 8px;font-size:18px}
p{margin:0 0 12px}
form{margin:16px 0}
button{inline-size:100%;min-block-size:48px;padding:8px 16px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
h2~form button{background:none;border:1px solid var(--muted);color:var(--ink);font-weight:400}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.notice{margin:24px 0 0;font-size:15px;color:var(--muted)}
@media (forced-colors:active){button{border:1px solid}}
`;
