import { showScheme } from "./color-scheme.ts";
import type { Renderer } from "./define.ts";
import { defaultLabel, type RawAttributes } from "./element-api.ts";
import type * as ReactModule from "./overlay.tsx";
import {
  adoptSheet,
  append,
  appendWrapper,
  hostedForm,
  initialQuery,
  patience,
  showLoadFailure,
} from "./shadow-root.ts";

/** A button without React; what it opens is fetched when somebody comes near. */
export function assessmentButton(
  css: string,
  load: (base: string | undefined) => Promise<typeof ReactModule>,
): Renderer {
  return (root, emit, base) => {
    const wrapper = appendWrapper(root);
    let sheet = adoptSheet(root, css);
    const button = append(wrapper, "button", { ariaHasPopup: "dialog" });
    button.setAttribute("part", "button");
    let attributes: RawAttributes;
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
        overlay = buildOverlay(
          { root, wrapper: appendWrapper(root), attributes, base, initialQuery, emit },
          () => button.focus(),
        );
        showScheme(root);
        hideLoadFailure?.();
        if (wanted) overlay.open();
        rest();
      } catch {
        tellFailure();
      }
    }

    function tellFailure(): void {
      hideLoadFailure ??= showLoadFailure(root, hostedForm("assessment", base, attributes.partner));
      rest();
    }

    function rest(): void {
      wanted = false;
      button.ariaBusy = null;
    }

    // A failure is told at the click, not at the mere approach.
    const approach = () => load(base).catch(() => {});
    button.addEventListener("pointerenter", approach);
    button.addEventListener("focus", approach);
    button.addEventListener("click", open);

    return {
      update(next) {
        attributes = { ...next };
        button.textContent = next.label?.trim() || defaultLabel;
        overlay?.update(next);
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
}
