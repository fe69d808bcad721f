/**
 * Marks a pressed control as busy until its script has loaded; returns the function that removes the mark.
 */
export function markBusy(pressed: Element): () => void {
  pressed.setAttribute("aria-busy", "true");
  return () => pressed.removeAttribute("aria-busy");
}
