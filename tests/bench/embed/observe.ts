/** Moments that the page notes, in milliseconds since navigation began. */
export interface Notes {
  /** The frame after the form's message box first had a size. */
  visible?: number;
  /** The message box belongs to a running form: without React at once, otherwise after hydration. */
  usable?: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before anything else; self-contained, because it is passed as text. */
export function observe({ react }: { react: boolean }): void {
  const notes: Notes = { blocking: 0, shift: 0 };
  window.notes = notes;

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) notes.blocking += task.duration - 50;
  }).observe({ type: "longtask", buffered: true });

  // Every shift counts, even soon after a touch: Chromium treats the emulated phone's own start as an input.
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
