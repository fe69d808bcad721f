/** What a page records, in milliseconds since navigation began. */
export interface Notes {
  /** The end of the first frame that shows the form. */
  visible: number;
  /** The form runs: without React once it shows, otherwise after hydration. */
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
    const form = (host?.shadowRoot ?? host)?.querySelector("form");
    if (form?.offsetHeight) {
      // A message arrives after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        notes.visible ||= performance.now();
      };
      port2.postMessage(undefined);
      if (!react || Object.keys(form).some((key) => key.startsWith("__react")))
        notes.usable = performance.now();
    }
    if (!notes.usable) requestAnimationFrame(watch);
  });
}
