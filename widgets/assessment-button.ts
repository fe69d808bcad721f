import { stopped } from "virtual:entry";
import { closedForm } from "./closed-form.ts";
import { followPage } from "./color-scheme.ts";
import type { ElementAttributes } from "./element-settings.ts";
import type { ButtonTexts } from "./element-texts.ts";
import { type LazyTexts, lazyTexts, type Translations } from "./lazy-texts.ts";
import type * as ReactModule from "./overlay.tsx";
import type { MountedElement, MountPoint, Renderer } from "./renderer.ts";
import { adoptSheet, append, appendWrapper, loadTimeout, showLoadFailure } from "./shadow-root.ts";

type Load = (folder: string | undefined) => Promise<typeof ReactModule>;

/** A button without React; what it opens is fetched when it is approached. */
export function assessmentButton(css: string, translations: Translations<ButtonTexts>, load: Load): Renderer {
  if (stopped) return closedForm(css, translations);
  const texts = lazyTexts(translations);
  document.addEventListener("click", openBy);
  return {
    prepare: texts.prepare,
    mount: (mountPoint) => new MountedButton(css, texts, load, mountPoint),
  };
}

type ButtonElement = HTMLElement & { open?(opener: Element): void };

/**
 * Opens the overlay of the page's first visible button from any control; the focus returns to that control.
 */
function openBy(event: MouseEvent) {
  const [target] = event.composedPath();
  const opener = target instanceof Element && target.closest('[data-visa-open="assessment"]');
  if (!opener || event.defaultPrevented) return;
  const elements = [...document.querySelectorAll<ButtonElement>("visa-free-assessment-button")];
  const element = elements.find((one) => one.getClientRects().length > 0) ?? elements[0];
  if (!element?.open) return;
  event.preventDefault();
  element.open(opener);
}

class MountedButton implements MountedElement {
  readonly #css: string;
  readonly #texts: LazyTexts<ButtonTexts>;
  readonly #load: Load;
  readonly #mountPoint: MountPoint;
  readonly #wrapper: HTMLElement;
  readonly #button: HTMLButtonElement;
  #sheet: Pick<CSSStyleSheet, "replaceSync">;
  #attributes: ElementAttributes;
  #overlay: ReactModule.AssessmentOverlay | undefined;
  #building: Promise<ReactModule.AssessmentOverlay> | undefined;
  #wanted = false;
  #hideLoadFailure: (() => void) | undefined;
  #opener: HTMLElement | undefined;

  constructor(css: string, texts: LazyTexts<ButtonTexts>, load: Load, mountPoint: MountPoint) {
    const { root, folder } = mountPoint;
    this.#css = css;
    this.#texts = texts;
    this.#load = load;
    this.#mountPoint = mountPoint;
    this.#attributes = { language: texts.at(root.host).language };
    this.#wrapper = appendWrapper(root, texts.at(root.host));
    this.#sheet = adoptSheet(root, css);
    followPage(root);
    // A failure is shown at the click, not when the pointer approaches.
    const approach = () => load(folder).catch(() => {});
    this.#button = append(this.#wrapper, "button", {
      ariaHasPopup: "dialog",
      onpointerenter: approach,
      onfocus: approach,
      onclick: () => this.open(),
    });
    this.#button.part.add("button");
  }

  update(next: ElementAttributes) {
    const { root, folder } = this.#mountPoint;
    this.#attributes = next;
    const { language, direction = "ltr", label } = this.#texts.at(root.host);
    Object.assign(this.#wrapper, { lang: language, dir: direction });
    this.#button.textContent = next.label?.trim() || label;
    this.#overlay?.update(next);
    // The label in another language follows once it has loaded.
    this.#texts.prepare(root.host, folder)?.then(() => this.update(next));
  }

  reset() {
    this.#overlay?.reset();
  }

  focus(options?: FocusOptions) {
    this.#button.focus(options);
  }

  open(opener?: unknown) {
    if (!this.#mountPoint.root.host.isConnected) return;
    this.#opener = opener instanceof HTMLElement ? opener : undefined;
    followPage(this.#mountPoint.root);
    if (this.#overlay) this.#overlay.open();
    else if (!this.#wanted) this.#loadAndOpen();
  }

  async #loadAndOpen() {
    this.#wanted = true;
    this.#button.ariaBusy = "true";
    setTimeout(() => this.#wanted && !this.#overlay && this.#reportFailure(), loadTimeout);
    try {
      const { buildOverlay } = await this.#load(this.#mountPoint.folder);
      // A press after `close()` or the time limit may arrive while an earlier one still waits.
      this.#building ??= this.#build(buildOverlay);
      this.#overlay = await this.#building;
      this.#overlay.update(this.#attributes);
      this.#hideLoadFailure?.();
      if (this.#wanted) this.#overlay.open();
      this.#stopWaiting();
    } catch {
      this.#building = undefined;
      this.#reportFailure();
    }
  }

  #build(buildOverlay: typeof ReactModule.buildOverlay): Promise<ReactModule.AssessmentOverlay> {
    const { root } = this.#mountPoint;
    const wrapper = appendWrapper(root, this.#texts.at(root.host));
    const opener = () => (this.#opener?.isConnected ? this.#opener : this.#button);
    followPage(root);
    return buildOverlay({ ...this.#mountPoint, wrapper, attributes: this.#attributes }, adoptSheet, opener);
  }

  close() {
    this.#wanted = false;
    this.#overlay?.close();
  }

  connectionChanged(connected: boolean) {
    if (connected) this.#sheet = adoptSheet(this.#mountPoint.root, this.#css, this.#sheet);
    this.#overlay?.connectionChanged(connected);
  }

  #reportFailure() {
    const { root, folder } = this.#mountPoint;
    this.#hideLoadFailure ??= showLoadFailure(
      root,
      "assessment",
      folder,
      this.#attributes,
      this.#texts.at(root.host),
    );
    this.#stopWaiting();
  }

  #stopWaiting() {
    this.#wanted = false;
    this.#button.ariaBusy = null;
  }
}
