import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import heights from "#widgets/heights.json" with { type: "json" };
import { candidateVersion } from "../../support/candidate.ts";
import { listen } from "./local-server.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

type Headers = Readonly<Record<string, string>>;

export interface HostServer {
  origin: string;
  /**
   * Serves what a test has written, in place of what was there; its extension determines the type, unless a
   * header does.
   */
  write(path: string, body: string, headers?: Headers): void;
  close(): Promise<void>;
}

/** Serves tests/embed/hosts from an origin of its own; the elements come from `widgets`. */
export async function serveHosts(widgets: string): Promise<HostServer> {
  const fill = (text: string) =>
    text
      .replaceAll("{{widgets}}", widgets)
      .replaceAll("{{pinned}}", candidateVersion)
      .replaceAll("{{contact}}", String(heights.contact.narrow))
      .replaceAll("{{assessment}}", String(heights.assessment.wide));
  const written = new Map<string, readonly [body: string, headers: Headers]>();

  const server = createServer(({ url = "/" }, response) => {
    const path = url.replace(/\?.*/, "");
    const [body, headers] = written.get(path) ?? fileOf(path);
    response.setHeader("Content-Type", types[extname(path)] ?? "text/plain");
    response.setHeader("Cache-Control", "no-store");
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, fill(value));
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body && fill(body));
  });
  return {
    ...(await listen(server)),
    write: (path, body, headers = {}) => void written.set(path, [body, headers]),
  };
}

/** A file of tests/embed/hosts or of a package, and its headers from the file beside it. */
function fileOf(path: string): readonly [body: string | undefined, headers: Headers] {
  const file = path.startsWith("/packages/")
    ? path.replace("/packages/", "node_modules/")
    : `tests/embed/hosts${path}`;
  const read = (name: string) => (existsSync(name) ? readFileSync(name, "utf8") : undefined);
  const headers = read(`${file}.headers`)?.matchAll(/^(.+?): (.+)$/gm) ?? [];
  return [read(file), Object.fromEntries([...headers].map(([, name, value]) => [name, value]))];
}
