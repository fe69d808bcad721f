import { useCallback, useEffect } from "react";
import type { FormDefinition } from "#lead/field.ts";
import { Receipt, type ReceiptProps } from "./receipt.tsx";

interface ReceiptNoteProps extends ReceiptProps {
  /** Form that was sent. */
  readonly form: FormDefinition["name"];
  onClose(): void;
}

/** The receipt of a form that has closed, with what happens next, at the foot of the window until the visitor closes it. */
export function ReceiptNote({ form, onClose, ...receipt }: ReceiptNoteProps) {
  // In the top layer nothing of the page lies above it; where there is none (before Safari 17), its sheet places it.
  const show = useCallback((note: HTMLElement | null) => note?.showPopover?.(), []);
  const { reference, receiptUrl, words } = receipt;

  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    document.addEventListener("keydown", hide);
    return () => document.removeEventListener("keydown", hide);
  }, [onClose]);

  return (
    <aside ref={show} popover="manual" className="visa-note" aria-label={words.offer}>
      {/* Said again: a screen reader drops what the form said when the focus moves. */}
      <div role="status">
        <h2>{words.received[form]}</h2>
        <p>
          <span>{words.reference}</span> <strong translate="no">{reference}</strong>
        </p>
      </div>
      {receiptUrl && (
        <p>
          <a href={receiptUrl} target="_blank" rel="noopener">
            {words.question}
          </a>
        </p>
      )}
      <ol aria-label={words.next.heading}>
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Receipt {...receipt} />
      <button type="button" className="visa-receipt-button" onClick={onClose}>
        {words.hide}
      </button>
    </aside>
  );
}
