import { type ComponentProps, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { noteForms } from "#forms/controls/replaced-form.ts";
import { languageOf, languages } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import type { Words } from "#lead/words.ts";
import { loadAgain } from "#site/routing/load-again.ts";
import { KeptAnswers } from "#site/ui/kept-answers.tsx";
import { LanguagePageForm } from "./language-page-form.tsx";

const wordsOf = import.meta.glob<Words>("../../../words/*/forms.ts");

export async function hydrate(root: HTMLElement, onReady: () => void): Promise<void> {
  const words = await wordsOf[`../../../words/${languageOf(document.documentElement.lang)}/forms.ts`]?.();
  const line = root.querySelector("[data-kept]");
  const places = [...root.querySelectorAll<HTMLElement>("[data-form]")];
  if (!words || places.length === 0) return onReady();
  if (line)
    createRoot(line).render(
      <KeptAnswers
        words={words.keeping}
        tag={languages[words.form.language].tag}
        months={words.receipt.months}
        newTab={words.form.newTab}
        path="#assessment"
        onResume={(event) => {
          // The link itself would take the focus away again.
          event.preventDefault();
          root.querySelector<HTMLElement>("form[name=request] [name=firstName]")?.focus();
        }}
      />,
    );
  const forgetForms = noteForms(root);
  let waiting = places.length;
  const ready = () => {
    waiting -= 1;
    if (waiting > 0) return;
    forgetForms();
    onReady();
  };
  for (const place of places) {
    const name = place.dataset.form as FormType;
    startTransition(() => {
      hydrateRoot(place, <ReadyForm name={name} words={words} onReady={ready} />, {
        // A translator puts elements around the texts, and React renders the form again.
        onRecoverableError: () => undefined,
        onUncaughtError: loadAgain,
      });
    });
  }
}

function ReadyForm({ onReady, ...form }: ComponentProps<typeof LanguagePageForm> & { onReady(): void }) {
  useEffect(() => onReady(), [onReady]);
  return <LanguagePageForm {...form} />;
}
