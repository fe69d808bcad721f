import { createRef, type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { noteForms } from "#forms/controls/replaced-form.ts";
import { countryNames } from "#forms/phone/country-names.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { containEvents, copying } from "./contain-events.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import { formProps } from "./form-props.ts";
import css from "./form-sheet.css?inline";
import type { Hydrate } from "./renderer.ts";
import { type ReactTexts, setLanguage, showTexts } from "./shown-texts.ts";

/** Clear of the page's own sticky bars when the focus arrives, also backwards. */
const sheet = `${css}:is(a,button,input,select,textarea,summary){scroll-margin-block:112px 48px}`;

/** Hydrates a pre-rendered form, keeping everything the visitor did; resolves once React responds. */
export const hydrateForm =
  (translations: ReactTexts): Hydrate =>
  async (mountPoint, replaceSheet) => {
    const { wrapper, attributes } = mountPoint;
    const texts = await showTexts(translations, attributes.language, render);
    const handle = createRef<LeadFormHandle>();
    const props = formProps({
      ...mountPoint,
      emit(event, detail) {
        // What is left is as high as its content, whatever the page has reserved.
        if (event === "visa-sent") replaceSheet(`${sheet}:host{min-block-size:0!important}`);
        mountPoint.emit(event, detail);
      },
    });
    let onMounted = () => {};
    const mounted = new Promise<void>((resolve) => {
      onMounted = resolve;
    });
    let react: Root | undefined;
    function render(): void {
      setLanguage(wrapper, texts.now.words.language);
      react?.render(view());
    }
    const view = () => (
      <MountSignal onMounted={onMounted}>
        <EmbeddedForm {...props.current()} texts={texts.now} ref={handle} />
      </MountSignal>
    );

    containEvents(wrapper, copying);
    const putEventsBack = keepEventsFrom(wrapper);
    const forgetForms = noteForms(wrapper);

    replaceSheet(sheet);
    // Until now `Intl` named an unusual country; React may use another name.
    const country = wrapper.querySelector("[name=phoneCountry] option") as HTMLOptionElement;
    country.text = countryNames(texts.now.words)(country.value);
    startTransition(() => {
      // If a translator has changed a text, React renders again, and would report to the host's
      // `window.onerror`.
      react = hydrateRoot(wrapper, view(), { onRecoverableError() {} });
    });
    // React starts over, and loses what was typed, if it gets anything new before its first effect.
    await mounted;
    putEventsBack();
    forgetForms();
    return {
      update(next) {
        props.update(next);
        texts.change(next.language);
        render();
      },
      reset: () => handle.current?.reset(),
    };
  };

// Events that React queues while a root is not hydrated, and replays afterwards.
const replayed = ["pointerover", "mouseover", "gotpointercapture", "focusin", "dragenter"] as const;

/**
 * Keeps React from queueing events: when it replays one from inside a shadow root, the event has lost its
 * target, and React throws on the page. Must be added before React's own listeners. The returned function
 * ends it.
 */
function keepEventsFrom(wrapper: HTMLElement): () => void {
  const keep = (event: Event) => event.stopImmediatePropagation();
  for (const type of replayed) wrapper.addEventListener(type, keep, true);
  return () => {
    for (const type of replayed) wrapper.removeEventListener(type, keep, true);
  };
}

interface MountSignalProps {
  onMounted: () => void;
  children: ReactNode;
}

function MountSignal({ onMounted, children }: MountSignalProps) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}
