import { cpSync, existsSync, rmSync } from "node:fs";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { buildSite } from "./site/build-site.ts";
import { buildWidgets } from "./widgets/bundle.ts";
import { buildWordPressPlugin } from "./wordpress/wordpress-plugin.ts";

/** Builds what is served into dist/site: the browser's files, every page as HTML, the elements. */
const releases = readReleases(releasesFolder);
rmSync("dist", { recursive: true, force: true });
process.env.NODE_ENV = "production";
await buildSite("dist/site", "dist/server", releases);
// The firm's own pictures and icons take the place of the product's.
if (existsSync("firm/public"))
  cpSync("firm/public", "dist/site", { recursive: true, filter: (file) => !file.endsWith("drawn.json") });
await buildWidgets("dist/site/widgets", releases);
// The worker alone answers below /desk/, and its style sheet names these.
cpSync("src/styles/fonts", "dist/site/desk/fonts", { recursive: true });
buildWordPressPlugin("dist/site/widgets", releases.at(-1));
