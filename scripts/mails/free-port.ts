import { createServer } from "node:net";

/** Prints a port of this machine that nobody listens on. */
const probe = createServer().listen(0, "127.0.0.1", () => {
  const address = probe.address();
  // As text: a number would be coloured where FORCE_COLOR is set.
  if (address !== null && typeof address === "object") console.log(String(address.port));
  probe.close();
});
