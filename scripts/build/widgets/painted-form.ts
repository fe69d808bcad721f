import { type Plugin, runnerImport } from "vite";
import type { FormType } from "#lead/wire.ts";
import type { Painted } from "#widgets/paint.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/prerender.tsx");

/** The markup that React makes of each form. */
export async function prerenderForms(): Promise<Record<FormType, string>> {
  const { module } = await runnerImport<Prerender>("./widgets/prerender.tsx", { logLevel: "warn" });
  return {
    contact: tidy(await module.prerenderForm("contact")),
    request: tidy(await module.prerenderForm("request")),
  };
}

/** Serves `virtual:painted/…`: the markup as a tree in the entry. */
export function paintedForms(html: Readonly<Record<FormType, string>>): Plugin {
  const prefix = "virtual:painted/";
  return {
    name: "painted-forms",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const tree = ${JSON.stringify(treeOf(html[id.slice(prefix.length + 1) as FormType]))};`
        : undefined,
  };
}

const token = /<!--(.*?)-->|<(\/?)([\w-]+)([^>]*)>|([^<]+)/gs;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = /^(?:input|br|hr|img)$/;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const plain = (text: string) => text.replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Reads only what React writes: one root, quoted values, closed tags, empty comments. */
function treeOf(html: string): Painted {
  type Open = [string, Record<string, string>, ...(Painted | string | null)[]];
  const root: Open = ["", {}];
  const path = [root];
  for (const [, comment, closing, name = "", attributes = "", text] of html.matchAll(token)) {
    const parent = path.at(-1);
    if (!parent || (comment ?? " ") !== " ") throw new Error(`This markup is not React's: ${html}`);
    if (text !== undefined) parent.push(plain(text));
    else if (comment !== undefined) parent.push(null);
    else if (closing) path.pop();
    else {
      const pairs = [...attributes.matchAll(attribute)].map(([, key = "", value = ""]) => [
        key,
        plain(value),
      ]);
      const element: Open = [name, Object.fromEntries(pairs)];
      parent.push(element);
      if (!empty.test(name)) path.push(element);
    }
  }
  return root[2] as Painted;
}

/** Attribute names in lower case, as DOM calls on an XHTML page need them; SVG is case-sensitive and stays. */
function tidy(html: string): string {
  return html
    .split(/(<svg.*?<\/svg>)/s)
    .map((part) =>
      part.startsWith("<svg")
        ? part
        : part.replace(/<[^!][^>]*>/g, (tag) => tag.replace(/ ([\w-]+)="/g, (name) => name.toLowerCase())),
    )
    .join("");
}
