const interactions = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
let interacted = false;

/** Starts watching for a visitor who scrolls or types before the page is hydrated. */
export function watchFirstInteraction(): void {
  for (const interaction of interactions) {
    addEventListener(
      interaction,
      () => {
        interacted = true;
      },
      { passive: true, once: true, capture: true },
    );
  }
}

/** Says whether the visitor has begun to read or came for a place in the page: then nothing scrolls for them. */
export function hasInteracted(): boolean {
  return interacted || scrollY > 0 || location.hash !== "";
}
