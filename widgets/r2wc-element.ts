import r2wc from "@r2wc/core";
import { properties } from "./element-settings.ts";

const renderers = new WeakMap<Node, () => void>();

/** Sets, by shadow root, what r2wc calls each time the element is connected or a property changes. */
export function onRender(root: ShadowRoot, render: () => void): void {
  renderers.set(root, render);
}

/**
 * The custom element class of r2wc, which reflects properties as attributes; the cast names members that
 * r2wc's types omit. Its component renders nothing, because React is fetched later.
 */
export const R2wcElement = r2wc<Record<string, unknown>, () => void>(
  () => null,
  { shadow: "open", props: [...properties] },
  {
    mount(root) {
      const render = () => renderers.get(root)?.();
      render();
      return render;
    },
    update: (render) => render(),
    unmount() {},
  },
) as (new () => HTMLElement & { connectedCallback(): void }) & {
  observedAttributes: readonly string[];
};
