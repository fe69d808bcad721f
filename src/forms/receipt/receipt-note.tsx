import { useCallback } from "react";
import { Receipt, type ReceiptProps } from "./receipt.tsx";

interface ReceiptNoteProps extends ReceiptProps {
  onClose(): void;
}

/** The receipt of a form that has closed, at the foot of the window until the visitor closes it. */
export function ReceiptNote({ onClose, ...receipt }: ReceiptNoteProps) {
  // In the top layer nothing of the page lies above it; where there is none (before Safari 17), its sheet places it.
  const show = useCallback((note: HTMLElement | null) => note?.showPopover?.(), []);
  const { reference, words } = receipt;
  return (
    <aside ref={show} popover="manual" className="visa-note" aria-label={words.offer}>
      <p>
        <span>{words.reference}</span> <strong translate="no">{reference}</strong>
      </p>
      <Receipt {...receipt} />
      <button type="button" className="visa-receipt-button" onClick={onClose}>
        {words.hide}
      </button>
    </aside>
  );
}
