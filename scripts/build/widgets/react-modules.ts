import { resolve } from "node:path";
import type { Plugin } from "vite";
import { virtualModules } from "./virtual-modules.ts";

export const reactModules = ["contact-hydration", "assessment-hydration", "overlay"] as const;
export type ReactModule = (typeof reactModules)[number] | "special-cases";

export const moduleSource = (name: ReactModule) =>
  resolve(`widgets/${name}.${name === "special-cases" ? "ts" : "tsx"}`);

export function modulesBeside(chunks: Readonly<Record<ReactModule, readonly string[]>>): Plugin {
  return served((name) => {
    // Absolute: a classic script resolves a relative address against the page.
    const imports = chunks[name].map((file) => `import(base + "${file}")`);
    if (imports.length === 1) return `export const load = (base) => ${imports[0]};`;
    return `export const load = (base) => Promise.all([${imports.join(", ")}]).then(([module]) => module);`;
  });
}

export function modulesInside(): Plugin {
  return served((name) => `export const load = () => import(${JSON.stringify(moduleSource(name))});`);
}

function served(code: (name: ReactModule) => string): Plugin {
  return virtualModules("react", (name) => code(name as ReactModule));
}
