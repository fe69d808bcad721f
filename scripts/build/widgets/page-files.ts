import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { browserBuild } from "#scripts/build/browser-build.ts";

export interface Files {
  script: string;
  style: string;
  fonts: readonly string[];
}

export async function buildFiles(entry: "playground" | "frame" | "sheet", out: string): Promise<Files> {
  const base = "/widgets/page/";
  const { output } = (await build({
    configFile: false,
    root: "widgets",
    base,
    publicDir: false,
    logLevel: "error",
    build: {
      ...browserBuild,
      outDir: resolve(out, "page"),
      assetsDir: "",
      rolldownOptions: { input: resolve(`widgets/partner-page/${entry}.ts`) },
    },
  })) as Rolldown.RolldownOutput;
  const names = output.map(({ fileName }) => base + fileName);
  const one = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? "";
  return {
    script: one(/\.js$/),
    style: one(/\.css$/),
    fonts: names.filter((name) => /(fraunces|figtree)-[^.]*\.woff2$/.test(name) && !name.includes("-ext")),
  };
}
