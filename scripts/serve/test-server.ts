import { serveForTests } from "./serve-for-tests.ts";

const { server } = await serveForTests(8877);
server.once("close", () => process.exit(1));
