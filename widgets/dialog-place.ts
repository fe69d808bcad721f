import { themeProperties } from "./element-settings.ts";
import { isInert } from "./focus-near.ts";
import type { ReactMountPoint } from "./renderer.ts";

interface DialogOwner {
  /** Called when the page removes the dialog. */
  close(): void;
  adoptInto(root: ShadowRoot): void;
  focus(): void;
}

/**
 * Keeps an open modal dialog usable: nobody could leave an invisible one. If the place of its element is
 * hidden, or cannot contain it (inside another modal dialog Firefox fits it to that dialog's box), the dialog
 * moves to the end of the page, into an element of the same name, so that the page's `::part()` rules still
 * match.
 */
export class DialogPlace {
  readonly #mountPoint: ReactMountPoint;
  readonly #dialogOwner: DialogOwner;
  readonly #sizeObserver = new IntersectionObserver(() => this.#leaveUnusablePlace());
  readonly #inertObserver = new MutationObserver(() => this.#leaveUnusablePlace());
  #dialog: HTMLDialogElement | undefined;
  #shell: HTMLElement | undefined;
  #focused: HTMLElement | undefined;

  constructor(mountPoint: ReactMountPoint, dialogOwner: DialogOwner) {
    this.#mountPoint = mountPoint;
    this.#dialogOwner = dialogOwner;
    for (const type of ["focusin", "focusout"])
      mountPoint.wrapper.addEventListener(type, (event) => {
        // A focus trap of the page would take the focus back.
        event.stopPropagation();
        if (type === "focusin") this.#focused = event.target as HTMLElement;
      });
  }

  show(dialog: HTMLDialogElement): void {
    this.#dialog = dialog;
    dialog.showModal();
    this.#sizeObserver.observe(dialog);
    this.#inertObserver.observe(document, { attributeFilter: ["inert"], subtree: true });
  }

  /**
   * A move in the document takes a dialog out of the top layer but leaves it marked as open. One in a shell
   * does not move with its element.
   */
  restoreAfterMove(): void {
    if (this.#dialog && !this.#shell) this.#showAgain();
  }

  leave(): void {
    this.#dialog = undefined;
    this.#focused = undefined;
    this.#sizeObserver.disconnect();
    this.#inertObserver.disconnect();
    if (!this.#shell) return;
    this.#mountPoint.root.append(this.#mountPoint.wrapper);
    this.#shell.remove();
    this.#shell = undefined;
  }

  #showAgain(): void {
    const focused = this.#focused;
    this.#dialog?.removeAttribute("open");
    this.#dialog?.showModal();
    focused?.focus();
  }

  #leaveUnusablePlace(): void {
    if (!this.#dialog || this.#shell) return;
    const { root, wrapper, makeShell } = this.#mountPoint;
    const fillsWindow = this.#dialog.getBoundingClientRect().width > document.documentElement.clientWidth - 1;
    if (fillsWindow && (this.#dialog.checkVisibility?.() ?? true) && !isInert(root.host)) return;
    const { close, adoptInto, focus } = this.#dialogOwner;
    this.#shell = withLooksOf(root.host, makeShell(close));
    document.body.append(this.#shell);
    const inside = this.#shell.shadowRoot as ShadowRoot;
    adoptInto(inside);
    inside.append(wrapper);
    this.#showAgain();
    focus();
  }
}

/**
 * Copies what an element's theme and the page's `::part()` rules depend on; the shell itself takes up no
 * room.
 */
function withLooksOf(element: Element, shell: HTMLElement): HTMLElement {
  const theme = getComputedStyle(element);
  shell.className = element.className;
  shell.setAttribute("color-scheme", element.getAttribute("color-scheme") ?? "auto");
  for (const name of themeProperties) shell.style.setProperty(name, theme.getPropertyValue(name));
  shell.style.setProperty("display", "contents", "important");
  return shell;
}
