/** Moments that the page notes, in milliseconds since navigation began. */
export interface Notes {
  /** The frame after the form's message box first had a size. */
  visible?: number;
  /** The message box belongs to a running form: at once without React, after hydration with it. */
  usable?: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before anything else; self-contained, because it travels as text. */
export function observe({ react }: { react: boolean }): void {
  const notes: Notes = { blocking: 0, shift: 0 };
  window.notes = notes;

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) notes.blocking += task.duration - 50;
  }).observe({ type: "longtask", buffered: true });

  // Every shift counts, also one soon after a touch: Chromium calls the emulated phone's own start an input.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      notes.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  const watch = () => {
    const host = document.querySelector("#form");
    const box = host && (host.shadowRoot ?? host).querySelector("textarea");
    if (box && notes.visible === undefined && box.offsetHeight > 0) notes.visible = performance.now();
    if (box && notes.visible !== undefined) {
      const runs = !react || Object.keys(box).some((key) => key.startsWith("__react"));
      if (runs) {
        notes.usable = performance.now();
        return;
      }
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
