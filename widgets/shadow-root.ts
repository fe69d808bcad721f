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

/** The outermost element in the shadow root, where the sheet resets what the page would pass down. */
export function appendWrapper(root: ShadowRoot, { language, direction }: EarlyTexts): HTMLElement {
  return append(root, "div", { className: "visa", lang: language, dir: direction ?? "ltr" });
}

type Sheet = Pick<CSSStyleSheet, "replaceSync">;

/** Adopts a constructed sheet, which passes any CSP; again when the element came into another document. */
export function adoptSheet(root: ShadowRoot, css: string, adopted?: Sheet): Sheet {
  // Where nothing can be adopted (before Safari 16.4 and Firefox 101) the list is ours, and a style element is the sheet.
  root.adoptedStyleSheets ??= [];
  const sheets: Sheet[] = root.adoptedStyleSheets;
  if (adopted && sheets.includes(adopted)) return adopted;
  const sheet = makeSheet(root, css);
  sheets.push(sheet);
  return sheet;
}

function makeSheet(root: ShadowRoot, css: string): Sheet {
  try {
    const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  } catch {
    const style = append(root, "style", { textContent: css });
    // What stands in the tag is better than a form without its styles: the page may forbid them, and before Safari 15.4
    // and Firefox 97 nothing in a layer counts.
    if (!style.sheet?.cssRules.length) throw new Error("CSS");
    return {
      replaceSync(next) {
        style.textContent = next;
      },
    };
  }
}

/** Keeps the events of typing from the page, whose hot-keys and focus traps must not act upon them. */
export function containTyping(wrapper: HTMLElement): void {
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input", "paste"]) {
    wrapper.addEventListener(type, (event) => event.stopPropagation());
  }
}

/**
 * Sends by the click, which Enter makes too: in a frame whose sandbox forbids forms the browser stops a submit before its
 * event, and before Safari 16 a script cannot ask for one.
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

/** Time for which a visitor who asked for React waits before they are told, in milliseconds. */
export const loadTimeout = 8000;

/**
 * Says that React did not load, leads to the form's own page where the script knows where it came from, and shows what the page
 * put inside the tag; the returned function hides all.
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
    const { href } = new URL(
      `${texts.pages ?? ""}/widgets/frame/${form}${partner ? `?partner=${partner}` : ""}`,
      base,
    );
    append(message, "a", { href, target: "_blank", rel: "noopener", textContent: texts.hosted });
  }
  return () => {
    box.remove();
    slot.remove();
  };
}
