import { translations } from "virtual:texts/assessment";
import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { ReceiptNote } from "#forms/receipt/receipt-note.tsx";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { AssessmentDialog } from "./assessment-dialog.tsx";
import { containEvents, copying, typing } from "./contain-events.ts";
import { DialogPlace } from "./dialog-place.ts";
import type { ElementAttributes } from "./element-settings.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import { focusNear } from "./focus-near.ts";
import { formProps } from "./form-props.ts";
import formCss from "./form-sheet.css?inline";
import overlayCss from "./overlay-sheet.css?inline";
import type { ReactMountPoint, ReactView } from "./renderer.ts";
import { type adoptSheet, submitByClick } from "./shadow-root.ts";
import { type ShownTexts, setLanguage, showTexts } from "./shown-texts.ts";

const css = formCss + overlayCss;

/**
 * Puts the assessment into a modal dialog beside the button; a closed one keeps its answers. The entry passes
 * its own `adopt`, so that this chunk does not contain a second copy.
 */
export async function buildOverlay(
  mountPoint: ReactMountPoint,
  adopt: typeof adoptSheet,
  opener: () => HTMLElement,
): Promise<AssessmentOverlay> {
  const { wrapper, attributes } = mountPoint;
  const texts = await showTexts(translations, attributes.language, () => overlay.render());
  const overlay = new AssessmentOverlay(mountPoint, adopt, texts, opener);
  // Libraries for smooth scrolling cancel the last two.
  containEvents(wrapper, `${typing} ${copying} wheel touchmove`);
  submitByClick(wrapper);
  flushSync(() => overlay.render());
  return overlay;
}

export class AssessmentOverlay implements ReactView {
  readonly #mountPoint: ReactMountPoint;
  readonly #adopt: typeof adoptSheet;
  readonly #texts: ShownTexts;
  readonly #opener: () => HTMLElement;
  readonly #react: Root;
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #form = createRef<LeadFormHandle>();
  readonly #formProps: ReturnType<typeof formProps>;
  readonly #place: DialogPlace;
  #sheet: ReturnType<typeof adoptSheet>;
  #isOpen = false;
  #receipt: { lead: SentLead; ReceiptNote: typeof ReceiptNote } | undefined;

  constructor(
    mountPoint: ReactMountPoint,
    adopt: typeof adoptSheet,
    texts: ShownTexts,
    opener: () => HTMLElement,
  ) {
    this.#mountPoint = mountPoint;
    this.#adopt = adopt;
    this.#texts = texts;
    this.#opener = opener;
    this.#react = createRoot(mountPoint.wrapper);
    this.#formProps = formProps(mountPoint);
    this.#sheet = adopt(mountPoint.root, css);
    this.#place = new DialogPlace(mountPoint, {
      close: this.close,
      adoptInto: (root) => adopt(root, css),
      focus: () => this.#form.current?.focus(),
    });
  }

  update(next: ElementAttributes): void {
    this.#formProps.update(next);
    this.#texts.change(next.language);
    this.render();
  }

  reset(): void {
    this.#form.current?.reset();
  }

  open(): void {
    const { root, emit } = this.#mountPoint;
    const dialog = this.#dialog.current;
    if (!dialog || dialog.open || !root.host.isConnected) return;
    // If the dialog's `close` event is still pending, the page gets both events in order.
    this.close();
    this.#hideReceipt();
    this.#isOpen = true;
    this.#sheet = this.#adopt(root, css, this.#sheet);
    this.#place.show(dialog);
    root.host.toggleAttribute("data-lenis-prevent", true);
    this.#form.current?.focus();
    emit("visa-open");
  }

  readonly close = (): void => {
    this.#dialog.current?.close();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#place.leave();
    this.#mountPoint.root.host.removeAttribute("data-lenis-prevent");
    focusNear(this.#opener());
    this.#mountPoint.emit("visa-close");
  };

  connectionChanged(connected: boolean): void {
    // A removed receipt leaves the top layer, and would be hidden when it returns.
    if (!connected) this.#hideReceipt();
    if (!this.#isOpen) return;
    if (connected) this.#place.restoreAfterMove();
    else this.close();
  }

  render(): void {
    const texts = this.#texts.now;
    const props = this.#formProps.current();
    const receipt = this.#receipt;
    setLanguage(this.#mountPoint.wrapper, texts.words.language);
    this.#react.render(
      <>
        <AssessmentDialog
          dialog={this.#dialog}
          label={props.settings.heading || texts.form.heading}
          texts={texts}
          onClose={this.close}
        >
          <EmbeddedForm {...props} texts={texts} onClosed={this.#closeWithReceipt} ref={this.#form} />
        </AssessmentDialog>
        {receipt && (
          <receipt.ReceiptNote
            form="request"
            key={receipt.lead.reference}
            {...receipt.lead}
            firmTexts={texts.firmTexts}
            onClose={this.#hideReceipt}
          />
        )}
      </>,
    );
  }

  /** Needs no fallback if the receipt's chunk fails: the visitor has already seen the reference. */
  readonly #closeWithReceipt = (lead: SentLead): void => {
    this.close();
    import("#forms/receipt/receipt-note.tsx").then(
      ({ ReceiptNote }) => {
        if (this.#isOpen || !this.#mountPoint.root.host.isConnected) return;
        this.#receipt = { lead, ReceiptNote };
        this.render();
      },
      () => undefined,
    );
  };

  readonly #hideReceipt = (): void => {
    if (!this.#receipt) return;
    this.#receipt = undefined;
    this.render();
  };
}
