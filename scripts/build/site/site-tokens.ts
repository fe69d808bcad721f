import { readFileSync } from "node:fs";
import type { Plugin } from "postcss";

/** Sizes and weights, which nothing changes on the site: they are written where they are read. */
const fixed =
  /^\s*(--(?:space|text|leading|weight|control-height|target|focus-ring|ease)[\w-]*):\s*([^;]+);/gm;

/**
 * The site's sheets without what only elements need: shadow roots, a theme, a unit of their own.
 */
export function siteTokens(): Plugin {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const values = new Map(
    [...tokens.matchAll(fixed)].map(([, name = "", value = ""]) => [name, siteValue(value)]),
  );
  return {
    postcssPlugin: "site-tokens",
    Rule(rule) {
      const own = rule.selectors.filter((selector) => !selector.startsWith(":host"));
      if (own.length === 0) rule.remove();
      else if (own.length < rule.selectors.length) rule.selectors = own;
    },
    Declaration(declaration) {
      if (values.has(declaration.prop) || declaration.prop === "--unit") return void declaration.remove();
      const value = siteValue(declaration.value).replace(
        /var\((--[\w-]+)\)/g,
        (read, name) => values.get(name) ?? read,
      );
      if (value !== declaration.value) declaration.value = value;
    },
  };
}

function siteValue(value: string): string {
  return (
    value
      // The site grows with the reader's own text size: a sixteenth of it is the unit.
      .replace(/calc\(([\d.-]+) \* var\(--unit\)\)/g, (_, units) => `${Number(units) / 16}rem`)
      .replace(/var\(\s*--visa-\w+,\s*((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g, "$1")
  );
}
