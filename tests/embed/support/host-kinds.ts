import type { SiteLanguage } from "#lead/languages.ts";
import { elements } from "#widgets/element-api.ts";

/** Kinds of partners' pages, one line of this table each; docs/hosts.md says what is true on them. */
export interface HostKind {
  /** Names the kind in docs/hosts.md. */
  kind: string;
  doctype?: string;
  /** Attributes of the page's root. */
  html?: string;
  /** Markup in the page's head before our script. */
  head?: string;
  /**
   * The page's own sheet, then markup around the form: `{form}` is the snippet, `{source}` the snippet as a
   * string of a script.
   */
  around?: string;
  /** The control of the page, as a selector, that a visitor presses to see the form. */
  opener?: string;
  /** In place of the snippet's own script tag. */
  script?: string;
  headers?: Readonly<Record<string, string>>;
  /** The page is in a frame with these attributes. */
  frame?: string;
  /** Globals of the page's own. */
  globals?: readonly string[];
}

/** Kinds by their names, which docs/hosts.md has: mostly just the markup around the form. */
type Kinds = Readonly<Record<string, string | Omit<HostKind, "kind">>>;

const fallback: Readonly<Record<SiteLanguage, string>> = { en: "Write to us", fr: "Écrivez-nous" };

/** The line that a partner pastes. `{{api}}` is the double that takes the leads. */
const snippet = (language: SiteLanguage, style: string) =>
  `<visa-contact-form${language === "en" ? "" : ` lang="${language}"`} partner="maple-realty" api="{{api}}" ${style}><a href="/contact">${fallback[language]}</a></visa-contact-form>`;

const { reservedStyle } = elements["visa-contact-form"];
const scriptTag = '<script type="module" src="{{widgets}}/widgets/v1/contact-form.js"></script>';

/** The lines of the page that a kind describes, with the form in it. */
export function pageOf(host: HostKind, language: SiteLanguage): string {
  const policy = host.headers?.["Content-Security-Policy"] ?? host.head ?? "";
  // A page that allows no style attribute, or no script without its nonce, writes the snippet accordingly.
  const form = snippet(
    language,
    policy.includes("style-src") ? 'class="visa-room"' : `style="${reservedStyle}"`,
  );
  const room = policy.includes("style-src")
    ? `<style nonce="b2xk">.visa-room { ${reservedStyle} }</style>`
    : "";
  const [, sheet = "", lines = ""] = /^(<style>.*?<\/style>)?(.*)$/s.exec(host.around ?? "{form}") ?? [];
  const around = lines
    .replaceAll("{form}", form)
    .replaceAll("{source}", JSON.stringify(form).replaceAll("</", "<\\/"));
  return `${host.doctype ?? "<!doctype html>"}
<html lang="${language}" ${host.html ?? ""}><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>
<title>${host.kind}</title>${host.head ?? ""}${room}${sheet}
${host.script ?? scriptTag}</head>
<body><h1>Settling in Canada</h1><p>A partner page that carries a form.</p>
${around}
</body></html>`;
}

/** The page that has it in a frame, where the kind says so. */
export function frameOf({ kind, frame }: HostKind, address: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${kind}</title>
<h1>A page with a frame</h1><iframe ${frame} src="${address}" title="Contact us"></iframe></html>`;
}

/** By the heading under which docs/hosts.md lists them. Builders have their rules that affect an embed. */
const headings: Readonly<Record<string, Kinds>> = {
  "Page builders and themes": {
    Divi: `<style>.row { width: 80%; max-width: 1080px; margin: auto; position: relative } .row::after { content: ""; display: block; clear: both }
.column { float: left; width: 47.25%; margin-right: 5.5%; position: relative; z-index: 9; word-wrap: break-word }
.module { animation: appear .6s 1 cubic-bezier(.77, 0, .175, 1) } @keyframes appear { from { opacity: 0 } to { opacity: 1 } }</style>
<div class="row"><div class="column"><div class="module">{form}</div></div></div>`,
    "Wix-like mesh grid": `<style>#mesh { display: grid; width: 100%; grid-template-rows: min-content 1fr; grid-template-columns: 100% }
#comp { grid-area: 1 / 1 / 2 / 2; justify-self: start; align-self: start; margin: 0 0 10px calc((100% - 980px) * .5); position: relative; left: 40px; width: 560px; height: 1000px }</style>
<div id="mesh"><div id="comp"><div style="display: contents">{form}</div></div></div>`,
    "Nested layout tables": `<table width="100%" cellpadding="0" border="0"><tr><td align="center" valign="middle"><table width="600" bgcolor="#ffffff"><tr><td style="font: 11px Verdana; text-align: center"><center>{form}</center></td></tr></table></td></tr></table>`,
  },

  "Sheets and resets": {
    "Tailwind's preflight": { head: '<link rel="stylesheet" href="/packages/tailwindcss/preflight.css"/>' },
    "Bootstrap 5": {
      head: '<link rel="stylesheet" href="/packages/bootstrap/dist/css/bootstrap.min.css"/>',
      around: `<div class="container"><div class="row"><div class="col-md-6 d-flex align-items-start"><div class="card w-100"><div class="card-body">{form}</div></div></div></div></div>`,
    },
    "* { all: unset }": "<style>body * { all: unset }</style>{form}",
    "* with !important styles": `<style>* { font: italic 700 31px/3 fantasy !important; color: fuchsia !important; background: lime !important; letter-spacing: .3em !important; text-transform: uppercase !important; text-indent: 3em !important; white-space: pre !important; direction: rtl !important;
box-sizing: content-box !important; padding: 3px !important; border-radius: 0 !important; outline: none !important; box-shadow: none !important; max-height: none !important; min-width: 0 !important;
transition: all .5s ease-in-out !important; animation: none !important; scroll-behavior: smooth !important }
form, input, select, textarea, label, button, fieldset, legend, h2, svg, p:empty { display: none !important; opacity: 0 !important }</style>{form}`,
    "Names that we use, as custom properties of the page":
      "<style>:root, * { --color-ink: lime; --color-accent: lime; --unit: 9px; --space-4: 90px; --text-md: 3px }</style>{form}",
  },

  "Libraries and scripts": {
    "innerHTML, as jQuery's html() does": `<div id="box" style="min-height: 1000px"></div><script>addEventListener("load", () => { box.innerHTML = {source} })</script>`,
    "The body replaced, as Turbo does": `{form}<script>customElements.whenDefined("visa-contact-form").then(() => { const next = document.body.cloneNode(true); next.querySelector("script").remove(); document.documentElement.replaceChild(next, document.body) })</script>`,
    "A template of a shadow root, as Lit renders": `<host-card style="display: block"></host-card><script>{ const made = document.createElement("template"); made.innerHTML = {source};
customElements.define("host-card", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).append(document.importNode(made.content, true)) } }) }</script>`,
    "document.write": "<script>document.write({source})</script>",
    "A tag manager that adds both script and tag": {
      script: "",
      around: `<div id="box" style="min-height: 1000px"></div><script>addEventListener("load", () => { const tag = document.createElement("script"); tag.src = "{{widgets}}/widgets/v1/contact-form.js"; document.head.append(tag); box.innerHTML = {source} })</script>`,
    },
    "An AMD loader and CommonJS names": {
      globals: ["define", "module", "exports", "require"],
      head: "<script>window.define = function () {}; define.amd = {}; window.module = { exports: {} }; window.exports = module.exports; window.require = function () { throw new Error('not here') }</script>",
    },
    "Prototypes extended, as Prototype.js did": {
      head: "<script>Array.prototype.contains = function (item) { return this.indexOf(item) >= 0 }; Array.prototype.toJSON = () => '[patched]'; Array.from = (items) => Array.prototype.slice.call(items); HTMLFormElement.prototype.submit = () => { throw new Error('the page own') }; Object.prototype.extended = function () { return this }</script>",
    },
    "Promise and fetch wrapped, as zones and monitors do": {
      head: "<script>{ const Native = Promise; window.Promise = class extends Native {}; const ask = fetch; window.fetch = function (...request) { return ask.apply(this, request) }; const listen = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, listener, options) { return listen.call(this, type, listener, options) } }</script>",
    },
  },

  Policies: {
    "CSP, our host alone, with Trusted Types": {
      headers: {
        "Content-Security-Policy":
          "default-src 'none'; script-src {{widgets}}; connect-src {{api}}/; style-src 'nonce-b2xk'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    },
    "CSP with nonces and strict-dynamic": {
      headers: {
        "Content-Security-Policy":
          "script-src 'nonce-b2xk' 'strict-dynamic'; object-src 'none'; base-uri 'none'; style-src 'self' 'nonce-b2xk'",
      },
      script: '<script type="module" nonce="b2xk" src="{{widgets}}/widgets/v1/contact-form.js"></script>',
    },
    "CSP sandbox": { headers: { "Content-Security-Policy": "sandbox allow-scripts" } },
    "Cross-origin isolated (COEP, COOP)": {
      headers: {
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    },
    "A base element for links and frames": { head: '<base href="/elsewhere/" target="_blank"/>' },
  },

  "Layout and rendering": {
    // Tall enough to have no scroll bar, which takes its room of the width.
    "A frame of 300 px": { frame: 'width="300" height="1800" style="border: 0"' },
    "Right to left": { html: 'dir="rtl"' },
    "Vertical writing": `<div style="writing-mode: vertical-rl; height: 1000px">{form}</div>`,
    "Quirks mode": { doctype: "" },
    "zoom: 1.5": "<style>body { zoom: 1.5 }</style>{form}",
    "content-visibility: auto": `<section style="content-visibility: auto; contain-intrinsic-size: auto 1000px">{form}</section>`,
    "Turned by a transform": `<div style="transform: rotate(3deg); width: 600px; margin: 60px">{form}</div>`,
    "A scroller of its own": `<style>html, body { height: 100%; margin: 0; overflow: hidden } main { height: 100%; overflow: auto; scroll-snap-type: y proximity }</style>
<main>{form}</main>`,
    "Columns of a newspaper": `<div style="columns: 2 300px"><div style="break-inside: avoid">{form}</div></div>`,
    "A form of the page's own": `<form action="/host-form-was-sent"><input name="q" aria-label="Search"/>{form}<button>Search</button></form>`,
    "A disabled field set": "<fieldset disabled><legend>Off</legend>{form}</fieldset>",
  },

  "Shown later": {
    "A hidden tab that is shown later": {
      opener: "#open",
      around: `<button id="open" onclick="tab.hidden = false">Contact us</button><div style="min-height: 1100px"><div id="tab" hidden>{form}</div></div>`,
    },
    "details opened later": {
      opener: "summary",
      around: `<div style="min-height: 1100px"><details><summary>Contact us</summary>{form}</details></div>`,
    },
    "A modal dialog": `<dialog id="modal" style="width: 40rem">{form}</dialog><script>modal.showModal()</script>`,
    "An inert part that comes to life": `<div id="part" inert="">{form}</div><script>addEventListener("visa-ready", () => { part.inert = false })</script>`,
  },
};

export const hostKinds = Object.fromEntries(
  Object.entries(headings).map(([heading, kinds]) => [
    heading,
    Object.entries(kinds).map(
      ([kind, host]): HostKind => ({ kind, ...(typeof host === "string" ? { around: host } : host) }),
    ),
  ]),
);
