/**
 * Shows that a press was heard while what it waits for is still coming; returns the function that ends that.
 */
export function markBusy(pressed: Element): () => void {
  pressed.setAttribute("aria-busy", "true");
  return () => pressed.removeAttribute("aria-busy");
}
