import type { Plugin } from "postcss";
import { news } from "#content/news.ts";

const isOffered = Object.keys(news).length > 0;

/** Tells a bundle, for Vite's `define`, whether any form has the box for news: where none has, it carries nothing of it. */
export function newsDefines(): Record<string, string> {
  return { "process.env.NEWS_BOX": JSON.stringify(isOffered ? "1" : "") };
}

/** The same for its style sheets. */
export function newsRules(): Plugin {
  return {
    postcssPlugin: "news-rules",
    Rule(rule) {
      if (!isOffered && rule.selector === ".visa-news") rule.remove();
    },
  };
}
