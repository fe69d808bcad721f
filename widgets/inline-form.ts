import { stopped } from "virtual:entry";
import { buildTree } from "./build-tree.ts";
import { closedForm } from "./closed-form.ts";
import { followPage } from "./color-scheme.ts";
import { containEvents, typing } from "./contain-events.ts";
import type { ElementAttributes } from "./element-settings.ts";
import type { PrerenderedForm } from "./element-texts.ts";
import { lazyTexts, type Translations } from "./lazy-texts.ts";
import { attributesIn } from "./prerendered-attributes.ts";
import type { Hydrate, MountedElement, MountPoint, ReactView, Renderer } from "./renderer.ts";
import {
  adoptSheet,
  appendWrapper,
  loadTimeout,
  showLoadFailure,
  submit,
  submitByClick,
} from "./shadow-root.ts";

// A finger causes pointerover too, and a browser that fills in a saved address causes change.
const touchEvents = ["pointerover", "focusin", "input", "change"] as const;

/** Milliseconds after a failed load in which no touch tries again; a submit tries at once. */
const retryPause = 3000;

export interface InlineForm {
  form: "contact" | "request";
  translations: Translations<PrerenderedForm>;
  /** The style sheet until React hydrates the form. */
  css: string;
  load(folder: string | undefined): Promise<{ hydrate: Hydrate }>;
}

/** A form that is visible and accepts answers before React; it is hydrated at the first touch. */
export function inlineForm(form: InlineForm): Renderer {
  if (stopped) return closedForm(form.css, form.translations);
  const { prepare, at } = lazyTexts(form.translations);
  return {
    prepare,
    mount: (mountPoint) => new MountedForm(form, mountPoint, at(mountPoint.root.host)),
  };
}

class MountedForm implements MountedElement {
  readonly #form: InlineForm;
  readonly #mountPoint: MountPoint;
  readonly #prerendered: PrerenderedForm;
  readonly #wrapper: HTMLElement;
  readonly #element: HTMLFormElement;
  readonly #showAttributes: (attributes: ElementAttributes) => void;
  #css: string;
  #sheet: Pick<CSSStyleSheet, "replaceSync">;
  #attributes: ElementAttributes;
  #view: ReactView | undefined;
  #hydrating = false;
  #failedAt = -retryPause;
  #submitted = false;
  #pressed: HTMLElement | undefined;
  #hideLoadFailure: (() => void) | undefined;

  constructor(form: InlineForm, mountPoint: MountPoint, prerendered: PrerenderedForm) {
    this.#form = form;
    this.#mountPoint = mountPoint;
    this.#prerendered = prerendered;
    this.#attributes = { language: prerendered.language };
    this.#wrapper = appendWrapper(mountPoint.root, prerendered);
    this.#css = form.css;
    this.#sheet = adoptSheet(mountPoint.root, this.#css);
    // Before the form exists, because it makes the browser lay out what exists.
    followPage(mountPoint.root);
    buildTree(prerendered.tree, this.#wrapper);
    containEvents(this.#wrapper, typing);
    submitByClick(this.#wrapper);
    this.#element = this.#wrapper.querySelector("form") as HTMLFormElement;
    this.#showAttributes = attributesIn(this.#element, prerendered.locale);
    for (const type of touchEvents) this.#wrapper.addEventListener(type, this.#touch, true);
    this.#wrapper.addEventListener("submit", this.#holdSubmit, true);
    this.#wrapper.addEventListener("click", this.#holdPress, true);
  }

  update(next: ElementAttributes) {
    this.#attributes = next;
    if (this.#view) this.#view.update(next);
    // While hydrating, a form must stay as React expects it.
    else if (!this.#hydrating) {
      this.#showAttributes(next);
      if (next.language !== this.#prerendered.language || this.#mountPoint.history.restored) this.#hydrate();
    }
  }

  reset() {
    (this.#view ?? this.#element).reset();
  }

  focus(options?: FocusOptions) {
    this.#wrapper.querySelector<HTMLElement>("[part~=control]")?.focus(options);
  }

  connectionChanged(connected: boolean) {
    if (connected) this.#sheet = adoptSheet(this.#mountPoint.root, this.#css, this.#sheet);
  }

  readonly #touch = () => {
    // Nothing reports some changes of colours, such as a replaced style sheet.
    followPage(this.#mountPoint.root);
    if (performance.now() > this.#failedAt + retryPause) this.#hydrate();
  };

  /** Makes a submit before React wait instead of leaving the page. */
  readonly #holdSubmit = (event: Event) => {
    if (this.#view) return;
    event.preventDefault();
    event.stopPropagation();
    if (!this.#submitted)
      setTimeout(() => this.#submitted && !this.#view && this.#reportFailure(), loadTimeout);
    this.#submitted = true;
    this.#wrapper.ariaBusy = "true";
    this.#hydrate();
  };

  /** Makes a press on an offer wait, which the first tap of a finger often is. */
  readonly #holdPress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
    if (!button || this.#view) return;
    event.stopImmediatePropagation();
    this.#pressed = button;
    this.#hydrate();
  };

  async #hydrate() {
    if (this.#hydrating) return;
    this.#hydrating = true;
    const wrapper = this.#wrapper;
    const form = this.#form;
    const prerendered = this.#prerendered;
    // React must find what it would have rendered, so changes by the page wait for it.
    const attributes = { ...this.#attributes, language: prerendered.language };
    const replaceSheet = (next: string) => {
      this.#css = next;
      this.#sheet.replaceSync(next);
    };
    try {
      const react = await form.load(this.#mountPoint.folder);
      this.#view = await react.hydrate({ ...this.#mountPoint, wrapper, attributes }, replaceSheet);
      for (const type of touchEvents) wrapper.removeEventListener(type, this.#touch, true);
      this.#hideLoadFailure?.();
      this.#view.update(this.#attributes);
      this.#pressed?.click();
      // React may have replaced a translated form.
      if (this.#submitted) submit(wrapper.querySelector("form") ?? this.#element);
    } catch {
      this.#hydrating = false;
      this.#pressed = undefined;
      this.#failedAt = performance.now();
      this.#showAttributes(this.#attributes);
      this.#reportFailure();
    }
    wrapper.ariaBusy = null;
  }

  /**
   * Reports that React did not load. Only the next submit sends, because the visitor may have used the hosted
   * form.
   */
  #reportFailure() {
    const { form } = this.#form;
    const { root, folder, emit } = this.#mountPoint;
    const page = form === "contact" ? form : "assessment";
    this.#hideLoadFailure ??= showLoadFailure(root, page, folder, this.#attributes, this.#prerendered);
    if (this.#submitted) emit("visa-error", { form, param: "form", msg: this.#prerendered.failure });
    this.#submitted = false;
    this.#wrapper.ariaBusy = null;
  }
}
