import { rmSync } from "node:fs";
import { build } from "vite";
import { prerenderSite } from "./prerender.ts";

/** Builds what is served into dist/site: the browser's files, then every page as HTML. */
rmSync("dist", { recursive: true, force: true });
process.env.NODE_ENV = "production";
await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: "entry-server.tsx" } });
await prerenderSite();
