import { build } from "../run/tools.ts";
import { freePort } from "./ports.ts";
import { sayAddresses, serve } from "./serve.ts";

/** The whole product on this machine: site, widgets, API, queue consumer and cron. */
const port = await freePort("PORT", 8787);
await build();
const server = await serve({ port });
sayAddresses(port);
server.once("close", () => process.exit(1));
