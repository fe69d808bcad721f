import { createServer } from "node:net";

/** Ends with a sentence instead of a stack when a port is taken: `check-port.ts PORT…`. */
for (const text of process.argv.slice(2)) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`✗ PORT must be a number from 1 to 65535, not "${text}".`);
    process.exit(1);
  }
  // wrangler listens on the first of them; a browser that is told "localhost" may try the second before it.
  for (const host of ["127.0.0.1", "::1"]) {
    if (await isFree(port, host)) continue;
    console.error(`✗ Port ${port} is in use. Stop what uses it, or choose another: PORT=9000 npm start`);
    process.exit(1);
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    // A machine without IPv6 has no such address, so nobody listens there.
    probe.once("error", ({ code }: NodeJS.ErrnoException) =>
      done(code !== "EADDRINUSE" && code !== "EACCES"),
    );
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
