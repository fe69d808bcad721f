import type { AtRule, Declaration, Plugin, Root, Rule } from "postcss";

/**
 * Adapts the site's sheets to a shadow root: drops `:root` rules, which only the site needs; moves tokens
 * from `:host` to the wrapper, which the host page's rules cannot reach; drops unused tokens, and inlines
 * those with one value.
 */
export function scopeSheet(): Plugin {
  return {
    postcssPlugin: "scope-sheet",
    OnceExit(root) {
      root.walkRules(scopeRule);
      root.walkRules(splitSchemes);
      // An element follows the scheme of its place; only the site itself offers both.
      root.walkDecls("color-scheme", (declaration) => {
        if (declaration.value === "light dark") declaration.remove();
      });
      dropUnread(root);
      inlineTokens(root);
    },
  };
}

function scopeRule(rule: Rule) {
  const selectors = rule.selectors
    .filter((selector) => !selector.includes(":root"))
    .map((selector) => {
      const attributes = /^:host\((.+)\)$/.exec(selector)?.[1];
      if (selector === ":host") return holdsTokens(rule) ? ".visa" : selector;
      return attributes && holdsTokens(rule) ? `${selector} .visa` : selector;
    });
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

/**
 * Splits a rule with `light-dark()` into one for light places and one for dark ones, by the wrapper's
 * attribute: supported phones lack the function.
 */
function splitSchemes(rule: Rule) {
  const split = rule.nodes.some((node) => node.type === "decl" && node.value.includes("light-dark("));
  if (!split) return;
  const dark = rule.clone({ selectors: rule.selectors.map((selector) => `${selector}[data-dark]`) });
  dark.walkDecls((declaration) => {
    if (declaration.value.includes("light-dark(")) declaration.value = forScheme(declaration.value, 1);
    else declaration.remove();
  });
  dark.walkComments((comment) => {
    comment.remove();
  });
  rule.walkDecls((declaration) => {
    declaration.value = forScheme(declaration.value, 0);
  });
  rule.after(dark);
}

/**
 * The light (0) or the dark (1) side of each `light-dark()` in a value, whose colours have one level of
 * brackets.
 */
function forScheme(value: string, side: 0 | 1) {
  const colour = "((?:[^(),]|\\([^()]*\\))+)";
  return value.replace(new RegExp(`light-dark\\(${colour},${colour}\\)`, "g"), (_, ...sides: string[]) =>
    (sides[side] ?? "").trim(),
  );
}

function holdsTokens({ parent }: Rule | AtRule): boolean {
  if (parent?.type !== "atrule") return false;
  const { name, params } = parent as AtRule;
  return (name === "layer" && params === "tokens") || holdsTokens(parent as AtRule);
}

/** Repeats until nothing is dropped: whatever used a token may itself be unused. */
function dropUnread(root: Root): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  let gone = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    gone += 1;
  });
  if (gone > 0) dropUnread(root);
}

/** Set by partners and scripts, or read by scripts. */
const kept = /^--(visa-.*|ground|muted|unit|color-surface|color-ink)$/;

/** Replaces each token that always has the same value with it: repetitions compress better than names. */
function inlineTokens(root: Root): void {
  const tokens: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => void tokens.push(declaration));
  for (const [name, [token, ...others]] of Map.groupBy(tokens, ({ prop }) => prop)) {
    if (!token || others.length > 0 || kept.test(name) || !holdsTokens(token.parent as Rule)) continue;
    token.remove();
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${name})`, token.value);
    });
  }
}
