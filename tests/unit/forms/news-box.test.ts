import { runnerImport } from "vite";
import { describe, expect, test } from "vitest";
import { type Firm, firm } from "#content/firm.ts";
import { news } from "#content/news.ts";
import { newsLimit } from "#lead/wire.ts";
import { prerenderElements } from "#scripts/build/widgets/translations.ts";
import { newsSentences, withNews } from "../../support/configured-news.ts";

type Prerender = typeof import("#widgets/prerender.tsx");

const languages = ["en", "fr"] as const;
const forms = ["contact", "request"] as const;
const everywhere = languages.flatMap((language) => forms.map((form) => [form, language] as const));

describe("the contents as they are", () => {
  test("have a sentence in both languages or in none, which names the sender and is stored whole", () => {
    const sentences = Object.values(news);
    expect([0, languages.length]).toContain(sentences.length);
    for (const sentence of sentences) {
      expect(sentence.length).toBeLessThanOrEqual(newsLimit);
      // What Canada's anti-spam law asks for beside the box: docs/operating.md.
      const { name, email, address }: Firm = firm;
      for (const named of [name, email, address?.street ?? "a postal address"])
        expect(sentence).toContain(named);
    }
  });

  test("give no form a box while there is no sentence", async () => {
    const elements = await prerenderElements();
    const boxes = everywhere.filter(([form, language]) =>
      elements[language].html[form].includes('type="checkbox"'),
    );
    expect(boxes).toHaveLength(Object.values(news).length * forms.length);
  });
});

describe("a practice that has written the sentence", () => {
  test.each(everywhere)(
    "shows it unticked at the end of %s in %s, before who reads the answers",
    async (form, language) => {
      const { module } = await runnerImport<Prerender>("./widgets/prerender.tsx", {
        logLevel: "warn",
        plugins: [withNews()],
      });
      const elements = await module.prerenderElements();
      const html = elements[language].html[form].replaceAll("&#x27;", "'");
      const [box = "", ...others] = html.match(/<label class="visa-news">.*?<\/label>/g) ?? [];
      expect(others).toEqual([]);
      expect(box).toContain(`<input type="checkbox" name="news" value="${newsSentences[language]}"/>`);
      expect(box).toContain(`<span>${newsSentences[language]}</span>`);
      expect(box).not.toMatch(/checked|required/);
      const lastQuestion = html.lastIndexOf('class="visa-field"');
      expect(html.indexOf(box)).toBeGreaterThan(lastQuestion);
      expect(html.indexOf(box)).toBeLessThan(html.indexOf('class="visa-privacy"'));
      expect(html.indexOf(box)).toBeLessThan(html.indexOf('type="submit"'));
    },
  );
});
