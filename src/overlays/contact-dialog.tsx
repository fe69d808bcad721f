import { useCallback, useEffect, useRef, useState } from "react";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { words } from "#language/words.ts";
import { contact } from "#site/ui/form/contact.ts";
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

/** The contact pop-up. A message that is half written when it closes is kept, unless the visitor throws it away. */
export function ContactDialog({ open, onClose, onSent }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<LeadFormHandle>(null);
  const [begun, setBegun] = useState(false);
  const sent = useRef("");
  const look = useCallback(() => setBegun(form.current?.hasUnsentAnswers() ?? false), []);

  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
      form.current?.focus();
      look();
    } else dialog.current?.close();
  }, [open, look]);

  /** Also where the visitor closes it before the form would, within two seconds of its success. */
  function closed() {
    onClose();
    if (sent.current) onSent(sent.current);
    sent.current = "";
  }

  function discard() {
    form.current?.reset();
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className="contact-dialog"
      aria-labelledby={`${idPrefix}-heading`}
      onClose={closed}
      onChange={look}
    >
      <button
        type="button"
        className="close"
        aria-label={words.frame.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <SiteForm
        ref={form}
        form={contact}
        idPrefix={idPrefix}
        draftKey="contact"
        heading={words.frame.book}
        onSent={(reference) => {
          sent.current = reference;
        }}
        onClosed={() => dialog.current?.close()}
      />
      {begun && (
        <button type="button" className="discard" onClick={discard}>
          {words.frame.discardMessage}
        </button>
      )}
    </dialog>
  );
}
