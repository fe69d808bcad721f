import { Link } from "wouter";
import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { words } from "#language/site.ts";
import { Reach } from "#site/ui/firm/reach.tsx";
import { ReceiptOutcomes } from "./receipt-outcomes.tsx";
import "./receipt.css";

export function ReceiptPage() {
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
