/**
 * Acts at once, or after the press under way: what appears as a field is left, or as React arrives, would
 * otherwise move the button from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (document.documentElement.matches(":active")) addEventListener("click", act, { once: true });
  else act();
}
