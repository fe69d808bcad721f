import { useRef, useState } from "react";
import type { FormDefinition } from "#lead/field.ts";
import { showDate } from "#lead/show-date.ts";
import type { FirmTexts } from "../firm-texts.ts";
import type { SentLead } from "../sending/send-lead.ts";
import { CopyLink } from "./copy-link.tsx";
import { printAlone } from "./print-alone.ts";
import { ReceiptText } from "./receipt-text.tsx";

export type ReceiptProps = SentLead & {
  form: FormDefinition["name"];
  firmTexts: FirmTexts;
  /** In milliseconds since 1970; absent: just now. */
  sentAt?: number;
};

/**
 * What happens next, and a receipt of a lead: made in the browser, without the answers, and stored nowhere.
 */
export function Receipt(sent: ReceiptProps) {
  const { form, receiptUrl, aboutQuebec, firmTexts } = sent;
  const [sentAt] = useState(() => sent.sentAt ?? Date.now());
  const words = firmTexts.receipt;
  const { openPage, newTab, next, absence, bookingLink } = words;
  const { steps } = absence && sentAt >= absence.delaysFrom && sentAt < absence.ends ? absence : next;
  return (
    <>
      {receiptUrl && (
        <div className="visa-page">
          <a href={receiptUrl} target="_blank" rel="noopener">
            {openPage + newTab}
          </a>
          <CopyLink address={receiptUrl} words={words} />
        </div>
      )}
      <ol className="visa-steps" aria-label={next.heading}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {form === "contact" && bookingLink && (
        <p>
          <a href={bookingLink.href} target="_blank" rel="noopener">
            {bookingLink.text}
          </a>
        </p>
      )}
      {aboutQuebec && <p>{firmTexts.quebec}</p>}
      <PrintableReceipt {...sent} sentAt={sentAt} steps={steps} />
    </>
  );
}

interface PrintableProps extends ReceiptProps {
  sentAt: number;
  steps: readonly string[];
}

function PrintableReceipt({ reference, receiptUrl, aboutQuebec, firmTexts, sentAt, steps }: PrintableProps) {
  const words = firmTexts.receipt;
  const text = useRef<HTMLDivElement>(null);

  const print = () => text.current && printAlone(text.current, `${words.title} ${reference}`);

  function share() {
    // Rejects if the visitor cancels.
    const shared = { title: words.title, text: text.current?.innerText ?? "" };
    navigator.share(receiptUrl ? { ...shared, url: receiptUrl } : shared).catch(() => undefined);
  }

  return (
    <details className="visa-receipt">
      <summary>{words.offer}</summary>
      <div ref={text}>
        <h3>{words.title}</h3>
        <ReceiptText Heading="h4" reference={reference} firmTexts={firmTexts} steps={steps}>
          <p>{showDate(sentAt, { tag: words.locale, months: words.months, precision: "time" })}</p>
          {aboutQuebec && <p>{firmTexts.quebec}</p>}
          {receiptUrl && (
            <p className="visa-paper">
              <span>{words.question}</span>
              <br />
              <a href={receiptUrl} translate="no">
                {receiptUrl}
              </a>
            </p>
          )}
        </ReceiptText>
      </div>
      <p className="visa-receipt-buttons">
        <button type="button" className="visa-offer" onClick={print}>
          {words.print}
        </button>
        {"share" in navigator && (
          <button type="button" className="visa-offer" onClick={share}>
            {words.share}
          </button>
        )}
      </p>
    </details>
  );
}
