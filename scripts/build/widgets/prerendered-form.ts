import { type Plugin, runnerImport } from "vite";
import type { FormType } from "#lead/wire.ts";
import { prerenderedTree } from "#scripts/build/html.ts";
import { retentionDefines } from "#scripts/build/retention.ts";
import { typography } from "#scripts/build/typography.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/prerender.tsx");

/** The markup that React makes of each form. */
export async function prerenderForms(): Promise<Record<FormType, string>> {
  const { module } = await runnerImport<Prerender>("./widgets/prerender.tsx", {
    logLevel: "warn",
    plugins: [typography()],
    define: retentionDefines(),
  });
  return {
    contact: await module.prerenderForm("contact"),
    request: await module.prerenderForm("request"),
  };
}

/** Serves `virtual:prerendered/…`: the markup as a tree in the entry. */
export function prerenderedForms(html: Readonly<Record<FormType, string>>): Plugin {
  const prefix = "virtual:prerendered/";
  return {
    name: "prerendered-form",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const tree = ${JSON.stringify(prerenderedTree(html[id.slice(prefix.length + 1) as FormType]))};`
        : undefined,
  };
}
