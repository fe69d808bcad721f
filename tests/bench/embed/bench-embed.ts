import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { kilobytes, median, rounds, table, verdict } from "../table.ts";
import { hostFiles, type VariantName, variants } from "./host-pages.ts";
import { type Notes, observe } from "./observe.ts";

/** A slow phone on a slow line: 1.6 Mbps, 150 ms round trip, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** How long a page whose network is idle may still work, in milliseconds. */
const quiet = 1200;

type Measured = Notes & { readonly bytes: number };

const names = Object.keys(variants) as VariantName[];
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves the pages from memory, brotli at its best level, and counts the bytes of the bodies. */
async function serve() {
  const bodies = new Map<string, Buffer>();
  const sent = { bytes: 0 };
  // A connection stays open between runs, as it would between the files of one page.
  const server = createServer({ keepAliveTimeout: 30_000 }, ({ url = "/" }, response) => {
    const body = bodies.get(url);
    sent.bytes += body?.length ?? 0;
    response.writeHead(body ? 200 : 404, {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
      "content-encoding": "br",
      "content-type": types[extname(url)] ?? "text/html; charset=utf-8",
    });
    response.end(body);
  });
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  // Two names of this machine are two origins: the partner's, and ours.
  const files = await hostFiles(`http://localhost:${port}`);
  for (const [path, content] of files) bodies.set(path, brotliCompressSync(content));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { partner: `http://127.0.0.1:${port}`, sent, close };
}

/** Touches the first box in the very frame in which it shows; a locator would wait until it is stable. */
async function touch(page: Page): Promise<void> {
  const shown = await page.waitForFunction(() => {
    if (!window.notes.visible) return undefined;
    const box = document.querySelector("#form")?.shadowRoot?.querySelector("input:not([type=hidden])");
    const { x = 0, y = 0 } = box?.getBoundingClientRect() ?? {};
    return { x: x + 20, y: y + 20 };
  });
  const point = await shown.jsonValue();
  if (point) await page.touchscreen.tap(point.x, point.y);
}

/** Opens a variant's page in a session of its own, until its form works and nothing more is loaded. */
async function measure(
  browser: Browser,
  { partner, sent }: Awaited<ReturnType<typeof serve>>,
  name: VariantName,
): Promise<Measured> {
  const variant = variants[name];
  sent.bytes = 0;
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe, variant.react === true);
  await page.goto(`${partner}/${name}`, { waitUntil: "commit" });
  if (variant.touch) await touch(page);
  if (variant.form) await page.waitForFunction(() => window.notes.usable);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(quiet);
  const notes = await page.evaluate(() => window.notes);
  await context.close();
  return { ...notes, bytes: sent.bytes };
}

async function measureAll(executablePath: string): Promise<Readonly<Record<VariantName, Measured[]>>> {
  const server = await serve();
  const runs: Record<VariantName, Measured[]> = { bare: [], evergreen: [], touched: [], smallest: [] };
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    // The first page of a browser pays for its start.
    await measure(browser, server, "bare");
    // Alternating, so that a busy moment of the machine affects every variant alike.
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) runs[name].push(await measure(browser, server, name));
  } finally {
    await browser.close();
    server.close();
  }
  return runs;
}

/** The embed benchmark as Markdown: the table, then the ratios of one variant to another. */
export async function benchEmbed(browserPath: string): Promise<string> {
  const runs = await measureAll(browserPath);
  const middle = (name: VariantName, figure: keyof Measured) =>
    median(runs[name].map((measured) => measured[figure]));
  const rows = names.map((name) => {
    const time = (figure: "visible" | "usable") =>
      variants[name].form ? middle(name, figure).toFixed(0) : "–";
    return [
      variants[name].name,
      kilobytes(middle(name, "bytes") - middle("bare", "bytes")),
      time("visible"),
      time("usable"),
      middle(name, "blocking").toFixed(0),
      middle(name, "shift").toFixed(3),
    ];
  });
  const seen = middle("evergreen", "visible") / middle("smallest", "visible");
  const joined = middle("touched", "usable") - middle("touched", "visible");
  const blocked = middle("evergreen", "blocking") - middle("bare", "blocking");
  const shift = Math.max(middle("evergreen", "shift"), middle("touched", "shift"));
  return `Chromium, 1.6 Mbps, 150 ms round trip, CPU ${slowdown}x slower, 412 x 823 px, empty cache, brotli; median of ${rounds}
alternating runs. *kB* are bodies on top of the bare page; *usable* is the end of hydration where React must run first.

${table(["contact form on a partner page", "kB", "visible ms", "usable ms", "TBT ms", "CLS"], rows)}

${table(
  ["goal", "limit", "measured", ""],
  [
    ["visible, against the smallest React form", "1.00x", `${seen.toFixed(2)}x`, verdict(seen <= 1)],
    [
      "from the touch to the end of hydration, against the same from its start",
      "–",
      `${(joined / middle("smallest", "usable")).toFixed(2)}x`,
      "",
    ],
    ["TBT more than the bare page, ms", "15", blocked.toFixed(0), verdict(blocked <= 15)],
    ["CLS", "0", shift.toFixed(3), verdict(shift < 0.0005)],
  ],
)}`;
}
