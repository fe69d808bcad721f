import type { ReactNode, RefObject } from "react";

interface OverlayDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  /** Says on a partner's page whose form it is. */
  readonly firm: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** The modal dialog of the assessment, with the firm that stands behind it and its own button to close. */
export function OverlayDialog({ ref, label, firm, closeLabel, children, onClose }: OverlayDialogProps) {
  return (
    // Escape and the back gesture close the dialog by themselves and tell it by this event, a moment later.
    <dialog
      ref={ref}
      part="dialog"
      className="visa-overlay"
      aria-label={label}
      onClose={() => ref.current?.open || onClose()}
    >
      <button
        type="button"
        part="close"
        className="visa-overlay-close"
        aria-label={closeLabel}
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
          {firm}
        </p>
        {children}
      </div>
    </dialog>
  );
}
