import type { Plugin, Rule } from "postcss";
import { namesIn } from "#scripts/build/html.ts";

/**
 * Leaves out of a form's first sheet what its pre-rendered markup cannot match: messages, the sending and the sent
 * state, questions that open later. React brings the whole sheet along before any of them can show. By hand, and not
 * by PurgeCSS, for the reasons in docs/decisions/0012.
 */
export function firstSheet(html: Readonly<Record<string, string>>): Plugin {
  return {
    postcssPlugin: "first-sheet",
    Once(root) {
      const markup = html[/(\w+)-sheet\.css/.exec(root.source?.input.file ?? "")?.[1] ?? ""];
      if (markup === undefined) return;
      const { classes, attributes } = namesIn(markup);
      const matches = (selector: string) =>
        [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name)) &&
        [...selector.matchAll(/\[([\w-]+(?:="[^"]*")?)\]/g)].every(([, test = ""]) => attributes.has(test));
      root.walkRules(/[.[]/, (rule) => {
        // What is not a form's own is about the element, and the element changes before React comes.
        if (rule.source?.input.file?.includes("/src/forms/")) keepMatching(rule, matches);
      });
      root.walkAtRules("keyframes", (frames) => {
        if (!root.toString().includes(`animation: ${frames.params} `)) frames.remove();
      });
    },
  };
}

function keepMatching(rule: Rule, matches: (selector: string) => boolean): void {
  const kept = rule.selectors.filter((selector) => matches(selector.replace(/:not\([^)]*\)/g, "")));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}
