import { serveForTests } from "./serve-for-tests.ts";

/** The server of the browser tests. */
const { server } = await serveForTests(8877);
server.once("close", () => process.exit(1));
