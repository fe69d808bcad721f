import type { Plugin } from "vite";

/**
 * `@r2wc/core` without what no element of ours has: attributes other than texts, events made of properties, a light tree,
 * and the callbacks that define.ts replaces. Every visitor of a partner's page pays for an entry, and this is a tenth of the button's.
 */
export function leanR2wc(): Plugin {
  return {
    name: "lean-r2wc",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/@r2wc/core/dist/core.js")) return undefined;
      const lean = changes.reduce((text, [part, replacement = ""]) => {
        if (!part.test(text)) throw new Error(`@r2wc/core has changed: nothing in it matches ${part}`);
        return text.replace(part, replacement);
      }, code);
      return { code: lean, map: null };
    },
  };
}

const changes: readonly (readonly [RegExp, string?])[] = [
  // Events: the list, what belongs to each, and the method that sends it.
  [/, e\.events \|\| \(e\.events = \[\]\)/],
  [/, u = Array\.isArray\(e\.events\)[^,]*Object\.keys\(e\.events\)/],
  [/, A = \{\}/],
  [/for \(const r of u\)\s+A\[r\] = [^;]*;/],
  [/for \(const s of u\)\s+this\[p\]\[s\] = \(l\) => \{.*?\n {8}\};/s],
  [/connectedCallback\(\) \{.*?\n {4}\}/s],
  [/disconnectedCallback\(\) \{.*?\n {4}\}/s],
  [/attributeChangedCallback\(.*?\n {4}\}/s],
  // Whether it is connected, which define.ts knows; and what has no shadow root, or looks for it in its attributes.
  [/\[y\] = !0;/],
  [/this\[y\] && \(/, "("],
  [
    /e\.shadow \? this\.container = (this\.attachShadow\(\{\s*mode: e\.shadow\s*\}\)) : [^;]*;/s,
    "this.container = $1;",
  ],
  // No name begins with a capital letter.
  [/\/\(\[a-z0-9\]\)\(\[A-Z\]\)\/g,\s*\(e, c, n\) => `[^`]*`/s, '/[A-Z]/g, (e) => "-" + e.toLowerCase()'],
  // React's own list of attributes; ours stands in `props`, each a text.
  [/e\.props \|\| \(e\.props = .*?\)(?=,|;)/s],
  [
    /const n = Array\.isArray\(e\.props\) \? e\.props\.slice\(\) : Object\.keys\(e\.props\)/,
    "const n = e.props",
  ],
  [/a\[r\] = Array\.isArray\(e\.props\) \? "string" : e\.props\[r\];/],
  [
    /, i = a\[s\], f = i \? w\[i\] : null;\s*f\?\.parse && \(o \|\| i === "method"\) && \(.*?\);/s,
    "; o && (this[p][s] = o);",
  ],
  [/, a = \{\}/],
  [/const s = d\[r\], l = a\[r\];/, "const s = d[r];"],
  [
    /const i = l \? w\[l\] : null;\s*if \(i\?\.stringify\) \{.*?\} else.*?this\[b\]\(\);/s,
    "this.getAttribute(s) !== o && (o == null ? this.removeAttribute(s) : this.setAttribute(s, o));",
  ],
];
