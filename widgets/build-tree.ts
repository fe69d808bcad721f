/**
 * An element of the pre-rendered markup: name, attributes, content; null is React's comment. In attributes
 * "\0" is the name of the field whose label came last.
 */
export type PrerenderedElement = readonly [
  name: string,
  attributes: Record<string, string>,
  ...(PrerenderedElement | string | null)[],
];

let field = "\0";

/**
 * Builds React's pre-rendered markup by DOM calls, because `innerHTML` throws on pages whose CSP requires
 * Trusted Types. It is stored as a tree, because parsing markup takes a slow phone longer than all the rest.
 */
export function buildTree([name, attributes, ...children]: PrerenderedElement, into: Element): void {
  const element = document.createElement(name);
  // Faster than `Object.entries` the first time, which is the only one that counts.
  for (const key of Object.keys(attributes))
    element.setAttribute(key, (attributes[key] as string).replaceAll("\0", field));
  field = attributes.for?.slice("visa-".length) ?? field;
  for (const child of children) {
    if (child === null) {
      // React uses these to find its place between two texts.
      element.append(document.createComment(" "));
    } else if (typeof child === "string") element.append(child);
    else buildTree(child, element);
  }
  into.append(element);
}
