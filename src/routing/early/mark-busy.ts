export function markBusy(pressed: Element): () => void {
  pressed.setAttribute("aria-busy", "true");
  return () => pressed.removeAttribute("aria-busy");
}
