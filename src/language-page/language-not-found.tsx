import type { PageLanguageWords } from "#content/language-page.ts";
import { pathIn } from "#lead/languages.ts";
import { LanguageFrame } from "./language-frame.tsx";
import { Texts } from "./part.tsx";

/** What the worker answers below a language's path where nothing is. */
export function LanguageNotFound({ words }: { readonly words: PageLanguageWords }) {
  const { notFound, receipt } = words.page;
  return (
    <LanguageFrame words={words}>
      <section>
        <h1>{notFound.heading}</h1>
        <Texts texts={notFound.texts} />
        <p>
          <a href={pathIn(words.form.language, "/")}>{receipt.back}</a>
        </p>
      </section>
    </LanguageFrame>
  );
}
