import { type Plugin, runnerImport } from "vite";
import type { FormType } from "#lead/wire.ts";

/** widgets/prerender.tsx, which only Vite can load. */
interface Prerender {
  prerenderForm(name: FormType): Promise<string>;
}

/** The markup that React makes of each form. */
export async function prerenderForms(): Promise<Record<FormType, string>> {
  const { module } = await runnerImport<Prerender>("./widgets/prerender.tsx", { logLevel: "warn" });
  return {
    contact: tidy(await module.prerenderForm("contact")),
    request: tidy(await module.prerenderForm("request")),
  };
}

/** Serves `virtual:painted/…`: the markup as text in the entry. */
export function paintedForms(html: Readonly<Record<FormType, string>>): Plugin {
  const prefix = "virtual:painted/";
  return {
    name: "painted-forms",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const html = ${JSON.stringify(html[id.slice(prefix.length + 1) as FormType])};`
        : undefined,
  };
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
