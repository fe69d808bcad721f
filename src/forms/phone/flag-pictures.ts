import { createElement, type ReactNode } from "react";

/** One small file per country, so that a visitor fetches the one flag that is shown. */
const pictures = import.meta.glob<string>("../../../node_modules/country-flag-icons/string/3x2/??.js", {
  import: "default",
});

/** The flag of a country as an inline SVG; nothing for a code that has no flag. */
export async function drawFlag(code: string): Promise<ReactNode> {
  const load = pictures[`../../../node_modules/country-flag-icons/string/3x2/${code}.js`];
  return load ? drawSvg(await load()) : undefined;
}

interface Open {
  readonly tag: string;
  readonly props: Record<string, string>;
  readonly children: ReactNode[];
}

/** Builds elements by hand, because HTML strings are refused on pages under Trusted Types. */
export function drawSvg(svg: string): ReactNode {
  const root: Open = { tag: "", props: {}, children: [] };
  const path = [root];
  for (const [, closing, tag = "", attributes = "", selfClosed] of svg.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>/g,
  )) {
    if (!closing) path.push({ tag, props: propsOf(attributes), children: [] });
    if (closing || selfClosed) {
      const done = path.pop();
      const parent = path.at(-1);
      if (!done || !parent) return undefined;
      const key = parent.children.length;
      parent.children.push(createElement(done.tag, { key, ...done.props }, ...done.children));
    }
  }
  return root.children[0];
}

function propsOf(attributes: string): Record<string, string> {
  return Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
      .filter(([, name]) => name !== "class" && name !== "style" && name !== "xmlns")
      .map(([, name = "", value = ""]) => [
        name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
        value,
      ]),
  );
}
