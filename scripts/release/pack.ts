import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { firm } from "#content/firm.ts";
import { buildReactPackage } from "#scripts/build/react/react-package.ts";
import { pluginFiles, pluginZip } from "#scripts/build/wordpress/wordpress-plugin.ts";
import type { Release } from "./releases.ts";

/** What partners are handed; `npm run build` empties the folder. */
export const packagesFolder = "dist/packages";

/** Packs the WordPress plugin and the npm package of a release, whose files lie in `folder`; returns their paths. */
export function packRelease(release: Release, folder: string, out: string): readonly string[] {
  mkdirSync(out, { recursive: true });
  const evergreen = Object.keys(release.integrity);
  const zip = join(out, `evermaple-forms-${release.version}.zip`);
  writeFileSync(zip, pluginZip(pluginFiles({ site: firm.origin, evergreen, pinned: release })));
  const building = mkdtempSync(join(tmpdir(), "visa-widgets-"));
  try {
    buildReactPackage(release.version, folder, building);
    const command = ["pack", "--json", "--pack-destination", resolve(out)];
    const [{ filename }] = JSON.parse(execFileSync("npm", command, { cwd: building, encoding: "utf8" }));
    return [zip, join(out, filename)];
  } finally {
    rmSync(building, { recursive: true });
  }
}
