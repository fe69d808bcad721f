import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves pages and folders from memory, brotli at its best level, and counts the bytes of the bodies. */
export class StaticServer {
  transferred = 0;
  readonly #bodies = new Map<string, Buffer>();
  // A connection stays open between runs, as it would between the files of one page.
  readonly #server = createServer({ keepAliveTimeout: 30_000 }, ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const body = this.#bodies.get(pathname);
    this.transferred += body?.length ?? 0;
    response.writeHead(body ? 200 : 404, {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
      "content-encoding": "br",
      "content-type": types[extname(pathname)] ?? "text/html; charset=utf-8",
    });
    response.end(body);
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  put(path: string, content: string | Buffer): void {
    this.#bodies.set(path, brotliCompressSync(content));
  }

  putFolder(prefix: string, folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) this.put(`${prefix}/${relative(folder, file)}`, readFileSync(file));
    }
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
