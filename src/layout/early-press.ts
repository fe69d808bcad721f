/**
 * Keeps a press on a button that comes before hydration, and does it again when the page answers: a form sent
 * too early would reload the page with the answers in the address.
 */
export function keepEarlyPress(): () => void {
  let pressed: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  document.addEventListener("click", keep, true);
  performance.mark("site-listening");
  return () => {
    document.removeEventListener("click", keep, true);
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
  };
}
