import { stopped } from "virtual:entry";
import type { TypedAnswers } from "#forms/controls/form-controls.ts";
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
    mount: (mountPoint) => mountForm(form, mountPoint, at(mountPoint.root.host)),
  };
}

function mountForm(
  { form, css: firstCss, load }: InlineForm,
  mountPoint: MountPoint,
  prerendered: PrerenderedForm,
): MountedElement {
  const { root, folder, emit, history } = mountPoint;
  const { language } = prerendered;
  const wrapper = appendWrapper(root, prerendered);
  let css = firstCss;
  let sheet = adoptSheet(root, css);
  // Before the form exists, because it makes the browser lay out what exists.
  followPage(root);
  buildTree(prerendered.tree, wrapper);
  // The browser lays out what is below the window after the first frame.
  wrapper.id = "first-frame";
  requestAnimationFrame(() =>
    setTimeout(() => {
      wrapper.id = "";
    }),
  );
  containEvents(wrapper, typing);
  submitByClick(wrapper);
  const element = wrapper.querySelector("form") as HTMLFormElement;
  const showAttributes = attributesIn(element, prerendered.locale);
  let attributes: ElementAttributes = { language };
  let view: ReactView | undefined;
  let isHydrating = false;
  let hideLoadFailure: (() => void) | undefined;
  const held = holdActions(root, wrapper, hydrate, reportFailure);
  // A visitor may leave before React is here, which keeps the answers then.
  wrapper.addEventListener("input", keepTyped);

  function keepTyped() {
    if (view) return;
    const typed = Object.fromEntries(new FormData(element)) as TypedAnswers;
    // The painted form lacks the questions that answers open, and other countries.
    const draft = history.load();
    history.save({ ...draft, typed: { ...draft?.typed, ...typed } });
  }

  function showDraft() {
    for (const [name, value] of Object.entries(history.load()?.typed ?? {}))
      Object.assign(element.elements.namedItem(name) ?? {}, { value });
  }

  async function hydrate() {
    if (isHydrating) return;
    isHydrating = true;
    // React must find what it would have rendered, so changes by the page wait for it.
    const painted = { ...attributes, language };
    const replaceSheet = (next: string) => {
      css = next;
      sheet.replaceSync(next);
    };
    try {
      const react = await load(folder);
      view = await react.hydrate({ ...mountPoint, wrapper, attributes: painted }, replaceSheet);
      hideLoadFailure?.();
      view.update(attributes);
      held.release();
    } catch {
      isHydrating = false;
      showAttributes(attributes);
      reportFailure();
    }
    wrapper.ariaBusy = null;
  }

  function reportFailure() {
    const page = form === "contact" ? form : "assessment";
    hideLoadFailure ??= showLoadFailure(root, page, folder, attributes, prerendered);
    if (held.drop()) {
      const lost = root.querySelector(".visa-lost");
      // Announced again.
      lost?.after(lost);
      lost?.scrollIntoView({ block: "nearest" });
      emit("visa-error", { form, param: "form", msg: prerendered.failure });
    }
    wrapper.ariaBusy = null;
  }

  return {
    update(next) {
      attributes = next;
      if (view) view.update(next);
      // While hydrating, a form must stay as React expects it.
      else if (!isHydrating) {
        showAttributes(next);
        showDraft();
        if (next.language !== language || history.load()) hydrate();
      }
    },
    reset() {
      (view ?? element).reset();
      held.drop();
      history.save();
    },
    focus: (options) => wrapper.querySelector<HTMLElement>("[part~=control]")?.focus(options),
    connectionChanged(connected) {
      if (connected) sheet = adoptSheet(root, css, sheet);
    },
  };
}

/**
 * Hydrates a form at the first touch, and holds what the visitor presses until then. A submit that waits too
 * long is reported.
 */
function holdActions(root: ShadowRoot, wrapper: HTMLElement, hydrate: () => void, reportFailure: () => void) {
  let isReleased = false;
  let isSubmitted = false;
  let pressed: HTMLElement | undefined;
  let failedAt = -retryPause;
  const touch = () => {
    if (isReleased) return;
    // Nothing reports some changes of colours, such as a replaced style sheet.
    followPage(root);
    if (performance.now() > failedAt + retryPause) hydrate();
  };
  // Instead of leaving the page.
  const holdSubmit = (event: Event) => {
    if (isReleased) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSubmitted) setTimeout(() => isSubmitted && !isReleased && reportFailure(), loadTimeout);
    isSubmitted = true;
    wrapper.ariaBusy = "true";
    hydrate();
  };
  // On an offer, which the first tap of a finger often is.
  const holdPress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
    if (!button || isReleased) return;
    event.stopImmediatePropagation();
    pressed = button;
    hydrate();
  };
  for (const type of touchEvents) wrapper.addEventListener(type, touch, true);
  wrapper.addEventListener("submit", holdSubmit, true);
  wrapper.addEventListener("click", holdPress, true);
  return {
    release() {
      isReleased = true;
      pressed?.click();
      // Found now, because React may have replaced a translated form.
      if (isSubmitted) submit(wrapper.querySelector("form") as HTMLFormElement);
    },
    /** Whether a submit waited. The visitor may have used the hosted form, so only their next one sends. */
    drop() {
      const waited = isSubmitted;
      isSubmitted = false;
      pressed = undefined;
      failedAt = performance.now();
      return waited;
    },
  };
}
