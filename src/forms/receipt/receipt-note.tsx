import { useCallback } from "react";
import type { Practice } from "../practice.ts";
import { Receipt } from "./receipt.tsx";

interface ReceiptNoteProps {
  readonly reference: string;
  readonly practice: Practice;
  onClose(): void;
}

/** The receipt of a form that has closed, at the foot of the window until the visitor closes it. */
export function ReceiptNote({ reference, practice, onClose }: ReceiptNoteProps) {
  // In the top layer nothing of the page lies above it; where there is none (before Safari 17), its sheet places it.
  const show = useCallback((note: HTMLElement | null) => note?.showPopover?.(), []);
  const { receipt } = practice;
  return (
    <aside ref={show} popover="manual" className="visa-note" aria-label={receipt.offer}>
      <p>
        <span>{receipt.reference}</span> <strong translate="no">{reference}</strong>
      </p>
      <Receipt reference={reference} practice={practice} />
      <button type="button" className="visa-receipt-button" onClick={onClose}>
        {receipt.hide}
      </button>
    </aside>
  );
}
