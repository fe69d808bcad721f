import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ReceiptPageWords } from "#content/language-page.ts";
import { firmTexts } from "#content/site-firm-texts.ts";
import type { FirmTexts } from "#forms/firm-texts.ts";
import { ReceiptText } from "#forms/receipt/receipt-text.tsx";
import { words } from "#language/words.ts";
import { Reach } from "#site/ui/reach.tsx";
import "./receipt.css";

interface OutcomesProps {
  readonly words: ReceiptPageWords;
  readonly firmTexts: Pick<FirmTexts, "receipt" | "licence">;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/**
 * The page after a form that the browser sent by itself, in any language. The worker leaves one of the outcomes in the page
 * and fills in its marked texts (worker/intake/receipt.ts).
 */
export function ReceiptOutcomes({ words, firmTexts, children }: OutcomesProps) {
  const { received, unproven, refused } = words;
  return (
    <div className="shell receipt">
      <section data-outcome="received">
        <h1>{received}</h1>
        <ReceiptText Heading="h2" reference="" licence={firmTexts.licence} words={firmTexts.receipt} />
      </section>
      {[unproven, refused].map(({ heading, texts }) => (
        <section key={heading} data-outcome={heading === refused.heading ? "refused" : "unproven"}>
          <h1>{heading}</h1>
          {heading === refused.heading && <p data-text="reason" />}
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      {children}
    </div>
  );
}

/** The same in a language of the whole site. */
export function Receipt() {
  const { heading, text } = words.receipt.contact;
  return (
    <ReceiptOutcomes words={words.receipt} firmTexts={firmTexts}>
      <section>
        <h2>{heading}</h2>
        <p>
          {text} <Reach text={words.frame.reach} />
        </p>
        <p>
          <Link href={firmTexts.privacy.path}>{firmTexts.privacy.link}</Link>
        </p>
      </section>
    </ReceiptOutcomes>
  );
}
