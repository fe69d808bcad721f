import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import heights from "#widgets/heights.json" with { type: "json" };
import { candidateVersion, freezeCandidate } from "../../support/candidate.ts";
import { listen } from "./local-server.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

export interface HostServer {
  origin: string;
  /**
   * Serves what a test has written, in place of what was there; its extension determines the type, unless a
   * header does.
   */
  write(path: string, body: string, headers?: Readonly<Record<string, string>>): void;
  /** Puts the elements' address into a text, as every served page and header has it. */
  fill(text: string): string;
  close(): Promise<void>;
}

/** Serves tests/embed/hosts from an origin of its own; the elements come from `widgets`. */
export async function serveHosts(widgets: string): Promise<HostServer> {
  const fillAddress = (text: string) => text.replaceAll("{{widgets}}", widgets);
  const fill = async (text: string) => {
    const filled = fillAddress(text)
      .replaceAll("{{pinned}}", candidateVersion)
      .replaceAll("{{contact}}", String(heights["visa-contact-form"].narrow))
      .replaceAll("{{assessment}}", String(heights["visa-assessment-form"].wide));
    if (!filled.includes("{{integrity}}")) return filled;
    const recorded = readFileSync(join(await freezeCandidate(), "integrity.json"), "utf8");
    const integrity: Readonly<Record<string, string>> = JSON.parse(recorded);
    return filled.replaceAll("{{integrity}}", integrity["visa-widgets.js"] ?? "");
  };
  const written = new Map<string, readonly [body: string, headers: Readonly<Record<string, string>>]>();

  async function answer(path: string) {
    const headers = { "Content-Type": types[extname(path)] ?? "text/plain", "Cache-Control": "no-store" };
    const [made, own] = written.get(path) ?? [];
    if (made !== undefined) return { body: await fill(made), headers: { ...headers, ...own } };
    const file = path.startsWith("/packages/")
      ? join(root, "node_modules", path.slice("/packages/".length))
      : join(root, "tests/embed/hosts", path);
    if (!existsSync(file)) return undefined;
    const beside = file.replace(/html$/, "headers");
    const more = beside !== file && existsSync(beside) ? await fill(readFileSync(beside, "utf8")) : "";
    return { body: await fill(readFileSync(file, "utf8")), headers: { ...headers, ...headersOf(more) } };
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? "/", "http://host").pathname).then((found) => {
      response.writeHead(found ? 200 : 404, found?.headers);
      response.end(found?.body);
    });
  });
  return {
    ...(await listen(server)),
    write: (path, body, headers = {}) => void written.set(path, [body, headers]),
    fill: fillAddress,
  };
}

function headersOf(text: string): Record<string, string> {
  return Object.fromEntries(text.split("\n").flatMap((line) => (line ? [line.split(/:\s*(.*)/, 2)] : [])));
}
