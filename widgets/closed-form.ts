import { buildTree, type PrerenderedElement } from "./build-tree.ts";
import { followPage } from "./color-scheme.ts";
import type { EarlyTexts } from "./element-texts.ts";
import { lazyTexts, type Translations } from "./lazy-texts.ts";
import type { Renderer } from "./renderer.ts";
import { adoptSheet, appendWrapper } from "./shadow-root.ts";

interface ClosedTexts extends EarlyTexts {
  tree?: PrerenderedElement;
}

export function closedForm(css: string, translations: Translations<ClosedTexts>): Renderer {
  const { prepare, at } = lazyTexts(translations);
  return {
    prepare,
    mount({ root, folder }) {
      const wrapper = appendWrapper(root, at(root.host));
      let sheet = adoptSheet(root, css);
      const show = () => {
        const { tree, language, direction = "ltr" } = at(root.host);
        Object.assign(wrapper, { lang: language, dir: direction });
        wrapper.replaceChildren();
        if (tree) buildTree(tree, wrapper);
        followPage(root);
      };
      return {
        update() {
          show();
          prepare(root.host, folder)?.then(show);
        },
        focus: (options) => wrapper.querySelector("a")?.focus(options),
        connectionChanged(connected) {
          if (connected) sheet = adoptSheet(root, css, sheet);
        },
      };
    },
  };
}
