import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { FormDefinition } from "#lead/field.ts";
import { isComposing } from "../controls/composition.ts";
import type { FirmTexts } from "../firm-texts.ts";
import type { SentLead } from "../sending/send-lead.ts";
import type { UnseenFailure } from "../sending/use-sending.ts";
import { Receipt } from "./receipt.tsx";

/** The lead of a form that has closed, or why it was not sent. */
export type Note = UnseenFailure | (SentLead & { form: FormDefinition["name"]; below?: ReactNode });

interface FootNoteProps {
  note: Note;
  firmTexts: FirmTexts;
  onOpen(event: MouseEvent<HTMLElement>): void;
  /** `hadFocus`: the focus was in the note. */
  onClose(hadFocus: boolean): void;
}

/** What became of a closed form's send, at the window's foot. */
export function FootNote({ note, firmTexts, onOpen, onClose }: FootNoteProps) {
  const words = firmTexts.receipt;
  const isFailure = "msg" in note;
  const heading = isFailure ? note.heading : words.received[note.form];
  const box = useRef<HTMLElement>(null);
  const hide = useEffectEvent(() => onClose(box.current?.matches(":focus-within") ?? false));

  // In an effect, after that of a page which arrives at the same moment and focuses its title.
  useEffect(() => {
    // In the top layer nothing covers it; without one (before Safari 17) its sheet places it.
    box.current?.showPopover?.();
    // On a partner's page it is beside the button that opened the form.
    if (box.current?.getRootNode() !== document) return;
    // A failure may come while the visitor types elsewhere.
    if (!isFailure) box.current.focus({ preventScroll: true });
    // The page below it can be scrolled to its end.
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty("--note-height", `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [isFailure]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === "Escape" && !isComposing(event) && hide();
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <aside ref={box} popover="manual" className="visa-note" aria-label={heading} tabIndex={-1}>
      {isFailure ? (
        <>
          <p className="visa-notice" role="alert">
            {note.msg}
          </p>
          <div>
            <button type="button" className="visa-offer" onClick={onOpen}>
              {heading}
            </button>
          </div>
        </>
      ) : (
        <>
          {/* Repeated, because a screen reader drops the announcement of the form when the focus moves. */}
          <div className="visa-outcome" data-phase="sent" role="status">
            <h2>{heading}</h2>
            <p className="visa-reference">
              <span>{words.reference}</span> <strong translate="no">{note.reference}</strong>
            </p>
          </div>
          <Receipt {...note} firmTexts={firmTexts} />
          {note.below}
        </>
      )}
      <button type="button" className="visa-offer" onClick={() => onClose(true)}>
        {words.hide}
      </button>
    </aside>
  );
}
