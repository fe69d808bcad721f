import { firm } from "#content/firm.ts";
import { firmTextsIn, licenceIn } from "#content/firm-texts.ts";
import type { PageLanguageWords } from "#content/language-page.ts";
import { pathIn } from "#lead/languages.ts";
import { LanguageFrame } from "./language-frame.tsx";
import { Texts } from "./part.tsx";

/**
 * The page after a form that the browser sent by itself. The worker leaves one of the outcomes in the page and fills in
 * its marked texts (worker/intake/receipt.ts).
 */
export function LanguageReceipt({ words }: { readonly words: PageLanguageWords }) {
  const { received, unproven, refused, back } = words.page.receipt;
  const { keep, next, notes, reference } = firmTextsIn(words).receipt;
  const licence = licenceIn(words.firm);
  return (
    <LanguageFrame words={words}>
      <section className="receipt" data-outcome="received">
        <h1>{received}</h1>
        <p className="receipt-reference">
          {reference} <strong data-text="reference" dir="ltr" translate="no" />
        </p>
        <section className="receipt-status" data-text="status" />
        <p>{keep}</p>
        <h2>{next.heading}</h2>
        <ol>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Texts texts={notes} />
        <p>
          <bdi>{firm.name}</bdi>
          <br />
          {licence.line}
          <a className="outbound" href={licence.href} rel="external noopener" dir="ltr">
            {licence.register}
          </a>
        </p>
      </section>
      <section className="receipt" data-outcome="unproven">
        <h1>{unproven.heading}</h1>
        <Texts texts={unproven.texts} />
      </section>
      <section className="receipt" data-outcome="refused">
        <h1>{refused.heading}</h1>
        <p data-text="reason" />
        <Texts texts={refused.texts} />
      </section>
      <p>
        <a href={pathIn(words.form.language, "/")}>{back}</a>
      </p>
    </LanguageFrame>
  );
}
