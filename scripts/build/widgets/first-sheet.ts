import type { Plugin, Rule } from "postcss";
import { namesIn } from "#scripts/build/html.ts";

const underPointer = /:(hover|active)\b/;

/**
 * Removes from a form's first sheet what its pre-rendered markup cannot match: messages, the sending and the
 * sent state, questions that open later. React brings the whole sheet before any of them can show. A pointer
 * that hovers has already made the form fetch React, so hovering waits for that sheet too. Not done by
 * PurgeCSS, for the reasons in docs/decisions/0020.
 */
export function firstSheet(html: Readonly<Record<string, string>>): Plugin {
  return {
    postcssPlugin: "first-sheet",
    Once(root) {
      const name = /(\w+)-sheet\.css/.exec(root.source?.input.file ?? "")?.[1] ?? "";
      const markup = html[name];
      if (markup === undefined) return;
      const matches = matcherFor(markup);
      root.walkRules(/[.[]/, (rule) => {
        // Other rules concern the element itself, which changes before React arrives.
        if (rule.source?.input.file?.includes("/src/forms/")) keepMatching(rule, matches);
        else keepMatching(rule, (selector) => !/^:host\(visa-/.test(selector) || selector.includes(name));
      });
      root.walkRules(underPointer, (rule) => keepMatching(rule, (selector) => !underPointer.test(selector)));
      root.walkAtRules("keyframes", (frames) => {
        if (!root.toString().includes(`animation: ${frames.params} `)) frames.remove();
      });
    },
  };
}

/**
 * Returns a function that checks whether a selector can match something in the markup; if unknown, it can.
 */
function matcherFor(markup: string): (selector: string) => boolean {
  const { tags, classes, attributes } = namesIn(markup);
  const only = (name: string, value: string) =>
    [...attributes].every((test) => !test.startsWith(`${name}=`) || test === `${name}="${value}"`);
  return (selector) => {
    // An attribute pre-rendered with one value is on every element for which a rule requires another value.
    const negated = [...selector.matchAll(/:not\(\[([\w-]+)="([^"]*)"\]\)/g)];
    if (negated.some(([, name = "", value = ""]) => attributes.has(name) && only(name, value))) return false;
    const asked = selector.replace(/:not\([^)]*\)/g, "");
    const [, tag] = /[\s>]([a-z]+)$/.exec(asked) ?? [];
    return (
      (tag === undefined || tags.has(tag)) &&
      [...asked.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name)) &&
      [...asked.matchAll(/\[([\w-]+(?:="[^"]*")?)\]/g)].every(([, test = ""]) => attributes.has(test))
    );
  };
}

function keepMatching(rule: Rule, matches: (selector: string) => boolean) {
  const kept = rule.selectors.filter(matches);
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}
