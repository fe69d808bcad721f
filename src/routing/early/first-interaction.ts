let interacted = false;

export function watchFirstInteraction(): void {
  const note = () => {
    interacted = true;
  };
  for (const interaction of ["wheel", "touchstart", "keydown", "pointerdown"])
    addEventListener(interaction, note, { passive: true, once: true, capture: true });
}

/**
 * Says whether the visitor has begun to read or came for a place in the page: then nothing scrolls for them.
 */
export function hasInteracted(): boolean {
  return interacted || scrollY > 0 || location.hash !== "";
}
