import type { Plugin } from "postcss";

/** The site's sheets without what only elements and their frames need: shadow roots, a theme, a scheme, a unit of their own. */
export function siteTokens(): Plugin {
  return {
    postcssPlugin: "site-tokens",
    Rule(rule) {
      const own = rule.selectors.filter((selector) => !/^:host|data-color-scheme/.test(selector));
      if (own.length === 0) rule.remove();
      else if (own.length < rule.selectors.length) rule.selectors = own;
    },
    Declaration(declaration) {
      // The site grows with the reader's own text size: a sixteenth of it is the unit.
      const value = declaration.value
        .replace(/calc\(([\d.-]+) \* var\(--unit\)\)/g, (_, units) => `${Number(units) / 16}rem`)
        .replace(/var\(\s*--visa-\w+,\s*((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g, "$1");
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
