import { useEffect, useEffectEvent } from "react";
import { isComposing } from "#forms/controls/composition.ts";

/** Handles Escape, wherever the focus is, while `active`; an open dialog handles the key itself. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
    if (document.querySelector("dialog[open]")) return;
    // Otherwise the same press would close the pop-up that returns.
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [active]);
}
