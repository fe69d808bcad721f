const moves = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
let moved = false;

/** Starts watching for a visitor who scrolls before the page is hydrated. */
export function watchVisitor(): void {
  for (const move of moves) {
    addEventListener(
      move,
      () => {
        moved = true;
      },
      { passive: true, once: true, capture: true },
    );
  }
}

/** Whether the visitor has begun to read or came for a place in the page: then nothing scrolls for them. */
export function hasVisitorMoved(): boolean {
  return moved || scrollY > 0 || location.hash !== "";
}
