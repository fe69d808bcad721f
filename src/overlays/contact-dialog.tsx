import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { practice } from "#content/firm/practice.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { words } from "#language/site.ts";
import type { Form } from "#lead/field.ts";
import { Terms } from "#site/ui/firm/terms.tsx";
import { contact } from "#site/ui/form/contact.ts";
import { SiteForm } from "#site/ui/form/site-form.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useBack } from "#site/ui/use-back.ts";
import { type ContactTopic, useOverlays } from "./overlays-context.ts";
import "./contact-dialog.css";

interface ContactDialogProps {
  open: boolean;
  /** Set while the assessment replaces the page and this pop-up. */
  covered: boolean;
  topic: ContactTopic | undefined;
  onClose(): void;
}

const idPrefix = "consultation";

export function ContactDialog({ open, covered, topic, onClose }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<LeadFormHandle>(null);
  const { showNote } = useOverlays();
  const heading = topic?.heading ?? words.frame.book;
  const asking = useMemo(() => withQuestion(contact, topic?.question), [topic?.question]);

  useBack(open, () => dialog.current?.close());

  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (!covered) {
      // While covered it is outside the document: it has left the top layer, but is still marked as open.
      dialog.current?.removeAttribute("open");
      dialog.current?.showModal();
      // Once React can render again: the fields of a sent form are hidden.
      queueMicrotask(() => form.current?.focus());
    }
  }, [covered, open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Close do the same
    <dialog
      ref={dialog}
      className="contact-dialog"
      aria-labelledby={`${idPrefix}-title`}
      onClose={onClose}
      onClick={(event) => {
        if (isOnBackdrop(event) && form.current?.isEmpty()) dialog.current?.close();
      }}
    >
      <button
        type="button"
        className="close"
        aria-label={words.frame.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <h2 id={`${idPrefix}-title`}>{heading}</h2>
      {!practice && <p className="contact-intro">{words.contactDialog.intro}</p>}
      <Terms />
      <SiteForm
        ref={form}
        form={asking}
        idPrefix={idPrefix}
        onSent={showNote}
        onUnseenFailure={(failure) => showNote({ ...failure, heading })}
        onClosed={() => dialog.current?.close()}
      />
    </dialog>
  );
}

/** The backdrop is part of the dialog element, outside its box. */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

function withQuestion(form: Form, question: string | undefined): Form {
  if (!question) return form;
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === "body" ? { ...field, hint: question } : field)),
  }));
  return { ...form, sections };
}
