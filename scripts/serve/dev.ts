import { watch } from "node:fs";
import { buildDeskStyle } from "../build/desk-style.ts";
import { readOptions } from "../run/read-options.ts";
import { build } from "../run/tools.ts";
import { freePort } from "./ports.ts";
import { printAddresses, serve } from "./serve.ts";
import { serveSource } from "./serve-source.ts";

readOptions(
  "PORT=9000 npm run dev     serves everything with hot reload on this port; 8787 without PORT",
  {},
);

const port = await freePort("PORT", 8787, { count: 3 });
await build();
watch("worker/desk/styles", () => {
  try {
    buildDeskStyle();
  } catch (error) {
    // A sheet that is not finished must not end the server.
    console.error(String(error));
  }
});
const server = await serve({ port: port + 1 });
await serveSource(port, port + 1);
printAddresses(port);
server.once("close", () => process.exit(1));
