/** Durations of a visitor's interactions, as the page notes them, in milliseconds. */
export interface InteractionNotes {
  /** The longest interaction since it was last read. */
  longest: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
  touchedAt?: number;
  joinedAt?: number;
}

declare global {
  interface Window {
    interactions: InteractionNotes;
  }
}

/** Runs in the page before anything else; self-contained, because it travels as text. */
export function noteInteractions(): void {
  const notes: InteractionNotes = { longest: 0, tasks: [] };
  window.interactions = notes;
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (event.interactionId > 0) notes.longest = Math.max(notes.longest, event.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      notes.touchedAt ??= timeStamp;
    },
    { capture: true },
  );
  const watch = () => {
    const control = document.querySelector("#form")?.shadowRoot?.querySelector("[name=email]");
    if (control && Object.keys(control).some((key) => key.startsWith("__react")))
      notes.joinedAt = performance.now();
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
