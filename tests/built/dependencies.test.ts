import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin, parseSync, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { browserBuild } from "#scripts/build/browser-build.ts";
import { reactLater } from "#scripts/build/widgets/react-later.ts";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};
const isOf = (name: string, module: string) => module === name || module.startsWith(`${name}/`);

const sources = globSync("{src,widgets}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));

/** What JSX compiles to. */
const jsx = 'import { Fragment, jsx, jsxs } from "react/jsx-runtime";';

/** The values that code for browsers imports from packages, as `ky default`. */
const imports = [jsx, ...sources]
  .flatMap((code) => parseSync("module.tsx", code).module.staticImports)
  .filter(({ moduleRequest }) => moduleRequest.value !== "react-dom/server")
  .flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => `${moduleRequest.value} ${importName.name ?? "default"}`),
  );

function entryOf(names: readonly string[]): Plugin {
  const values = [...new Set(imports)]
    .map((value) => value.split(" "))
    .filter(([module = ""]) => names.some((name) => isOf(name, module)));
  const code = values.map(([module, value], at) => `export { ${value} as _${at} } from "${module}";`);
  const served = (id: string) => id === "entry";
  return {
    name: "entry",
    resolveId: (id) => (served(id) ? id : undefined),
    load: (id) => (served(id) ? code.join("") : undefined),
  };
}

/** Bytes of brotli of what browsers get of some packages, rounded, because compressors differ. */
async function bytesOf(names: readonly string[]) {
  const others = Object.keys(dependencies).filter((name) => !names.includes(name));
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', "typeof global": '"undefined"' },
    plugins: [reactLater(), entryOf(names)],
    build: {
      ...browserBuild,
      write: false,
      rolldownOptions: {
        input: "entry",
        preserveEntrySignatures: "strict",
        external: (id) => others.some((name) => isOf(name, id)),
      },
    },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  return Math.round(brotliCompressSync(code).length / 100) * 100;
}

test("README's table has every dependency, and the bytes that a visitor downloads of it", async () => {
  const document = readFileSync("README.md", "utf8");
  const row = /^(?<cells>\| (?<names>`[^|]+`) \|.*\|) [\d,]+ \|$/gm;
  const rows = [...document.matchAll(row)].map(([line, cells]) => ({
    line,
    cells,
    names: [...(line.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  }));
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(dependencies));
  let measured = document;
  for (const { line, cells, names } of rows) {
    const bytes = await bytesOf(names);
    measured = measured.replace(line, `${cells} ${bytes.toLocaleString("en")} |`);
  }
  await expect(measured).toMatchFileSnapshot("../../README.md");
}, 60_000);
