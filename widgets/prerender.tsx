import { renderToString } from "react-dom/server";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Language, languageCodes, languages } from "#lead/languages.ts";
// Eager: the build closes its module runner before it asks for a form.
import { wordsIn } from "#words/words-in.ts";
import { prerenderedSettings } from "./element-settings.ts";
import { type ElementTexts, elementTexts } from "./element-texts.ts";
import { EmbeddedForm } from "./embedded-form.tsx";

export type Prerendered = ReturnType<typeof prerenderIn>;

export function prerenderElements(): Readonly<Record<Language, Prerendered>> {
  const found = languageCodes.map((code) => [code, prerenderIn(code)] as const);
  return Object.fromEntries(found) as Record<Language, Prerendered>;
}

function prerenderIn(language: Language) {
  const words = wordsIn[language];
  const { failure, hosted } = words.element;
  return {
    texts: { failure, hosted },
    locale: languages[language].tag,
    label: words.assessment.heading,
    html: {
      contact: prerenderForm(elementTexts(contact, words.contact, words)),
      request: prerenderForm(elementTexts(assessment, words.assessment, words)),
    },
  };
}

function prerenderForm(texts: ElementTexts) {
  return renderToString(<EmbeddedForm settings={prerenderedSettings} texts={texts} />);
}
