/** Prints one element in a document of its own, without any style, which a page's CSP could forbid. */
export function printAlone(element: HTMLElement, title: string): void {
  const frame = document.createElement("iframe");
  frame.className = "visa-print";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  // Firefox puts a fresh document into the frame a moment later, and what is written before is lost.
  frame.onload = () => {
    const { contentWindow: view, contentDocument: page } = frame;
    if (!view || !page) return;
    frame.onload = null;
    page.title = title;
    page.documentElement.lang = element.closest<HTMLElement>("[lang]")?.lang ?? "";
    page.documentElement.dir = getComputedStyle(element).direction;
    page.body.append(page.importNode(element, true));
    view.onafterprint = () => frame.remove();
    view.print();
  };
  element.after(frame);
}
