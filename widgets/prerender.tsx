import { prerender } from "react-dom/static";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Language, languageCodes } from "#lead/languages.ts";
import { prerenderedSettings } from "./element-api.ts";
import type { ElementTexts } from "./element-texts.ts";
import { EmbeddedForm } from "./embedded-form.tsx";

// At once: the build has closed its module runner by the time at which it asks for a form.
const files = import.meta.glob<{ readonly texts: ElementTexts }>("./texts/*.ts", { eager: true });
const forms = { contact, request: assessment };

/** The elements of one language before React: run at build time, built by their entries. */
export interface Prerendered {
  readonly texts: Pick<ElementTexts, "failure" | "hosted">;
  readonly locale: string;
  readonly label: string;
  /** The markup that React makes of each form. */
  readonly html: Readonly<Record<keyof typeof forms, string>>;
}

export async function prerenderElements(): Promise<Readonly<Record<Language, Prerendered>>> {
  const found = await Promise.all(
    languageCodes.map(async (code) => [code, await prerenderIn(code)] as const),
  );
  return Object.fromEntries(found) as Record<Language, Prerendered>;
}

async function prerenderIn(language: Language): Promise<Prerendered> {
  const texts = files[`./texts/${language}.ts`]?.texts;
  if (!texts) throw new Error(`widgets/texts/${language}.ts is missing.`);
  const { failure, hosted, words } = texts;
  return {
    texts: { failure, hosted },
    locale: words.locale,
    label: words.translate(assessment).heading,
    html: {
      contact: await prerenderForm("contact", texts),
      request: await prerenderForm("request", texts),
    },
  };
}

async function prerenderForm(name: keyof typeof forms, texts: ElementTexts): Promise<string> {
  const { prelude } = await prerender(
    <EmbeddedForm form={forms[name]} settings={prerenderedSettings} texts={texts} />,
    // React would otherwise move long content into inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
