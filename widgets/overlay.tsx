import * as translations from "virtual:texts/assessment";
import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { type ElementAttributes, themeProperties } from "./element-settings.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import { focusNear, isInert } from "./focus-near.ts";
import formCss from "./form-sheet.css?inline";
import overlayCss from "./overlay-sheet.css?inline";
import { placedForm } from "./placed-form.ts";
import type { MountPoint, ReactView } from "./renderer.ts";
import { type adoptSheet, containTyping, submitByClick } from "./shadow-root.ts";
import { type ShownTexts, showTexts } from "./shown-texts.ts";

const css = formCss + overlayCss;

const cross = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

type LoadedNote = typeof import("#forms/receipt/receipt-note.tsx");

/**
 * Puts the assessment into a modal dialog beside the button; closed it keeps its answers. `adopt` is the entry's own
 * function, so that this module does not bring another one.
 */
export async function buildOverlay(
  mountPoint: MountPoint,
  adopt: typeof adoptSheet,
  opener: () => HTMLElement,
): Promise<AssessmentOverlay> {
  const { wrapper, attributes } = mountPoint;
  const texts = await showTexts(translations, attributes.language, () => overlay.render());
  const overlay = new AssessmentOverlay(mountPoint, adopt, texts, opener);
  containTyping(wrapper);
  submitByClick(wrapper);
  flushSync(() => overlay.render());
  return overlay;
}

export class AssessmentOverlay implements ReactView {
  readonly #place: MountPoint;
  readonly #adopt: typeof adoptSheet;
  readonly #texts: ShownTexts;
  readonly #opener: () => HTMLElement;
  readonly #react: Root;
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #form = createRef<LeadFormHandle>();
  readonly #placed: ReturnType<typeof placedForm>;
  readonly #watcher = new IntersectionObserver(() => this.#leaveHiddenPlace());
  readonly #inertWatcher = new MutationObserver(() => this.#leaveHiddenPlace());
  #sheet: ReturnType<typeof adoptSheet>;
  #shell: HTMLElement | undefined;
  #shown = false;
  #focused: HTMLElement | undefined;
  #receipt: (Pick<LoadedNote, "ReceiptNote"> & SentLead) | undefined;

  constructor(place: MountPoint, adopt: typeof adoptSheet, texts: ShownTexts, opener: () => HTMLElement) {
    this.#place = place;
    this.#adopt = adopt;
    this.#texts = texts;
    this.#opener = opener;
    this.#react = createRoot(place.wrapper);
    this.#placed = placedForm(place);
    this.#sheet = adopt(place.root, css);
    for (const type of ["focusin", "focusout"])
      place.wrapper.addEventListener(type, (event) => {
        // A host's focus trap would pull the focus out again.
        event.stopPropagation();
        if (type === "focusin") this.#focused = event.target as HTMLElement;
      });
  }

  update(next: ElementAttributes): void {
    this.#placed.update(next);
    this.#texts.change(next.language);
    this.render();
  }

  reset(): void {
    this.#form.current?.reset();
  }

  open(): void {
    const { root, emit } = this.#place;
    const dialog = this.#dialog.current;
    if (!dialog || dialog.open || !root.host.isConnected) return;
    // Opened again before the browser told that it was closed: the page hears of both.
    this.close();
    this.#hideReceipt();
    this.#shown = true;
    this.#sheet = this.#adopt(root, css, this.#sheet);
    dialog.showModal();
    this.#form.current?.focus();
    this.#watcher.observe(dialog);
    this.#inertWatcher.observe(document, { attributeFilter: ["inert"], subtree: true });
    emit("visa-open");
  }

  readonly close = (): void => {
    this.#dialog.current?.close();
    if (!this.#shown) return;
    this.#shown = false;
    this.#focused = undefined;
    this.#watcher.disconnect();
    this.#inertWatcher.disconnect();
    if (this.#shell) {
      this.#place.root.append(this.#place.wrapper);
      this.#shell.remove();
      this.#shell = undefined;
    }
    focusNear(this.#opener());
    this.#place.emit("visa-close");
  };

  connectionChanged(connected: boolean): void {
    // Out of the document it leaves the top layer, and would stay hidden.
    if (!connected) this.#hideReceipt();
    if (!this.#shown) return;
    if (!connected) this.close();
    // A move in the document takes the dialog out of the top layer and leaves it marked as open.
    else if (!this.#dialog.current?.matches(":modal")) this.#showAnew();
  }

  #showAnew(): void {
    const focused = this.#focused;
    this.#dialog.current?.removeAttribute("open");
    this.#dialog.current?.showModal();
    focused?.focus();
  }

  /**
   * Takes the dialog to the end of the page where its place has been hidden, or holds it in a box (Firefox does in another
   * modal dialog): nobody could leave a modal dialog that is not seen. An element of the same name takes it, for the
   * page's `::part()` rules.
   */
  #leaveHiddenPlace(): void {
    const { root, wrapper, makeShell } = this.#place;
    const { clientWidth } = document.documentElement;
    const width = this.#dialog.current?.getBoundingClientRect().width ?? 0;
    const seen = (this.#dialog.current?.checkVisibility?.() ?? true) && !isInert(root.host);
    if (!this.#shown || this.#shell || (seen && width > clientWidth - 1)) return;
    this.#shell = likeElement(makeShell(this.close), root.host as HTMLElement);
    document.body.append(this.#shell);
    const inside = this.#shell.shadowRoot as ShadowRoot;
    this.#adopt(inside, css);
    inside.append(wrapper);
    this.#showAnew();
    this.#form.current?.focus();
  }

  render(): void {
    const { form, words, firmTexts, close } = this.#texts.now;
    const receipt = this.#receipt;
    this.#place.wrapper.lang = words.language;
    this.#react.render(
      <>
        <dialog
          ref={this.#dialog}
          part="dialog"
          className="visa-overlay"
          aria-label={this.#placed.props().settings.heading || form.heading}
          // Escape and the back gesture close the dialog by themselves and tell it by this event, a moment later.
          onClose={() => this.#dialog.current?.open || this.close()}
        >
          <button
            type="button"
            part="close"
            className="visa-overlay-close"
            aria-label={close}
            onClick={this.close}
          >
            {cross}
          </button>
          <div className="visa-overlay-sheet">
            <p className="visa-overlay-firm" translate="no">
              {firmTexts.firm}
            </p>
            <EmbeddedForm
              {...this.#placed.props()}
              texts={this.#texts.now}
              onClosed={(sent) => {
                this.close();
                this.#showReceipt(sent);
              }}
              ref={this.#form}
            />
          </div>
        </dialog>
        {receipt && (
          <receipt.ReceiptNote
            form="request"
            key={receipt.reference}
            reference={receipt.reference}
            receiptUrl={receipt.receiptUrl}
            firmTexts={firmTexts}
            onClose={this.#hideReceipt}
          />
        )}
      </>,
    );
  }

  /** After the form has closed; without it the visitor has still seen the reference. */
  #showReceipt(sent: SentLead): void {
    import("#forms/receipt/receipt-note.tsx").then(
      ({ ReceiptNote }) => {
        if (this.#shown || !this.#place.root.host.isConnected) return;
        this.#receipt = { ...sent, ReceiptNote };
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

/** Gives a shell what an element's theme and the page's `::part()` rules know it by; it takes up no room itself. */
function likeElement(shell: HTMLElement, element: HTMLElement): HTMLElement {
  const theme = getComputedStyle(element);
  shell.className = element.className;
  shell.setAttribute("color-scheme", element.getAttribute("color-scheme") ?? "auto");
  for (const name of themeProperties) shell.style.setProperty(name, theme.getPropertyValue(name));
  shell.style.setProperty("display", "contents", "important");
  return shell;
}
