import type { Page } from "@playwright/test";

interface Translator {
  seed: number;
  /**
   * Fate of a text: Chrome puts the content of two new elements in its place, Firefox and Safari change it.
   */
  by: "elements" | "change";
}

/**
 * Translates some or all texts of each page that opens, also in open shadow roots, repeatedly at moments that
 * the seed chooses: `Name` becomes `‹Name›`.
 */
export function translateAtRandom(page: Page, translator: Translator): Promise<unknown> {
  return page.addInitScript(runTranslator, translator);
}

function runTranslator(settings: Translator) {
  let state = settings.seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };

  function translateTexts(root: ParentNode & Node, share: number): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const { parentElement: parent, data } = text;
      if (!parent || data.trim() === "" || data.startsWith("‹") || random() > share) continue;
      if (parent.closest("script, style, noscript, textarea, font, [translate=no]")) continue;
      const translated = `‹${data}›`;
      if (settings.by === "change") text.data = translated;
      else {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.appendChild(document.createElement("font")).textContent = translated;
      }
    }
    for (const { shadowRoot } of root.querySelectorAll("*"))
      if (shadowRoot) translateTexts(shadowRoot, share);
  }

  function translateNow(share: number) {
    // The translators say which language the page is in now; here one that the elements do not speak
    // themselves.
    if (!document.body) return;
    document.documentElement.lang = "sv";
    translateTexts(document.body, share);
  }

  const again = () => {
    translateNow(random() < 0.3 ? 1 : random());
    setTimeout(again, random() * 80);
  };
  again();
}
