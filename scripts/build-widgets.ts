import { rmSync } from "node:fs";
import { buildWidgets } from "./widgets/bundle.ts";

// Vite takes development for granted where a module is run before the first build.
process.env.NODE_ENV = "production";

const out = "dist/site/widgets";
rmSync(out, { recursive: true, force: true });
await buildWidgets(out);
