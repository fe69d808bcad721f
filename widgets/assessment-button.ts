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
    mount: (mountPoint) => mountButton(css, texts, load, mountPoint),
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
  const element = elements.find((one) => one.getClientRects()[0]) ?? elements[0];
  if (!element?.open) return;
  event.preventDefault();
  element.open(opener);
}

function mountButton(
  css: string,
  texts: LazyTexts<ButtonTexts>,
  load: Load,
  mountPoint: MountPoint,
): MountedElement {
  const { root, folder } = mountPoint;
  const { host } = root;
  const wrapper = appendWrapper(root, texts.at(host));
  let sheet = adoptSheet(root, css);
  followPage(root);
  // A failure is shown at the click, not when the pointer approaches.
  const approach = () => load(folder).catch(() => {});
  const button = append(wrapper, "button", {
    ariaHasPopup: "dialog",
    onpointerenter: approach,
    onfocus: approach,
    onclick: () => overlay.open(),
  });
  button.part.add("button");
  const overlay = lazyOverlay(texts, load, mountPoint, button);

  function update(next: ElementAttributes) {
    const { language, direction = "ltr", label } = texts.at(host);
    Object.assign(wrapper, { lang: language, dir: direction });
    button.textContent = next.label?.trim() || label;
    overlay.update(next);
    texts.prepare(host, folder)?.then(() => update(next));
  }

  return {
    ...overlay,
    update,
    focus: (options) => button.focus(options),
    connectionChanged(connected) {
      if (connected) sheet = adoptSheet(root, css, sheet);
      overlay.connectionChanged(connected);
    },
  };
}

/** The overlay of a button, which is built when it is first opened. */
function lazyOverlay(
  texts: LazyTexts<ButtonTexts>,
  load: Load,
  mountPoint: MountPoint,
  button: HTMLButtonElement,
) {
  const { root, folder } = mountPoint;
  const { host } = root;
  let attributes: ElementAttributes = { language: texts.at(host).language };
  let overlay: ReactModule.AssessmentOverlay | undefined;
  let building: Promise<ReactModule.AssessmentOverlay> | undefined;
  let isWanted = false;
  let hideLoadFailure: (() => void) | undefined;
  let opener: HTMLElement | undefined;

  async function loadAndOpen() {
    isWanted = true;
    button.ariaBusy = "true";
    setTimeout(() => isWanted && !overlay && reportFailure(), loadTimeout);
    try {
      // A press after `close()` or the time limit may arrive while an earlier one still waits.
      building ??= load(folder).then(build);
      overlay = await building;
      overlay.update(attributes);
      hideLoadFailure?.();
      if (isWanted) overlay.open();
      stopWaiting();
    } catch {
      building = undefined;
      reportFailure();
    }
  }

  function build({ buildOverlay }: typeof ReactModule) {
    const wrapper = appendWrapper(root, texts.at(host));
    followPage(root);
    const focused = () => (opener?.isConnected ? opener : button);
    return buildOverlay({ ...mountPoint, wrapper, attributes }, adoptSheet, focused);
  }

  function reportFailure() {
    hideLoadFailure ??= showLoadFailure(root, "assessment", folder, attributes, texts.at(host));
    stopWaiting();
  }

  function stopWaiting() {
    isWanted = false;
    button.ariaBusy = null;
  }

  return {
    open(from?: unknown) {
      if (!host.isConnected) return;
      opener = from instanceof HTMLElement ? from : undefined;
      followPage(root);
      if (overlay) overlay.open();
      else if (!isWanted) loadAndOpen();
    },
    close() {
      isWanted = false;
      overlay?.close();
    },
    update(next: ElementAttributes) {
      attributes = next;
      overlay?.update(next);
    },
    reset() {
      overlay?.reset();
      mountPoint.history.save();
    },
    connectionChanged: (connected: boolean) => overlay?.connectionChanged(connected),
  };
}
