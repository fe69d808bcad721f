import { useEffect, useRef } from "react";
import { frame } from "#content/frame.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { contact } from "#lead/contact.ts";
import { SiteForm } from "#site/ui/form/site-form.tsx";
import { Icon } from "#site/ui/icon.tsx";
import "./contact-dialog.css";

interface ContactDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** The message was sent, and the dialog is closed. */
  onSent(reference: string): void;
}

const idPrefix = "consultation";

/** The contact pop-up. It stays in the page when closed, so that a half-written message is there again. */
export function ContactDialog({ open, onClose, onSent }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<LeadFormHandle>(null);

  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
      form.current?.focus();
    } else dialog.current?.close();
  }, [open]);

  return (
    <dialog ref={dialog} className="contact-dialog" aria-labelledby={`${idPrefix}-heading`} onClose={onClose}>
      <button
        type="button"
        className="close"
        aria-label={frame.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <SiteForm
        ref={form}
        form={contact}
        idPrefix={idPrefix}
        heading={frame.book}
        onClosed={(reference) => {
          dialog.current?.close();
          onSent(reference);
        }}
      />
    </dialog>
  );
}
