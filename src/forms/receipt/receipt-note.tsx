import { type ReactNode, useEffect, useRef } from "react";
import { isComposing } from "../controls/composition.ts";
import { Receipt, type ReceiptProps } from "./receipt.tsx";

interface ReceiptNoteProps extends ReceiptProps {
  /** Set if the note is far from the button that opened the form. */
  takesFocus?: boolean;
  /** Below the receipt. */
  children?: ReactNode;
  onClose(): void;
}

export function ReceiptNote({ form, takesFocus = false, onClose, children, ...receipt }: ReceiptNoteProps) {
  const note = useRef<HTMLElement>(null);
  const words = receipt.firmTexts.receipt;

  // In an effect, after that of a page which arrives at the same moment and focuses its title.
  useEffect(() => {
    // In the top layer nothing covers it; without one (before Safari 17) its sheet places it.
    note.current?.showPopover?.();
    if (!takesFocus) return;
    note.current?.focus({ preventScroll: true });
    // The page below it can be scrolled to its end.
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty("--note-height", `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    if (note.current) sizes.observe(note.current);
    return () => sizes.disconnect();
  }, [takesFocus]);

  useEffect(() => {
    const hide = (event: KeyboardEvent) => event.key === "Escape" && !isComposing(event) && onClose();
    document.addEventListener("keydown", hide);
    return () => document.removeEventListener("keydown", hide);
  }, [onClose]);

  return (
    <aside ref={note} popover="manual" className="visa-note" aria-label={words.received[form]} tabIndex={-1}>
      {/* Repeated, because a screen reader drops the announcement of the form when the focus moves. */}
      <div className="visa-outcome" data-phase="sent" role="status">
        <h2>{words.received[form]}</h2>
        <p className="visa-reference">
          <span>{words.reference}</span> <strong translate="no">{receipt.reference}</strong>
        </p>
      </div>
      <Receipt form={form} {...receipt} />
      {children}
      <button type="button" className="visa-offer" onClick={onClose}>
        {words.hide}
      </button>
    </aside>
  );
}
