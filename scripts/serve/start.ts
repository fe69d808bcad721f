import { build } from "../run/tools.ts";
import { freePort } from "./ports.ts";
import { printAddresses, serve } from "./serve.ts";

const port = await freePort("PORT", 8787);
await build();
const server = await serve({ port });
printAddresses(port);
server.once("close", () => process.exit(1));
