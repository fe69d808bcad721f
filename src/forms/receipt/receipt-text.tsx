import type { ReactNode } from "react";
import type { FirmTexts } from "../firm-texts.ts";
import { WithNumbers } from "./with-numbers.tsx";

interface ReceiptTextProps {
  reference: string;
  firmTexts: Pick<FirmTexts, "receipt" | "licence">;
  steps: readonly string[];
  Heading: "h2" | "h4";
  children?: ReactNode;
}

export function ReceiptText({ reference, firmTexts, steps, Heading, children }: ReceiptTextProps) {
  const { licence, receipt: words } = firmTexts;
  return (
    <>
      <p className="receipt-reference">
        <span>{words.reference}</span>{" "}
        <strong data-text="reference" dir="ltr" translate="no">
          {reference}
        </strong>
      </p>
      {children}
      <p>{words.keep}</p>
      <section data-text="next">
        <Heading>{words.next.heading}</Heading>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {words.notes.map((note) => (
        <p key={note}>
          <WithNumbers text={note} />
        </p>
      ))}
      {[licence, ...licence.others].map(({ line, href }) => (
        <p key={href} className="receipt-licence">
          <span>{line}</span>
          {/* The whole address, for paper. */}
          <span dir="ltr" translate="no">
            {href}
          </span>
        </p>
      ))}
    </>
  );
}
