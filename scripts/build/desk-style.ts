import { writeFileSync } from "node:fs";
import { browserslistToTargets, bundle, Features } from "lightningcss";
import { floor } from "./floor.ts";

export function buildDeskStyle(): void {
  const browsers = floor.map((name) => name.replace("ios", "ios_saf").replace(/(?=\d)/, " "));
  const { code } = bundle({
    filename: "worker/desk/styles/desk.css",
    minify: true,
    targets: browserslistToTargets(browsers),
    // Otherwise each `color-scheme` would bring properties for `light-dark()`, which the sheet does not use.
    exclude: Features.LightDark,
  });
  writeFileSync("dist/site/desk/style.css", code);
}
