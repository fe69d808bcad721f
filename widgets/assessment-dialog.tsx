import type { ReactNode, RefObject } from "react";
import type { ElementTexts } from "./element-texts.ts";

interface AssessmentDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  label: string;
  texts: ElementTexts;
  onClose: () => void;
  children: ReactNode;
}

export function AssessmentDialog({ dialog, label, texts, onClose, children }: AssessmentDialogProps) {
  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="visa-overlay"
      aria-label={label}
      // Escape and the back gesture close the dialog by themselves; this event follows a moment later.
      onClose={() => dialog.current?.open || onClose()}
    >
      <button
        type="button"
        part="close"
        className="visa-overlay-close"
        aria-label={texts.close}
        onClick={onClose}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M6 6l12 12M18 6L6 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <div className="visa-overlay-sheet">
        <p className="visa-overlay-firm" translate="no">
          {texts.firmTexts.firm}
        </p>
        {children}
      </div>
    </dialog>
  );
}
