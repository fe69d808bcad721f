import postcss, { type Declaration, type Plugin, type Root, type Rule } from "postcss";
import { forScheme, inHex } from "#scripts/build/colors.ts";

/** A call of a function that mixes or draws a colour, with two levels of brackets in it. */
const drawn = /(?:oklch|color-mix)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Works the site's colours out when it is built: nobody changes them there, and the functions that draw them are younger
 * than the phones that the site must serve. Each scheme gets its own, told by a media query; where a page can be `forced`
 * into one, its root's `data-color-scheme` overrules the query.
 */
export function siteColors({ forced = false } = {}): Plugin {
  return {
    postcssPlugin: "site-colors",
    OnceExit(root) {
      const tokens = tokensOf(root);
      root.walkRules(":root", (rule) => writeSchemes(rule, tokens, forced));
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(drawn, (color) =>
          /var\(|currentColor/.test(color) ? color : inHex(color),
        );
      });
    },
  };
}

function tokensOf(root: Root): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  root.walkRules(":root", (rule) => {
    for (const node of rule.nodes)
      if (node.type === "decl" && node.prop.startsWith("--color-")) tokens.set(node.prop, node.value);
  });
  return tokens;
}

function writeSchemes(rule: Rule, tokens: ReadonlyMap<string, string>, forced: boolean): void {
  const dark: Declaration[] = [];
  for (const node of rule.nodes) {
    if (node.type !== "decl" || !tokens.has(node.prop)) continue;
    const [light, night] = ([0, 1] as const).map((side) => colorOf(node.value, side, tokens));
    if (light !== night) dark.push(node.clone({ value: night ?? "" }));
    node.value = light ?? "";
  }
  if (dark.length === 0) return;
  // Paper is light, whatever the screen is.
  const media = postcss.atRule({ name: "media", params: "screen and (prefers-color-scheme: dark)" });
  const unless = forced ? ':not([data-color-scheme="light"])' : "";
  media.append(rule.clone({ selector: `:root${unless}`, nodes: dark }));
  if (forced) rule.after(rule.clone({ selector: ':root[data-color-scheme="dark"]', nodes: dark }));
  rule.after(media);
}

function colorOf(value: string, side: 0 | 1, tokens: ReadonlyMap<string, string>): string {
  const known = forScheme(value, side).replace(/var\((--color-[\w-]+)\)/g, (read, name: string) => {
    const token = tokens.get(name);
    return token === undefined ? read : colorOf(token, side, tokens);
  });
  return known.replace(drawn, inHex);
}
