import { rmSync } from "node:fs";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { buildWidgets } from "./widgets/bundle.ts";

const out = "dist/site/widgets";
rmSync(out, { recursive: true, force: true });
await buildWidgets(out, readReleases(releasesFolder));
