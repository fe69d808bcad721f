import { prerender } from "react-dom/static";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Language, languageCodes, languages } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
// At once: the build has closed its module runner by the time at which it asks for a form.
import { wordsIn } from "#words/words-in.ts";
import { prerenderedSettings } from "./element-settings.ts";
import { type ElementTexts, elementTexts } from "./element-texts.ts";
import { EmbeddedForm } from "./embedded-form.tsx";

/** The elements of one language before React: run at build time, built by their entries. */
export interface Prerendered {
  readonly texts: Pick<ElementTexts, "failure" | "hosted">;
  readonly locale: string;
  readonly label: string;
  readonly html: Readonly<Record<FormType, string>>;
}

export async function prerenderElements(): Promise<Readonly<Record<Language, Prerendered>>> {
  const found = await Promise.all(
    languageCodes.map(async (code) => [code, await prerenderIn(code)] as const),
  );
  return Object.fromEntries(found) as Record<Language, Prerendered>;
}

async function prerenderIn(language: Language): Promise<Prerendered> {
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

async function prerenderForm(texts: ElementTexts): Promise<string> {
  const { prelude } = await prerender(
    <EmbeddedForm settings={prerenderedSettings} texts={texts} />,
    // React would otherwise move long content into inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
