import type { AtRule, Declaration, Plugin, Root, Rule } from "postcss";
import { forScheme, inHex } from "#scripts/build/colors.ts";

/**
 * Fits the site's sheets into a shadow root: what stands on `:root` is the site's own; what stands on `:host`
 * moves to the wrapper, where no rule of the host page can touch it; and tokens that nobody reads are left out.
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
      root.walkDecls((at) => {
        at.value = at.value.replace(/oklch\((?!from)[^()]*\)/g, inHex);
      });
      dropUnread(root);
      dropEmpty(root);
    },
  };
}

function scopeRule(rule: Rule): void {
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
 * Writes a rule with `light-dark()` as one for light places and one for dark ones, told by the wrapper's attribute:
 * the function is younger than the phones that the elements must serve.
 */
function splitSchemes(rule: Rule): void {
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

const holdsTokens = (rule: Rule) => rule.parent?.type === "atrule" && within(rule, "layer", "tokens");

function within(node: Rule | AtRule, name: string, params: string): boolean {
  for (let at = node.parent; at && at.type === "atrule"; at = at.parent as typeof at) {
    const rule = at as AtRule;
    if (rule.name === name && rule.params === params) return true;
  }
  return false;
}

function dropUnread(root: Root): void {
  for (let gone = 1; gone > 0; ) {
    gone = 0;
    const read = new Set<string>();
    root.walkDecls((declaration) => {
      for (const [, name] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name as string);
    });
    const unread: Declaration[] = [];
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) unread.push(declaration);
    });
    for (const declaration of unread) declaration.remove();
    gone = unread.length;
  }
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  // In the order of layers only those that are left need a place.
  const layers = new Set<string>();
  root.walkAtRules("layer", ({ nodes, params }) => {
    if (nodes) layers.add(params);
  });
  root.walkAtRules("layer", (order) => {
    if (order.nodes) return;
    const left = order.params.split(/,\s*/).filter((name) => layers.has(name));
    order.params = left.join(", ");
  });
}
