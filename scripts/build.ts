import { rmSync } from "node:fs";
import { build } from "vite";
import packageFacts from "../package.json" with { type: "json" };
import { buildReactPackage } from "./build/react-package.ts";
import { buildWordPressPlugin } from "./build/wordpress-plugin.ts";
import { prerenderSite } from "./prerender.ts";
import { buildWidgets } from "./widgets/bundle.ts";

/** Builds what is served into dist/site: the browser's files, every page as HTML, the elements. */
rmSync("dist", { recursive: true, force: true });
process.env.NODE_ENV = "production";
await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: "entry-server.tsx" } });
await prerenderSite();
await buildWidgets("dist/site/widgets");
buildWordPressPlugin("dist/site/widgets");
buildReactPackage(`dist/site/widgets/${packageFacts.version}`, "dist/visa-widgets");
