/* Stands in for `react` and `react-dom/client` in r2wc's wrapper (scripts/build/widgets/react-later.ts). */

const renderers = new WeakMap<Node, () => void>();

/** Sets, by shadow root, what r2wc calls each time the element is connected or a property changes. */
export function onRender(root: Node, render: () => void): void {
  renderers.set(root, render);
}

/** Instead of React's root, which would replace the painted form: React is fetched once it is touched. */
export function createRoot(root: Node) {
  return {
    render: () => renderers.get(root)?.(),
    // A form lives as long as its element.
    unmount() {},
  };
}

export const createElement = () => null;
