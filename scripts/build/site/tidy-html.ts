const voidTag = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/;
const drawing = /(<svg\b[\s\S]*?<\/svg>)/;

/**
 * HTML as a validator wants it, from React's: attribute names in lower case, no value where there is none, no slash
 * in void elements. The document is the same, so hydration finds what it expects. Drawings keep their letter case.
 */
export function tidyHtml(rendered: string): string {
  return rendered
    .split(drawing)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/<[a-z][^>]*>/g, tidyTag)))
    .join("");
}

function tidyTag(tag: string): string {
  return tag
    .replace(voidTag.test(tag) ? /\/>$/ : /$^/, ">")
    .replace(
      / ([a-zA-Z-]+)=("[^"]*")/g,
      (_, name: string, value: string) => ` ${name.toLowerCase()}=${value}`,
    )
    .replace(/ (novalidate|selected|hidden|disabled|required|checked)=""/g, " $1");
}
