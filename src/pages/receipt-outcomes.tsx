import { Fragment, type ReactNode } from "react";
import { firm } from "#content/firm/firm.ts";
import type { ReceiptPageWords } from "#content/site/language-page.ts";
import type { FirmTexts } from "#forms/firm-texts.ts";
import { ReceiptText } from "#forms/receipt/receipt-text.tsx";
import { FirmAddress, FirmEmail, FirmPhone } from "#site/ui/firm/firm-place.tsx";
import { Texts } from "./text/texts.tsx";

interface OutcomesProps {
  words: ReceiptPageWords;
  firmTexts: Pick<FirmTexts, "receipt" | "licence" | "quebec">;
  children: ReactNode;
}

/**
 * The page after a form without scripts. worker/intake/receipt.ts keeps one outcome, and of the marked parts
 * those for the lead's form and topic, and fills in the marked texts.
 */
export function ReceiptOutcomes({ words, firmTexts, children }: OutcomesProps) {
  const { received, unproven, refused } = words;
  const { bookingLink } = firmTexts.receipt;
  return (
    <div className="shell receipt">
      <section data-outcome="received">
        <h1 data-text="heading">{received}</h1>
        <ReceiptText Heading="h2" reference="" firmTexts={firmTexts} steps={firmTexts.receipt.next.steps}>
          <p data-about="quebec">{firmTexts.quebec}</p>
          <div className="receipt-status" data-text="status" />
        </ReceiptText>
        {bookingLink && (
          <p data-form="contact">
            <a href={bookingLink.href} target="_blank" rel="noopener">
              {bookingLink.text}
            </a>
          </p>
        )}
      </section>
      <section data-outcome="unproven">
        <h1>{unproven.heading}</h1>
        <Texts texts={unproven.texts} />
      </section>
      <section data-outcome="refused">
        <h1>{refused.heading}</h1>
        <p data-text="reason" />
        <Texts texts={refused.texts} />
      </section>
      {children}
      <aside className="letterhead">
        <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" />
        <p>
          <strong translate="no">{firm.name}</strong>
          {[firmTexts.licence, ...firmTexts.licence.others].map(({ line, href }) => (
            <Fragment key={href}>
              <span>{line}</span>
              <span dir="ltr" translate="no">
                {href}
              </span>
            </Fragment>
          ))}
        </p>
        <FirmAddress />
        <p>
          <FirmPhone />
          <FirmEmail />
        </p>
      </aside>
    </div>
  );
}
