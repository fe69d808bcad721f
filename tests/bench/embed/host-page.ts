import type { Variant } from "./variants.ts";

const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.55 Georgia,serif;color:#23272b;background:#fff}
header,main,footer{max-width:46rem;margin:0 auto;padding:1rem}header{display:flex;justify-content:space-between}
nav a{margin-inline-start:1rem}h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.3rem}footer{color:#555}`;

const script = `document.addEventListener("click",e=>{const a=e.target.closest?.("a[href^='#']");if(a){e.preventDefault();
document.querySelector(a.hash)?.scrollIntoView({behavior:"smooth"})}});`;

/** A partner's own stylesheet and script, the same for every variant. */
export const hostFiles: Readonly<Record<string, string>> = {
  "/host.css": style,
  "/host.js": script,
};

const paragraph =
  "Settling in a new country is easier with people who know the way. Our centre helps newcomers find a home, a school, a doctor and work, and tells them honestly what we cannot do.";

/** A plain partner page with a form from `server` in its middle, visible on a phone without scrolling. */
export function hostPage({ form }: Variant, server: string): string {
  // The snippet of docs/embedding.md.
  const snippet = form
    ? `<script type="module" src="${server}${form.script}"></script>
<${form.tag} id="form" api="${server}/api" style="display:block;min-height:640px"></${form.tag}>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Northgate Newcomer Centre</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/host.css"><script type="module" src="/host.js"></script></head>
<body><header><b>Northgate Newcomer Centre</b><nav><a href="#help">Help</a><a href="#visit">Visit</a></nav></header>
<main><h1>Thinking about coming to Canada?</h1><p>${paragraph}</p>
${snippet}
<h2 id="help">How we help</h2><p>${paragraph}</p><p>${paragraph}</p>
<h2 id="visit">Visit us</h2><p>${paragraph}</p></main>
<footer>© Northgate Newcomer Centre</footer></body></html>`;
}
