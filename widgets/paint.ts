const token = /<!--(.*?)-->|<(\/?)([\w-]+)([^>]*)>|([^<]+)/gs;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = /^(?:input|br|hr|img)$/;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const plain = (text: string) => text.replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Builds React's pre-rendered markup by DOM calls alone, because `innerHTML` throws on pages whose CSP asks
 * for Trusted Types. It reads only what React writes: lower-case names, quoted values, closed tags.
 */
export function paint(html: string, into: Element): void {
  let parent: Element = into;
  for (const [, comment, closing, name = "", attributes = "", text] of html.matchAll(token)) {
    if (text !== undefined) parent.append(plain(text));
    // React finds its place between two texts by these comments.
    else if (comment !== undefined) parent.append(document.createComment(comment));
    else if (closing) parent = parent.parentElement ?? into;
    else {
      const space = name === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI;
      const element = document.createElementNS(space, name);
      for (const [, key = "", value = ""] of attributes.matchAll(attribute)) {
        element.setAttribute(key, plain(value));
      }
      parent.append(element);
      if (!empty.test(name)) parent = element;
    }
  }
}
