import { createElement, type ReactNode } from "react";

/** One small file per country, so that a visitor fetches the one flag that is shown. */
const pictures = import.meta.glob<string>("../../../node_modules/country-flag-icons/string/3x2/??.js", {
  import: "default",
});

export async function drawFlag(code: string): Promise<ReactNode> {
  const load = pictures[`../../../node_modules/country-flag-icons/string/3x2/${code}.js`];
  return load ? drawSvg(await load()) : undefined;
}

/** Builds elements by hand, because HTML strings are refused on pages under Trusted Types. */
export function drawSvg(svg: string): ReactNode {
  return drawnFrom(svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g))[0];
}

/** Draws elements up to the closing tag of their parent. */
function drawnFrom(tags: Iterator<RegExpMatchArray>): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (let next = tags.next(); !next.done && !next.value[1]; next = tags.next()) {
    const [, , tag = "", attributes = "", selfClosed] = next.value;
    const children = selfClosed ? [] : drawnFrom(tags);
    drawn.push(createElement(tag, { key: drawn.length, ...propsOf(attributes) }, ...children));
  }
  return drawn;
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
