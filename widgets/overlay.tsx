import * as translations from "virtual:texts/assessment";
import { createRef, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { isInEditor } from "./editor-preview.ts";
import type { PlacedAttributes, Settings } from "./element-settings.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import formCss from "./form-sheet.css?inline";
import { type MountPoint, type ReactView, settingsOf } from "./mount-point.ts";
import overlayCss from "./overlay-sheet.css?inline";
import { type adoptSheet, containTyping, submitByClick } from "./shadow-root.ts";
import { type ShownTexts, showTexts } from "./shown-texts.ts";
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
export async function buildOverlay(place: OverlayPlace, onClose: () => void): Promise<Overlay> {
  const texts = await showTexts(translations, place.attributes.language, () => overlay.render());
  const overlay = new AssessmentOverlay(place, texts, onClose);
  return overlay;
}

class AssessmentOverlay implements Overlay {
  readonly #place: OverlayPlace;
  readonly #texts: ShownTexts;
  readonly #onClose: () => void;
  readonly #react: Root;
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #form = createRef<LeadFormHandle>();
  #settings: Settings;
  #sheet: ReturnType<typeof adoptSheet>;
  #shown = false;
  #receipt: (Pick<LoadedNote, "ReceiptNote"> & { readonly reference: string }) | undefined;

  constructor(place: OverlayPlace, texts: ShownTexts, onClose: () => void) {
    const { root, wrapper, attributes, base, adopt } = place;
    this.#place = place;
    this.#texts = texts;
    this.#onClose = onClose;
    this.#react = createRoot(wrapper);
    this.#settings = settingsOf(attributes, base);
    this.#sheet = adopt(root, css);
    containTyping(wrapper);
    submitByClick(wrapper);
    // A host's focus trap would pull the focus out again.
    for (const type of ["focusin", "focusout"])
      wrapper.addEventListener(type, (event) => event.stopPropagation());
    flushSync(() => this.render());
  }

  update(next: PlacedAttributes): void {
    this.#settings = settingsOf(next, this.#place.base);
    this.#texts.change(next.language);
    this.render();
  }

  reset(): void {
    this.#form.current?.reset();
  }

  open(): void {
    const { root, adopt, emit } = this.#place;
    if (this.#dialog.current?.open || !root.host.isConnected) return;
    // Opened again before the browser told that it was closed: the page hears of both.
    this.close();
    this.#hideReceipt();
    this.#shown = true;
    this.#sheet = adopt(root, css, this.#sheet);
    this.#dialog.current?.showModal();
    this.#form.current?.focus();
    emit("visa-open");
  }

  readonly close = (): void => {
    this.#dialog.current?.close();
    if (!this.#shown) return;
    this.#shown = false;
    this.#onClose();
    this.#place.emit("visa-close");
  };

  connectionChanged(connected: boolean): void {
    // Out of the document it leaves the top layer, and would stay hidden.
    if (!connected) this.#hideReceipt();
    if (!this.#shown) return;
    const dialog = this.#dialog.current;
    if (!connected) this.close();
    // A move in the document takes the dialog out of the top layer and leaves it marked as open.
    else if (!dialog?.matches(":modal")) {
      dialog?.removeAttribute("open");
      dialog?.showModal();
    }
  }

  render(): void {
    const { form, words, firmTexts, close } = this.#texts.now;
    const receipt = this.#receipt;
    this.#place.wrapper.lang = words.language;
    this.#react.render(
      <>
        <OverlayDialog
          ref={this.#dialog}
          label={this.#settings.heading || form.heading}
          firm={firmTexts.firm}
          closeLabel={close}
          onClose={this.close}
        >
          {this.#renderForm()}
        </OverlayDialog>
        {receipt && (
          <receipt.ReceiptNote
            form="request"
            key={receipt.reference}
            reference={receipt.reference}
            licence={firmTexts.licence}
            words={firmTexts.receipt}
            onClose={this.#hideReceipt}
          />
        )}
      </>,
    );
  }

  #renderForm(): ReactNode {
    const { root, initialQuery, emit } = this.#place;
    return (
      <EmbeddedForm
        settings={this.#settings}
        texts={this.#texts.now}
        emit={emit}
        source={() => sourceOf(location, initialQuery, root.host.localName, this.#settings)}
        inEditor={() => isInEditor(root.host as HTMLElement)}
        onClosed={(reference) => {
          this.close();
          this.#showReceipt(reference);
        }}
        ref={this.#form}
      />
    );
  }

  /** After the form has closed; without it the visitor has still seen the reference. */
  #showReceipt(reference: string): void {
    import("#forms/receipt/receipt-note.tsx").then(
      ({ ReceiptNote }) => {
        if (this.#shown || !this.#place.root.host.isConnected) return;
        this.#receipt = { ReceiptNote, reference };
        this.render();
      },
      () => undefined,
    );
  }

  readonly #hideReceipt = (): void => {
    if (!this.#receipt) return;
    this.#receipt = undefined;
    this.render();
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
