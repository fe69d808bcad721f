import { prerender } from "react-dom/static";
import { forms } from "#lead/forms.ts";
import type { Language } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import { prerenderedSettings } from "./element-api.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import { english } from "./texts.en.ts";
import { french } from "./texts.fr.ts";

// At once: the build has closed its module runner by the time at which it asks for a form.
const texts = { en: english, fr: french };

/** What a form looks like before React: run at build time, built by the element's entry. */
export async function prerenderForm(name: FormType, language: Language): Promise<string> {
  const { prelude } = await prerender(
    <EmbeddedForm form={forms.en[name]} settings={prerenderedSettings} texts={texts[language]} />,
    // React would otherwise move long content into inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
