import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { buildWordPressPlugin } from "./build/wordpress-plugin.ts";

buildWordPressPlugin("dist/site/widgets", readReleases(releasesFolder).at(-1));
