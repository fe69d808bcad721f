import { readOptions } from "../run/read-options.ts";
import { build } from "../run/tools.ts";
import { freePort } from "./ports.ts";
import { printAddresses, serve } from "./serve.ts";

readOptions("PORT=9000 npm start     builds and serves everything on this port; 8787 without PORT", {});

const port = await freePort("PORT", 8787);
await build();
const server = await serve({ port });
printAddresses(port);
server.once("close", () => process.exit(1));
