import { rmSync } from "node:fs";
import { build } from "vite";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { prerenderSite } from "./site/prerender.ts";
import { buildWidgets } from "./widgets/bundle.ts";
import { buildWordPressPlugin } from "./wordpress/wordpress-plugin.ts";

/** Builds what is served into dist/site: the browser's files, every page as HTML, the elements. */
const releases = readReleases(releasesFolder);
rmSync("dist", { recursive: true, force: true });
process.env.NODE_ENV = "production";
await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: "entry-server.tsx" } });
await prerenderSite(releases);
await buildWidgets("dist/site/widgets", releases);
buildWordPressPlugin("dist/site/widgets", releases.at(-1));
