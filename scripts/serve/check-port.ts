import { createServer } from "node:net";

/** Ends with a sentence instead of a stack when the port is taken: `check-port.ts PORT`. */
const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`✗ PORT must be a number from 1 to 65535, not "${process.argv[2]}".`);
  process.exit(1);
}
const probe = createServer();
probe.once("error", () => {
  console.error(`✗ Port ${port} is in use. Stop what uses it, or choose another: PORT=9000 npm start`);
  process.exit(1);
});
probe.listen(port, "127.0.0.1", () => probe.close());
