/** What a page records, in milliseconds since navigation began. */
export interface Notes {
  /** The frame after the form's message box first had a size. */
  visible: number;
  /** The message box belongs to a running form: without React at once, otherwise after hydration. */
  usable: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before anything else; self-contained, because it is passed as text. */
export function observe(react: boolean): void {
  const notes: Notes = { visible: 0, usable: 0, blocking: 0, shift: 0 };
  window.notes = notes;

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) notes.blocking += task.duration - 50;
  }).observe({ type: "longtask", buffered: true });

  // Every shift counts, even soon after a touch: Chromium treats the emulated phone's own start as an input.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      notes.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  requestAnimationFrame(function watch() {
    const host = document.querySelector("#form");
    const box = (host?.shadowRoot ?? host)?.querySelector("textarea");
    if (box?.offsetHeight) {
      notes.visible ||= performance.now();
      if (!react || Object.keys(box).some((key) => key.startsWith("__react")))
        notes.usable = performance.now();
    }
    if (!notes.usable) requestAnimationFrame(watch);
  });
}
