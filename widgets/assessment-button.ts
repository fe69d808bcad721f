import type { Face } from "./define.ts";
import { defaultLabel, type RawAttributes } from "./element-api.ts";
import type * as Live from "./overlay.tsx";
import { apologise, append, dress, frame, landing } from "./stage.ts";

/** A button without React; what it opens is fetched when somebody comes near. */
export function assessmentButton(css: string, load: () => Promise<typeof Live>): Face {
  return (root, emit) => {
    const wrapper = frame(root);
    let sheet = dress(root, css);
    const button = append(wrapper, "button", { ariaHasPopup: "dialog" });
    button.setAttribute("part", "button");
    let attributes: RawAttributes;
    let overlay: Live.Overlay | undefined;
    let wanted = false;
    let withdraw: (() => void) | undefined;

    async function open(): Promise<void> {
      if (!root.host.isConnected) return;
      if (overlay) return overlay.open();
      if (wanted) return;
      wanted = true;
      button.ariaBusy = "true";
      try {
        const { buildOverlay } = await load();
        overlay = buildOverlay({ root, wrapper: frame(root), attributes, landing, emit }, () =>
          button.focus(),
        );
        withdraw?.();
        if (wanted) overlay.open();
      } catch {
        withdraw ??= apologise(root);
      }
      wanted = false;
      button.ariaBusy = null;
    }

    // A failure is told at the click, not at the mere approach.
    const approach = () => load().catch(() => {});
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
      placed(connected) {
        if (connected) sheet = dress(root, css, sheet);
        overlay?.placed(connected);
      },
    };
  };
}
