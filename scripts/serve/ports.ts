import { createServer } from "node:net";
import { stop } from "../run/tools.ts";

/**
 * The port in an environment variable. Ends this process with a sentence if it, or one after it, is taken.
 */
export async function freePort(variable: string, usual: number, { count = 1 } = {}): Promise<number> {
  const text = process.env[variable] ?? String(usual);
  const first = Number(text);
  if (!Number.isInteger(first) || first < 1 || first + count > 65536)
    stop(`${variable} must be a number from 1 to 65535, not "${text}".`);
  for (let port = first; port < first + count; port += 1) {
    // wrangler listens on the first; a browser at "localhost" may try the second before it.
    for (const host of ["127.0.0.1", "::1"]) {
      if (!(await isFree(port, host)))
        stop(`Port ${port} is in use. Stop what uses it, or choose another: ${variable}=9000`);
    }
  }
  return first;
}

export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    // A machine without IPv6 has no such address, so nobody listens there.
    probe.once("error", ({ code }: NodeJS.ErrnoException) =>
      done(code !== "EADDRINUSE" && code !== "EACCES"),
    );
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
