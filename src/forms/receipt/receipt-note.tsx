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
  const { reference, words } = receipt;

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
      <Receipt {...receipt} />
      <button type="button" className="visa-receipt-button" onClick={onClose}>
        {words.hide}
      </button>
    </aside>
  );
}
