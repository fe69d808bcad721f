/* Stands in for `react` and `react-dom/client` in r2wc's wrapper (scripts/build/widgets/react-later.ts). */

/** The method of an element that r2wc calls each time it is connected or a property changes. */
export const render = Symbol();

interface Rendered extends Element {
  [render](): void;
}

/** Instead of React's root, which would replace the painted form: React is fetched once it is touched. */
export function createRoot({ host }: ShadowRoot) {
  return {
    render: () => (host as Rendered)[render](),
    // A form lives as long as its element.
    unmount() {},
  };
}

export const createElement = () => null;
