import { useRef, useState } from "react";
import type { Practice } from "../practice.ts";
import { printAlone } from "./print-alone.ts";

interface ReceiptProps {
  readonly reference: string;
  readonly practice: Practice;
}

/** What a visitor can keep of a lead: made in the browser, with nothing of the answers, and stored nowhere. */
export function Receipt({ reference, practice }: ReceiptProps) {
  const text = useRef<HTMLDivElement>(null);
  const [sentAt] = useState(() => new Date());
  const { receipt, licence } = practice;
  return (
    <details className="visa-receipt">
      <summary>{receipt.offer}</summary>
      <div ref={text}>
        <h3>{receipt.title}</h3>
        <p>
          <span>{licence.line}</span> <span translate="no">{licence.href}</span>
        </p>
        <p>
          <span>{receipt.reference}</span> <strong translate="no">{reference}</strong>
        </p>
        <p>{sentAt.toLocaleString(receipt.locale, { dateStyle: "long", timeStyle: "short" })}</p>
        <p>{receipt.keep}</p>
        <h4>{receipt.next.heading}</h4>
        <ol>
          {receipt.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {receipt.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <button
        type="button"
        className="visa-receipt-button"
        onClick={() => text.current && printAlone(text.current, `${receipt.title} ${reference}`)}
      >
        {receipt.print}
      </button>
    </details>
  );
}
