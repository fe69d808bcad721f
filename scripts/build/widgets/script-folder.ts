import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { virtualModules } from "./virtual-modules.ts";

const code = 'export const folder=new URL("../",import.meta.url).href;\n';

/**
 * Serves `virtual:folder`: a chunk from which an entry learns its address. Only a module has one, but an
 * entry must also be valid as a classic script. Without a folder it is self-contained.
 */
export function scriptFolder(folder?: string): Plugin {
  const file = `chunks/folder-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  if (folder) {
    mkdirSync(join(folder, "chunks"), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const address = `./${file}`;
  const modules = virtualModules("folder", () =>
    folder
      ? `export const loadFolder = () => import(${JSON.stringify(address)});`
      : "export const loadFolder = () => Promise.reject();",
  );
  const resolveId = (id: string) => (id === address ? { id, external: true } : modules.resolveId(id));
  return { ...modules, resolveId };
}
