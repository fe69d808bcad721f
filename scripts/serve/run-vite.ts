import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { createServer } from "vite";
import { followServer } from "./follow-server.ts";

/** Beside the local worker: the site with hot reload, and the widgets built anew when their sources change. */
const [worker, port, workerPort] = process.argv.slice(2).map(Number);
followServer(worker as number);

const target = `http://localhost:${workerPort}`;
const vite = await createServer({
  configFile: "vite.config.ts",
  server: {
    port: port as number,
    strictPort: true,
    proxy: { "/api": target, "/widgets": target, "/__mail": target, "/receipt": target },
  },
});
await vite.listen();
console.log(`\n  With hot reload   http://localhost:${port}/`);

let building: ChildProcess | undefined;
let changed = false;
function rebuild(): void {
  changed = true;
  if (building) return;
  changed = false;
  building = spawn("node", ["scripts/build/build-widgets.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  building.once("exit", (code) => {
    building = undefined;
    if (code === 0) console.log("  Widgets built; reload the page that carries them.");
    if (changed) rebuild();
  });
}
process.once("exit", () => building?.kill());
for (const folder of ["widgets", "src/forms", "src/lead"]) watch(folder, { recursive: true }, rebuild);
