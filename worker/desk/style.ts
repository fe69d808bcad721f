import { dark, light, type Palette } from "../outbox/mails/palette.ts";

export const stylePath = "/desk/style.css";

function colours({ paper, surface, ink, muted, line, accent, onAccent, maple }: Palette): string {
  return `--paper:${paper};--surface:${surface};--ink:${ink};--muted:${muted};--line:${line};--accent:${accent};--on-accent:${onAccent};--maple:${maple}`;
}

/** The one style sheet of the desk; the site's own files have names that only its build knows. */
export const style = `:root{color-scheme:light dark;${colours(light)}}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.skip{position:absolute;inset-inline-start:8px;transform:translateY(-200%)}
.skip:focus{transform:none;background:var(--surface);padding:8px}
header{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:center;padding:8px 16px;border-block-end:1px solid var(--line);background:var(--surface)}
header strong{font-size:20px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 8px;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:10px 12px;border-radius:8px;text-decoration:none}
nav a:hover{text-decoration:underline}
nav [aria-current]{background:var(--ink);color:var(--surface)}
.who{margin:0;font-size:15px;color:var(--muted);overflow-wrap:anywhere}
main{max-inline-size:75rem;margin:0 auto;padding:16px}
main.card{max-inline-size:32rem;margin-block-start:8vh;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
h1{margin:8px 0 12px;font-size:26px;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:24px 0 8px;font-size:19px}
p{margin:0 0 12px}
.notice,.quiet{font-size:15px;color:var(--muted)}
.said{padding:12px 16px;border-inline-start:4px solid var(--maple);background:var(--surface);font-weight:600}
label,legend{display:block;margin-block-end:4px;font-weight:600}
input,select,textarea,button,.button{font:inherit;min-block-size:44px;padding:8px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--surface);color:inherit}
input,select,textarea{inline-size:100%}
textarea{min-block-size:7rem}
button,.button{display:inline-block;font-weight:600;cursor:pointer;text-decoration:none}
button.first,main.card form button{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
main.card form{margin:16px 0}
main.card form button{inline-size:100%}
main.card h2~form button{background:none;border-color:var(--muted);color:var(--ink)}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-block-end:16px}
.row>*{flex:0 1 auto;margin:0}
.row .wide{flex:1 1 16rem}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));gap:12px;margin:12px 0}
details{margin-block-end:16px}
summary{padding:10px 0;cursor:pointer;font-weight:600}
table{inline-size:100%;border-collapse:collapse;background:var(--surface);border:1px solid var(--line)}
caption{padding:8px 12px 8px 0;text-align:start;font-weight:600}
th,td{padding:10px 12px;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th{font-size:15px;color:var(--muted)}
td small{display:block;color:var(--muted)}
.id,.short{white-space:nowrap}
h1 span{white-space:nowrap}
dl{display:grid;grid-template-columns:minmax(0,1fr);margin:0;padding:4px 16px;background:var(--surface);border:1px solid var(--line)}
dt{padding-block-start:10px;font-size:15px;color:var(--muted)}
dd{margin:0;padding-block-end:10px;white-space:pre-line;overflow-wrap:anywhere}
.list{margin:0;padding-inline-start:20px;overflow-wrap:anywhere}
pre{max-inline-size:100%;max-block-size:20rem;overflow:auto;padding:12px;background:var(--surface);border:1px solid var(--line);font-size:14px;white-space:pre-wrap;overflow-wrap:anywhere}
.alert{color:var(--maple);font-weight:600}
.columns{display:grid;gap:0 32px}
@media (min-width:48rem){dl{grid-template-columns:minmax(0,2fr) minmax(0,3fr);column-gap:16px}dt{padding-block-end:10px}dd{padding-block-start:10px}}
@media (min-width:64rem){.columns{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
@media (max-width:47.99rem){.leads,.leads tbody,.leads tr,.leads td,.leads th,.leads caption{display:block}.leads thead{display:none}.leads td,.leads tbody th{padding:4px 12px;border:0}.leads caption{padding:8px 12px}.leads tr{padding-block:8px;border-block-end:1px solid var(--line)}.leads td:empty{display:none}.leads [data-label]::before{content:attr(data-label) ' ';color:var(--muted)}}
@media (forced-colors:active){button,.button{border:1px solid}nav [aria-current]{outline:2px solid}}
@media print{header,.actions,.skip,form{display:none}body,main,dl,table{background:none}}
`;
