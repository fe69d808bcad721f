let interacted = false;

export function watchFirstInteraction(): void {
  const note = () => {
    interacted = true;
  };
  for (const interaction of ["wheel", "touchstart", "keydown", "pointerdown"])
    addEventListener(interaction, note, { passive: true, once: true, capture: true });
}

export function hasActed(): boolean {
  return interacted;
}

/**
 * Whether the visitor has begun to read, or followed a link to a place in the page: then nothing may scroll.
 */
export function hasInteracted(): boolean {
  return interacted || scrollY > 0 || location.hash !== "";
}
