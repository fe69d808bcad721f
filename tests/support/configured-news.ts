import type { Plugin } from "vite";
import { firm } from "#content/firm.ts";
import { buildFacts } from "#scripts/build/build-facts.ts";

/** The sentences of docs/operating.md, as a practice would fill them in. */
export const newsSentences = {
  en: `Yes, ${firm.name} may send me news about immigration to Canada by e-mail. I can stop this at any time by writing to ${firm.email} or calling ${firm.phone}.`,
  fr: `Oui, ${firm.name} peut m'envoyer par courriel des nouvelles de l'immigration au Canada. Je peux y mettre fin à tout moment en écrivant à ${firm.email} ou en appelant le ${firm.phone}.`,
} as const;

/** A build whose contents have the sentences of the box for news. */
export function withNews(): Plugin {
  return {
    name: "with-news",
    config: () => ({ define: { ...buildFacts(), "process.env.NEWS_BOX": JSON.stringify("1") } }),
    load(id) {
      const isNews = id.endsWith("/src/content/news.ts");
      return isNews ? `export const news = ${JSON.stringify(newsSentences)};` : undefined;
    },
  };
}
