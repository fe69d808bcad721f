import { cpSync, existsSync, globSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { firmFolder } from "../firm/folder.ts";
import { readFirmFile } from "../firm/read-firm.ts";
import { readOptions } from "../run/read-options.ts";
import { buildDeskStyle } from "./desk-style.ts";
import { publishPhotographs } from "./photographs.ts";
import { buildSite } from "./site/build-site.ts";
import { buildWidgets } from "./widgets/bundle.ts";

readOptions("npm run build     builds the site and the elements into dist", {});

const releases = readReleases(releasesFolder);
rmSync("dist", { recursive: true, force: true });
process.env.NODE_ENV = "production";
await buildSite("dist/site", "dist/server", releases);
// The firm's own pictures and icons replace the product's.
const drawn = `${firmFolder}/public`;
if (existsSync(drawn))
  cpSync(drawn, "dist/site", { recursive: true, filter: (file) => !file.endsWith("drawn.json") });
await publishPhotographs(readFirmFile("facts").licensees, "dist/site");
await buildWidgets("dist/site/widgets", releases);
// Only the worker responds below /desk/; it serves these files itself.
cpSync("src/styles/fonts", "dist/site/desk/fonts", { recursive: true });
buildDeskStyle();
// Each integration adds its files to the elements'; nothing else knows which integrations exist.
for (const file of globSync("integrations/*/build.ts")) await import(pathToFileURL(resolve(file)).href);
