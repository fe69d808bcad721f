import * as translations from "virtual:texts/assessment";
import { createRef, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { isInEditor } from "./editor-preview.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import formCss from "./form-sheet.css?inline";
import { type MountPoint, type ReactView, settingsOf } from "./mount-point.ts";
import overlayCss from "./overlay-sheet.css?inline";
import { type adoptSheet, containTyping, submitByClick } from "./shadow-root.ts";
import { showTexts } from "./shown-texts.ts";
import { sourceOf } from "./source.ts";

export interface Overlay extends ReactView {
  open(): void;
  close(): void;
  /** Follows the element out of the document and back. */
  connectionChanged(connected: boolean): void;
}

export interface OverlayPlace extends Omit<MountPoint, "replaceSheet"> {
  /** The entry's own function, so that this module does not bring another one. */
  readonly adopt: typeof adoptSheet;
}

const css = formCss + overlayCss;

type LoadedNote = typeof import("#forms/receipt/receipt-note.tsx");

/** Puts the assessment into a modal dialog beside the button; closed it keeps its answers. */
export async function buildOverlay(
  { root, wrapper, attributes, base, initialQuery, emit, adopt }: OverlayPlace,
  onClose: () => void,
): Promise<Overlay> {
  const texts = await showTexts(translations, attributes.language, render);
  const dialog = createRef<HTMLDialogElement>();
  const form = createRef<LeadFormHandle>();
  const react = createRoot(wrapper);
  let current = settingsOf(attributes, base);
  let sheet = adopt(root, css);
  let shown = false;
  let receipt: (Pick<LoadedNote, "ReceiptNote"> & { readonly reference: string }) | undefined;
  const source = () => sourceOf(location, initialQuery, root.host.localName, current);

  function close(): void {
    dialog.current?.close();
    if (!shown) return;
    shown = false;
    onClose();
    emit("visa-close");
  }

  /** After the form has closed; without it the visitor has still seen the reference. */
  function showReceipt(reference: string): void {
    import("#forms/receipt/receipt-note.tsx").then(
      ({ ReceiptNote }) => {
        if (shown || !root.host.isConnected) return;
        receipt = { ReceiptNote, reference };
        render();
      },
      () => undefined,
    );
  }

  function hideReceipt(): void {
    if (!receipt) return;
    receipt = undefined;
    render();
  }

  function render(): void {
    const { form: shownForm, words, firmTexts, close: closeLabel } = texts.now;
    wrapper.lang = words.language;
    react.render(
      <>
        <OverlayDialog
          ref={dialog}
          label={current.heading || shownForm.heading}
          firm={firmTexts.firm}
          closeLabel={closeLabel}
          onClose={close}
        >
          <EmbeddedForm
            settings={current}
            texts={texts.now}
            emit={emit}
            source={source}
            inEditor={() => isInEditor(root.host as HTMLElement)}
            onClosed={(sent) => {
              close();
              showReceipt(sent);
            }}
            ref={form}
          />
        </OverlayDialog>
        {receipt && (
          <receipt.ReceiptNote
            form="request"
            key={receipt.reference}
            reference={receipt.reference}
            licence={firmTexts.licence}
            words={firmTexts.receipt}
            onClose={hideReceipt}
          />
        )}
      </>,
    );
  }

  containTyping(wrapper);
  submitByClick(wrapper);
  // A host's focus trap would pull the focus out again.
  for (const type of ["focusin", "focusout"])
    wrapper.addEventListener(type, (event) => event.stopPropagation());
  flushSync(render);

  return {
    update(next) {
      current = settingsOf(next, base);
      texts.change(next.language);
      render();
    },
    reset: () => form.current?.reset(),
    open() {
      if (dialog.current?.open || !root.host.isConnected) return;
      // Opened again before the browser told that it was closed: the page hears of both.
      close();
      hideReceipt();
      shown = true;
      sheet = adopt(root, css, sheet);
      dialog.current?.showModal();
      form.current?.focus();
      emit("visa-open");
    },
    close,
    connectionChanged(connected) {
      // Out of the document it leaves the top layer, and would stay hidden.
      if (!connected) hideReceipt();
      if (!shown) return;
      if (!connected) return close();
      // A move in the document takes the dialog out of the top layer and leaves it marked as open.
      if (dialog.current?.matches(":modal")) return;
      dialog.current?.removeAttribute("open");
      dialog.current?.showModal();
    },
  };
}

interface OverlayDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  /** Says on a partner's page whose form it is. */
  readonly firm: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

function OverlayDialog({ ref, label, firm, closeLabel, children, onClose }: OverlayDialogProps) {
  return (
    // Escape and the back gesture close the dialog by themselves and tell it by this event, a moment later.
    <dialog
      ref={ref}
      part="dialog"
      className="visa-overlay"
      aria-label={label}
      onClose={() => ref.current?.open || onClose()}
    >
      <CloseButton label={closeLabel} onClick={onClose} />
      <div className="visa-overlay-sheet">
        <p className="visa-overlay-firm" translate="no">
          {firm}
        </p>
        {children}
      </div>
    </dialog>
  );
}

function CloseButton({ label, onClick }: { readonly label: string; onClick(): void }) {
  return (
    <button type="button" part="close" className="visa-overlay-close" aria-label={label} onClick={onClick}>
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
  );
}
