import { translations } from "virtual:texts/assessment";
import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { FootNote, Note } from "#forms/receipt/foot-note.tsx";
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

const loadNote = () => import("#forms/receipt/foot-note.tsx");

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
  #note: { note: Note; FootNote: typeof FootNote } | undefined;

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
    this.#formProps = formProps({
      ...mountPoint,
      emit(event, detail) {
        // A connection that fails the send would not bring the note about it either.
        if (event === "visa-sending") loadNote().catch(() => undefined);
        mountPoint.emit(event, detail);
      },
    });
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
    this.#hideNote();
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
    // A removed note leaves the top layer, and would be hidden when it returns.
    if (!connected) this.#hideNote();
    if (!this.#isOpen) return;
    if (connected) this.#place.restoreAfterMove();
    else this.close();
  }

  render(): void {
    const texts = this.#texts.now;
    const props = this.#formProps.current();
    const shown = this.#note;
    setLanguage(this.#mountPoint.wrapper, texts.words.language);
    this.#react.render(
      <>
        <AssessmentDialog
          dialog={this.#dialog}
          label={props.settings.heading || texts.form.heading}
          texts={texts}
          onClose={this.close}
        >
          <EmbeddedForm
            {...props}
            texts={texts}
            onUnseenFailure={this.#showNote}
            onClosed={this.#closeWithReceipt}
            ref={this.#form}
          />
        </AssessmentDialog>
        {shown && (
          <shown.FootNote
            note={shown.note}
            firmTexts={texts.firmTexts}
            onOpen={() => this.open()}
            onClose={this.#hideNote}
          />
        )}
      </>,
    );
  }

  readonly #closeWithReceipt = (lead: SentLead): void => {
    this.close();
    this.#showNote({ ...lead, form: "request" });
  };

  /** Needs no fallback if its chunk fails: the form has shown the reference, or will say why it failed. */
  readonly #showNote = (note: Note): void => {
    loadNote().then(
      ({ FootNote }) => {
        if (this.#isOpen || !this.#mountPoint.root.host.isConnected) return;
        this.#note = { note, FootNote };
        this.render();
      },
      () => undefined,
    );
  };

  readonly #hideNote = (hadFocus = false): void => {
    if (!this.#note) return;
    this.#note = undefined;
    this.render();
    if (hadFocus) focusNear(this.#opener());
  };
}
