import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const stored = new Set([".woff2", ".png", ".jpg", ".webp"]);

interface Piece {
  readonly type: string;
  readonly body: Buffer;
  readonly encoded: boolean;
}

/** Serves pages and folders from memory, brotli at its best level, and counts the bytes of every body. */
export class StaticServer {
  readonly requested: { path: string; bytes: number }[] = [];
  readonly #pieces = new Map<string, Piece>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      response.setHeader("access-control-allow-origin", "*");
      const piece = this.#pieces.get(pathname);
      if (!piece) {
        response.writeHead(404).end();
        return;
      }
      this.requested.push({ path: pathname, bytes: piece.body.length });
      response.setHeader("content-type", piece.type);
      response.setHeader("cache-control", "public, max-age=3600");
      if (piece.encoded) response.setHeader("content-encoding", "br");
      response.end(piece.body);
    });
    // A connection stays open between runs, as it would between the files of one page.
    this.#server.keepAliveTimeout = 30_000;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  put(path: string, content: string | Buffer): void {
    const plain = Buffer.from(content);
    const encoded = !stored.has(extname(path));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    this.#pieces.set(path, {
      type: types[extname(path)] ?? "text/html; charset=utf-8",
      body: encoded ? brotliCompressSync(plain, { params }) : plain,
      encoded,
    });
  }

  putFolder(prefix: string, folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      this.put(`${prefix}/${relative(folder, file)}`, readFileSync(file));
    }
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
