import { prerender } from "react-dom/static";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Language, languageCodes, languages } from "#lead/languages.ts";
// Eager, because the build has closed its module runner by the time it asks for a form.
import { wordsIn } from "#words/words-in.ts";
import { prerenderedSettings } from "./element-settings.ts";
import { type ElementTexts, elementTexts } from "./element-texts.ts";
import { EmbeddedForm } from "./embedded-form.tsx";

/** One language's elements before React, made at build time. */
export type Prerendered = Awaited<ReturnType<typeof prerenderIn>>;

export async function prerenderElements(): Promise<Readonly<Record<Language, Prerendered>>> {
  const found = await Promise.all(
    languageCodes.map(async (code) => [code, await prerenderIn(code)] as const),
  );
  return Object.fromEntries(found) as Record<Language, Prerendered>;
}

async function prerenderIn(language: Language) {
  const words = wordsIn[language];
  const { failure, hosted } = words.element;
  return {
    texts: { failure, hosted },
    locale: languages[language].tag,
    label: words.assessment.heading,
    html: {
      contact: await prerenderForm(elementTexts(contact, words.contact, words)),
      request: await prerenderForm(elementTexts(assessment, words.assessment, words)),
    },
  };
}

async function prerenderForm(texts: ElementTexts) {
  const { prelude } = await prerender(
    <EmbeddedForm settings={prerenderedSettings} texts={texts} />,
    // React would otherwise move long content into inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
