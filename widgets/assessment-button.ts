import { showScheme } from "./color-scheme.ts";
import type { Renderer } from "./define.ts";
import { defaultLabels, type PlacedAttributes } from "./element-api.ts";
import { languageAt } from "./language.ts";
import type * as ReactModule from "./overlay.tsx";
import { adoptSheet, append, appendWrapper, initialQuery, patience, showLoadFailure } from "./shadow-root.ts";
import { elementWords } from "./words.ts";

/** A button without React; what it opens is fetched when somebody comes near. */
export function assessmentButton(
  css: string,
  load: (base: string | undefined) => Promise<typeof ReactModule>,
): Renderer {
  const mount: Renderer["mount"] = (root, emit, base) => {
    const wrapper = appendWrapper(root);
    let sheet = adoptSheet(root, css);
    // A failure is told at the click, not at the mere approach.
    const approach = () => load(base).catch(() => {});
    const button = append(wrapper, "button", {
      ariaHasPopup: "dialog",
      onpointerenter: approach,
      onfocus: approach,
      onclick: open,
    });
    button.part.add("button");
    let attributes: PlacedAttributes;
    let overlay: ReactModule.Overlay | undefined;
    let wanted = false;
    let hideLoadFailure: (() => void) | undefined;

    async function open(): Promise<void> {
      if (!root.host.isConnected) return;
      if (overlay) return overlay.open();
      if (wanted) return;
      wanted = true;
      button.ariaBusy = "true";
      setTimeout(() => wanted && !overlay && tellFailure(), patience);
      try {
        const { buildOverlay } = await load(base);
        overlay = await buildOverlay(
          { root, wrapper: appendWrapper(root), attributes, base, initialQuery, emit, adopt: adoptSheet },
          () => button.focus(),
        );
        overlay.update(attributes);
        showScheme(root);
        hideLoadFailure?.();
        if (wanted) overlay.open();
        rest();
      } catch {
        tellFailure();
      }
    }

    function tellFailure(): void {
      hideLoadFailure ??= showLoadFailure(
        root,
        "assessment",
        base,
        attributes,
        elementWords[attributes.language],
      );
      rest();
    }

    function rest(): void {
      wanted = false;
      button.ariaBusy = null;
    }

    return {
      update(next) {
        const language = languageAt(root.host);
        attributes = { ...next, language };
        wrapper.lang = language;
        button.textContent = next.label?.trim() || defaultLabels[language];
        overlay?.update(attributes);
      },
      reset: () => overlay?.reset(),
      focus: (options) => button.focus(options),
      open,
      close() {
        wanted = false;
        overlay?.close();
      },
      connectionChanged(connected) {
        if (connected) sheet = adoptSheet(root, css, sheet);
        overlay?.connectionChanged(connected);
      },
    };
  };

  return { mount };
}
