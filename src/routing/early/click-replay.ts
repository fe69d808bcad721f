/**
 * Holds a click on a button, or on a link that opens the assessment in place, that comes before hydration; the
 * function that it returns replays the last one: a form sent too early would reload the page with the answers in
 * the address.
 */
export function holdEarlyClick(): () => void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>("button, a[href='/assessment']");
    // A link that shall open in another tab or window does.
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!target || (elsewhere && target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
  };
  document.addEventListener("click", hold, true);
  performance.mark("site-listening");
  return () => {
    document.removeEventListener("click", hold, true);
    if (held?.isConnected) held.click();
    held = undefined;
  };
}
