import type { ElementAttributes } from "./element-settings.ts";
import type { EarlyTexts } from "./element-texts.ts";

export function append<K extends keyof HTMLElementTagNameMap>(
  parent: ParentNode,
  tag: K,
  properties?: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  return element;
}

/** Appends the wrapper, in which the sheet resets inherited styles of the page. */
export function appendWrapper(root: ShadowRoot, { language, direction }: EarlyTexts): HTMLElement {
  return append(root, "div", { className: "visa", lang: language, dir: direction ?? "ltr" });
}

type Sheet = Pick<CSSStyleSheet, "replaceSync">;

/** Adopts a constructed sheet, which any CSP allows; again if the element has moved to another document. */
export function adoptSheet(root: ShadowRoot, css: string, adopted?: Sheet): Sheet {
  // Safari before 16.4 and Firefox before 101 cannot adopt sheets: then the list is ours, with a style
  // element as the sheet.
  root.adoptedStyleSheets ??= [];
  const sheets: Sheet[] = root.adoptedStyleSheets;
  if (adopted && sheets.includes(adopted)) return adopted;
  let sheet: Sheet;
  try {
    sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
  } catch {
    const style = append(root, "style", { textContent: css });
    // The fallback is better than a form without styles: the page may forbid them, and Safari before 15.4 and
    // Firefox before 97 ignore layers.
    if (!style.sheet?.cssRules.length) throw new Error("CSS");
    sheet = {
      replaceSync(next) {
        style.textContent = next;
      },
    };
  }
  sheets.push(sheet);
  return sheet;
}

/**
 * Submits by the click event, which Enter triggers too: in a sandbox without `allow-forms` the browser
 * cancels a submit before its event, and Safari before 16 lacks `requestSubmit`.
 */
export function submitByClick(wrapper: HTMLElement): void {
  wrapper.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[type=submit]");
    if (!button?.form || event.defaultPrevented) return;
    event.preventDefault();
    submit(button.form);
  });
}

export function submit(form: HTMLFormElement): void {
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
}

/** Our own pages read a partner's code as an element does. */
export function withCode(address: URL, partner: string | undefined): URL {
  if (partner) address.searchParams.set("partner", partner.trim().toLowerCase());
  return address;
}

/** Milliseconds that a visitor waits for React before the failure message. */
export const loadTimeout = 8000;

/**
 * Reports that React did not load, links to the hosted form if the script knows its own address, and shows
 * the fallback. The returned function removes all of this.
 */
export function showLoadFailure(
  root: ShadowRoot,
  form: "contact" | "assessment",
  base: string | undefined,
  { partner }: ElementAttributes,
  texts: EarlyTexts,
): () => void {
  const box = appendWrapper(root, texts);
  const slot = append(root, "slot");
  const message = append(box, "p", {
    className: "visa-lost",
    role: "alert",
    textContent: `${texts.failure} `,
  });
  if (base) {
    const { href } = withCode(new URL(`${texts.pages ?? ""}/widgets/frame/${form}`, base), partner);
    append(message, "a", { href, target: "_blank", rel: "noopener", textContent: texts.hosted });
  }
  return () => {
    box.remove();
    slot.remove();
  };
}
