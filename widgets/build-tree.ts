/** An element of the pre-rendered markup: name, attributes, content; null is React's comment. */
export type PrerenderedElement = readonly [
  name: string,
  attributes: Record<string, string>,
  ...(PrerenderedElement | string | null)[],
];

/**
 * Builds React's pre-rendered markup by DOM calls, because `innerHTML` throws on pages whose CSP requires
 * Trusted Types. It is stored as a tree, because parsing markup takes a slow phone longer than all the rest.
 */
export function buildTree([name, attributes, ...children]: PrerenderedElement, into: Element): void {
  const space = name === "svg" ? "http://www.w3.org/2000/svg" : into.namespaceURI;
  const element = document.createElementNS(space, name);
  for (const key in attributes) element.setAttribute(key, attributes[key] as string);
  for (const child of children) {
    if (child === null) {
      // React uses these to find its place between two texts.
      element.append(document.createComment(" "));
    } else if (typeof child === "string") element.append(child);
    else buildTree(child, element);
  }
  into.append(element);
}
