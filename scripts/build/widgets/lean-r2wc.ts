import type { Plugin } from "vite";

/**
 * `@r2wc/core` without what no element of ours has: attributes other than texts, events made of properties, and the
 * callbacks that define.ts replaces. Every visitor of a partner's page pays for an entry, and this is a tenth of the button's.
 */
export function leanR2wc(): Plugin {
  return {
    name: "lean-r2wc",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/@r2wc/core/dist/core.js")) return undefined;
      const lean = unused.reduce((text, part) => {
        if (!part.test(text)) throw new Error(`@r2wc/core has changed: nothing in it matches ${part}`);
        return text.replace(part, "");
      }, code);
      return { code: lean, map: null };
    },
  };
}

const unused = [
  // The table of kinds: `{string: E, number: x, boolean: C, function: O, method: P, json: j}`.
  /(?<=\{\s*string: \w+),(?:\s*\w+: \w+,?)+(?=\s*\})/,
  // Events: the list, what belongs to each, and the method that sends it.
  /, e\.events \|\| \(e\.events = \[\]\)/,
  /, u = Array\.isArray\(e\.events\)[^,]*Object\.keys\(e\.events\)/,
  /, A = \{\}/,
  /for \(const r of u\)\s+A\[r\] = [^;]*;/,
  /for \(const s of u\)\s+this\[p\]\[s\] = \(l\) => \{.*?\n {8}\};/s,
  /connectedCallback\(\) \{.*?\n {4}\}/s,
  /disconnectedCallback\(\) \{.*?\n {4}\}/s,
  /attributeChangedCallback\(.*?\n {4}\}/s,
  // React's own list of attributes; ours stands in `props`.
  /e\.props \|\| \(e\.props = .*?\)(?=,|;)/s,
];
