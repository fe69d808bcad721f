import { rmSync } from "node:fs";
import { freePort } from "./ports.ts";
import { serve } from "./serve.ts";

/* Serves the built product on a fresh database of its own; PORT names the port. */

// Before anything else, because the folder may be the database of a running server.
const port = await freePort("PORT", 8877);
const state = `.wrangler/state-tests-${port}`;
rmSync(state, { recursive: true, force: true });
// Tests look for each lead's own mail, however many there are.
const server = await serve({ port, state, vars: { MAIL_PER_HOUR: "1000", MAIL_PER_DAY: "1000" } });
server.once("close", () => process.exit(1));
