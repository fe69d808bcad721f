import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server at a free port of this machine. */
export async function listen(server: Server) {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((closed) => server.close(closed));
      server.closeAllConnections();
      await closed;
    },
  };
}
