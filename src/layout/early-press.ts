/**
 * Keeps a press on a button, or on a link that opens the assessment in place, that comes before hydration, and does
 * it again when the page answers: a form sent too early would reload the page with the answers in the address.
 */
export function keepEarlyPress(): () => void {
  let pressed: HTMLElement | undefined;
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>("button, a[href='/assessment']");
    // A link that shall open in another tab or window does.
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!target || (elsewhere && target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  };
  document.addEventListener("click", keep, true);
  performance.mark("site-listening");
  return () => {
    document.removeEventListener("click", keep, true);
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
  };
}
