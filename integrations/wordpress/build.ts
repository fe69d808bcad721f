import { buildWordPressPlugin } from "./build/wordpress-plugin.ts";

buildWordPressPlugin("dist/site/widgets");
