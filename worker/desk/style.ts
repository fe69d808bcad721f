import { dark, light } from "../outbox/mails/palette.ts";

export const stylePath = "/desk/style.css";

function colours(palette: typeof light) {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");
}

const faces = [
  ["Figtree", "400 700", "figtree", ""],
  // Names in other Latin alphabets.
  ["Figtree", "400 700", "figtree-ext", "unicode-range:U+100-17F,U+180-2BA,U+1E00-1EFF;"],
  ["Fraunces", "100 900", "fraunces", ""],
].map(
  ([family, weight, file, range]) =>
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;${range}src:url("/desk/fonts/${file}.woff2") format("woff2")}`,
);

/**
 * The system's faces at the width of Figtree, so that the menus do not wrap until it arrives; the factors are
 * those of src/styles/fonts.css.
 */
const fallbacks = [
  ["400", "Roboto", "99.7%"],
  ["400", "Arial", "100.5%"],
  ["400", "Liberation Sans", "100.5%"],
  ["600 700", "Arial Bold", "94.9%"],
  ["600 700", "Liberation Sans Bold", "94.9%"],
].map(
  ([weight, face, size]) =>
    `@font-face{font-family:"Figtree Fallback";font-weight:${weight};src:local("${face}");size-adjust:${size}}`,
);

/** The one style sheet of the desk; only the site's build knows the names of the site's own files. */
export const style = `${[...faces, ...fallbacks].join("\n")}
:root{color-scheme:light dark;${colours(light)};--text:"Figtree","Figtree Fallback",system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;--display:"Fraunces",Georgia,serif}
@media screen and (prefers-color-scheme:dark){:root{${colours(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 var(--text);font-variant-numeric:tabular-nums}
a{color:inherit;text-underline-offset:.2em}
:is(a,button,input,select,textarea,summary):focus-visible{outline:3px solid var(--ink);outline-offset:2px}
main:focus{outline:0}
header,.tabs a,main.card,.empty,table,.verdict,dl,pre,.sheet{background:var(--surface);border:1px solid var(--line)}
.who,.notice,.quiet,small,fieldset.bar legend,thead th,.leads .kind,dt{font-size:15px;color:var(--muted)}
.who,h1,blockquote,th,td,.pair>bdi,dd,.list,pre{overflow-wrap:anywhere}
.skip{position:absolute;inset-inline-start:8px;transform:translateY(-200%)}
.skip:focus{transform:none;background:var(--surface);padding:8px}

header{display:flex;flex-wrap:wrap;gap:0 24px;align-items:center;padding:4px 16px;border-width:0 0 1px}
header strong{font:600 20px/1 var(--display)}
nav ul,.chips{display:flex;flex-wrap:wrap;gap:4px 8px;margin:0;padding:0;list-style:none}
.actions ul{column-gap:16px}
.chips{margin-block-end:12px}
nav a{display:inline-block;padding-block:9px}
header a,.tabs a{padding-inline:12px;border-radius:8px;text-decoration:none}
:is(header,.tabs,.leads th) a:hover{text-decoration:underline}
.tabs{margin-block-end:12px}
:is(nav,.chips) [aria-current]{background:var(--ink);color:var(--surface)}
.tabs b{font-weight:400;opacity:.75}
.who{margin:0 0 0 auto}

main{max-inline-size:75rem;margin:0 auto;padding:16px}
main.card{max-inline-size:32rem;margin-block-start:8vh;padding:24px;border-radius:12px}
h1{margin:4px 0 8px;font:600 28px/1.2 var(--display);text-wrap:balance}
h1 span,.sheet span,.id,.short,.number,.mark{white-space:nowrap}
h2{margin:24px 0 8px;font:600 20px/1.3 var(--display)}
p{margin:0 0 12px}
.empty{padding:32px 16px;border-radius:8px;color:var(--muted);text-align:center}
.done{margin-block-end:12px;padding:12px 16px;border-inline-start:4px solid var(--maple);background:var(--surface);font-weight:600}
.done p{margin:0 0 4px}
.done .row{margin:8px 0 0;align-items:center}
.done[role=alert]{position:sticky;inset-block-start:0;z-index:1;border-block-end:1px solid var(--line)}
.alert,.late{color:var(--maple);font-weight:600}
blockquote{margin:0 0 16px;padding:12px 16px;background:var(--surface);border-inline-start:4px solid var(--line);white-space:pre-line;max-inline-size:72ch}

label,legend{display:block;margin-block-end:4px;font-weight:600}
input,select,textarea,button,.button{font:inherit;min-block-size:44px;padding:8px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--surface);color:inherit;max-inline-size:100%}
input,select,textarea{inline-size:100%}
textarea{min-block-size:7rem}
::placeholder{color:var(--muted);opacity:1}
[aria-invalid]{border:2px solid var(--maple)}
button,.button{display:inline-block;font-weight:600;cursor:pointer;text-decoration:none}
button.first,.button.first,main.card form button{background:var(--accent);border-color:var(--accent);color:var(--onAccent)}
main.card form{margin:16px 0}
main.card form button{inline-size:100%}
main.card h2~form button{background:none;border-color:var(--muted);color:var(--ink)}
.row,.bar,.bar form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-block-end:16px}
.bar form{margin:0}
.row>*{margin:0}
.row>p{flex:1 1 12rem}
.row>details[open]{flex-basis:100%}
:is(.row,.bar,.pair)>:is(input,select){inline-size:auto}
.pair{display:inline-flex;flex-wrap:wrap;gap:4px}
.pair>*{flex:none}
fieldset.bar{margin:0;padding:12px 0;border:0}
fieldset.bar legend{float:inline-start;inline-size:100%}
form:has(input:checked) fieldset.bar{position:sticky;inset-block-end:0;background:var(--paper);border-block-start:1px solid var(--line)}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));gap:12px;margin:12px 0}
html:has(.leads input:checked){scroll-padding-block-end:15rem}
.pair,.row,form{min-inline-size:0}
section form{margin-block-end:16px}
:is(section,dl)+form{margin-block-start:16px}
.narrow{max-inline-size:36rem}
details{margin-block-end:16px}
summary{padding:10px 0;cursor:pointer;font-weight:600}

.marks{display:flex;flex-wrap:wrap;gap:4px 16px;color:var(--muted)}
.mark{display:inline-flex;gap:6px;align-items:baseline;font-weight:600;color:var(--ink)}
.mark::before{content:"";inline-size:9px;block-size:9px;border-radius:50%;border:2px solid var(--muted)}
.mark[data-state=new]::before{background:var(--maple);border-color:var(--maple)}
.mark[data-state=contacted]::before{background:linear-gradient(90deg,var(--muted) 50%,transparent 50%)}
.mark[data-state=closed]::before{background:var(--muted)}

table{inline-size:100%;border-collapse:collapse}
caption{padding:8px 12px 8px 0;text-align:start;font-weight:600}
th,td{padding:10px 12px;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
thead th{white-space:nowrap}
td small,th small{display:block;font-weight:400}
.number{text-align:end}
.leads caption,h1:has(+.tabs){position:absolute;clip-path:inset(50%)}
.leads th a{font-weight:650;text-decoration:none}
.leads tr:has(input:checked){background:var(--paper)}
.choose-all{margin:0 0 4px;font-size:15px}
.star{color:var(--ink);font-weight:600}
.pair>bdi{flex:0 1 auto;align-self:center;min-inline-size:0;margin-inline-end:8px}
.columns>div>:is(form,blockquote):first-child{margin-block-start:24px}
.whose>span{white-space:nowrap}
.verdict{margin-block-end:16px;padding:12px 16px;border-radius:8px}
.verdict>p{margin:0;font-weight:600}
.verdict h2{margin:8px 0 4px;font-size:17px}
.verdict .list{columns:24rem;column-gap:32px}
.verdict li{break-inside:avoid}
.numbers{display:flex;gap:32px;margin-block-end:16px;background:none;border:0;padding:0}
.numbers div{display:flex;flex-direction:column-reverse}
.numbers :is(dt,dd){padding:0}
.numbers dd{font:600 44px/1.1 var(--display)}
.who input{inline-size:12rem}
footer{padding:24px 16px;border-block-start:1px solid var(--line)}
.who.row{align-items:center;margin:0}
.narrow .choose label{font-weight:400}
.narrow .choose input{vertical-align:middle}
.leads .kind{display:block}
.leads .whose>*{display:block}
.leads .mark{display:flex}
.leads .call,.short-label{display:none}
.choose input{inline-size:24px;min-block-size:24px;margin:0;accent-color:var(--accent)}
dl{display:grid;grid-template-columns:minmax(0,1fr);margin:0;padding:4px 16px}
dt{padding-block-start:10px}
dd{margin:0;padding-block-end:10px;white-space:pre-line}
.list{margin:0;padding-inline-start:20px}
pre{max-inline-size:100%;max-block-size:20rem;overflow:auto;padding:12px;font-size:14px;white-space:pre-wrap}
.columns{display:grid;gap:0 32px}
.scroll{overflow-x:auto}
.scroll th{min-inline-size:7rem}
.letterhead{display:none}
.sheet{max-inline-size:44rem;padding:24px}

@media (min-width:48rem){
search p{display:flex;gap:12px;align-items:center}
search label{margin:0}
.leads tbody th{inline-size:26%}
.leads .words{inline-size:35%}
dl:not(.numbers){grid-template-columns:minmax(0,2fr) minmax(0,3fr);column-gap:16px;align-items:baseline}
dt{padding-block-end:10px}
dd{padding-block-start:10px}
}
@media (min-width:64rem){.columns{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.below{display:none}}
@media (max-width:47.99rem){
main{padding:12px}
header{padding:0 4px}
header nav{flex:1}
header ul{gap:0;justify-content:space-between}
header a{padding:10px 4px;font-size:14px;white-space:nowrap}
h1{font-size:24px}
.leads,.leads tbody,.leads tr,.leads td,.leads th{display:block}
.leads thead{display:none}
.leads{border:0;background:none}
.leads tr{position:relative;margin-block-end:8px;padding:8px 12px 8px 44px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
.leads td,.leads tbody th{padding:0;border:0}
.leads .words>span:last-of-type{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.leads .kind,.leads .short b+small{display:none}
.leads :is(.short,.whose){display:inline}
.leads :is(.short,.whose)>*{display:inline-block;margin-inline-end:12px;font-size:15px}
.leads .mark::before{margin-inline-end:4px;display:inline-block}
.leads .choose{position:absolute;inset-inline-start:10px}
.marks .id{white-space:normal}
header strong{position:absolute;clip-path:inset(50%)}
.tabs ul{gap:2px}
.tabs a{padding:4px 3px;font-size:14px;line-height:18px;text-align:center;white-space:nowrap}
.tabs b{display:block}
search .row>p{flex-basis:8rem}
search label{position:absolute;clip-path:inset(50%)}
.leads .call,.short-label{display:inline-block}
.leads .call{position:absolute;inset:8px 12px auto auto;margin:0}
.leads tr:has(.call) th{padding-inline-end:5.5rem}
.long-label{display:none}
.choose-all{padding-inline-start:10px}
.scroll table{font-size:14px}
.scroll :is(th,td){min-inline-size:0;padding:6px 4px}
.scroll :is(thead th,td){overflow-wrap:normal}
.scroll thead th{white-space:normal;font-size:12px}
}
@media (max-width:47.99rem) and (min-height:30rem){
.bar{background:var(--surface);border-block-start:1px solid var(--line);padding:8px 12px}
html:has(main>section.bar){scroll-padding-block-end:9rem}
form:has(input:checked) fieldset.bar{margin:0 -12px}
fieldset.bar{padding:8px 12px}
fieldset.bar legend{position:absolute;inline-size:1px;clip-path:inset(50%)}
body:has(main>section.bar){padding-block-end:5rem}
section.bar{position:fixed;inset:auto 0 0;z-index:1;margin:0}
section.bar form{flex-wrap:nowrap;gap:4px;overflow-x:auto}
section.bar :is(button,select,.pair){flex:none;padding-inline:7px;font-size:14px}
section.bar .pair{flex-wrap:nowrap;padding:0}
section.bar select{max-inline-size:4.5rem}
}
@media (max-height:29.99rem){form:has(input:checked) fieldset.bar{position:static}}
@media (forced-colors:active){[aria-current]{outline:2px solid}}
@media print{
:root{color-scheme:light}
header,.actions,.skip,form,h1:has(~.sheet){display:none}
.letterhead{display:flex;gap:5mm;align-items:center;margin-block-end:6mm;padding-block-end:4mm;border-block-end:1px solid #999;font-style:normal}
.letterhead strong{font:600 14pt var(--display)}
h2,h3{break-after:avoid}
body,main,dl,table,.sheet{background:none;border-color:#999}
body{font-size:11pt}
.sheet{border:0;padding:0;max-inline-size:none;font-size:12pt}
.sheet h2:first-child{font-size:18pt}
.sheet h2:last-of-type~p{margin-block-start:12mm}
.file{font-size:10pt;line-height:1.35;columns:2;column-gap:8mm}
.file h2{margin:8pt 0 2pt;font-size:12pt}
.file dl{display:block;border:0;padding:0}
.file :is(dt,dd){display:inline;padding:0;font-size:inherit}
.file dt::after{content:": "}
.file dd::after{content:"";display:block}
}
`;
