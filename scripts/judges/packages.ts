import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that installs the judges. */
export const packages = fileURLToPath(new URL("./packages", import.meta.url));

const require = createRequire(`${packages}/package.json`);

/** Where a file of a judge's package is. */
export function fileIn(path: string): string {
  return join(packages, "node_modules", path);
}

/** A judge's module. The product does without it, so that only its user here knows what is in it. */
export function load<Module>(name: string): Module {
  return require(name) as Module;
}
