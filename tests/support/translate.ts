import type { Page } from "@playwright/test";

/**
 * What a browser's translator does to a page: each text node becomes the content of two new elements, in open shadow
 * roots too. Texts that must not be translated stay as they are.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const wrapTexts = (root: ParentNode) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (
          !parent ||
          text.data.trim() === "" ||
          parent.closest("script, style, option, font, [translate=no]")
        )
          continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.appendChild(document.createElement("font")).textContent = text.data;
      }
      for (const element of root.querySelectorAll("*")) if (element.shadowRoot) wrapTexts(element.shadowRoot);
    };
    wrapTexts(document.body);
  });
}
