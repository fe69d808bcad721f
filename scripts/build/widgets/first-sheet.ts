import { parseHTML } from "linkedom";
import type { Plugin, Rule } from "postcss";

const onTouch = /:(hover|active|focus-within)\b/;
/** States that an element may get before React arrives. */
const passing = /:(focus[\w-]*|hover|active)|::?(before|after)|:not\(\[[\w-]+\]\)/g;

/**
 * Removes from a form's first sheet what its pre-rendered markup cannot match: messages, the sending and the
 * sent state, questions that open later; and motion, and room for a focus that only React moves. React brings
 * the whole sheet before any of them can show. A pointer or a focus inside has already made the form fetch
 * React, so their decoration waits for that sheet too. Not done by PurgeCSS, for the reasons in
 * docs/decisions/0020.
 */
export function firstSheet(html: Readonly<Record<string, string>>): Plugin {
  return {
    postcssPlugin: "first-sheet",
    Once(root) {
      const name = /(\w+)-sheet\.css/.exec(root.source?.input.file ?? "")?.[1] ?? "";
      const markup = html[name];
      if (markup === undefined) return;
      const { document } = parseHTML(`<html><body><div class="visa">${markup}</div></body></html>`);
      const matches = (selector: string, around = ["*"]) => {
        const whole = selector.replaceAll("&", `:is(${around.join()})`).replaceAll("&", "*");
        return document.querySelector(whole.replace(passing, "")) !== null;
      };
      root.walkRules((rule) => {
        // Other rules concern the element itself, which changes before React arrives.
        if (rule.source?.input.file?.includes("/src/forms/"))
          keepMatching(
            rule,
            (selector) => !onTouch.test(selector) && matches(selector, (rule.parent as Rule).selectors),
          );
        else keepMatching(rule, (selector) => !/^:host\(visa-/.test(selector) || selector.includes(name));
      });
      root.walkDecls(/^(scroll-margin|animation)/, (declaration) => {
        declaration.remove();
      });
      root.walkAtRules((rule) => {
        if (rule.name === "keyframes" || rule.params === "(scripting: none)") rule.remove();
      });
    },
  };
}

function keepMatching(rule: Rule, matches: (selector: string) => boolean) {
  const kept = rule.selectors.filter(matches);
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}
