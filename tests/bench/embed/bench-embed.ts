import { createServer } from "node:http";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { listen } from "../../embed/support/local-server.ts";
import { kilobytes, median, rounds, table } from "../table.ts";
import { hostFiles, variants } from "./host-pages.ts";
import { type Notes, observe } from "./observe.ts";

/** A slow phone on a slow line: 1.6 Mbps, 150 ms round trip, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** Serves the pages from memory, brotli at its best level, and counts the bytes of the forms' bodies. */
async function serve() {
  const bodies = new Map<string, Buffer>();
  const sent = { bytes: 0 };
  const server = createServer(({ url = "/" }, response) => {
    const body = bodies.get(url);
    if (/^\/(widgets|entries)\//.test(url)) sent.bytes += body?.length ?? 0;
    response.writeHead(body ? 200 : 404, {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
      "content-encoding": "br",
      "content-type": types[extname(url)] ?? "text/html; charset=utf-8",
    });
    response.end(body);
  });
  const { origin, close } = await listen(server);
  // Two names of this machine are two origins: the partner's, and ours.
  const files = await hostFiles(origin.replace("127.0.0.1", "localhost"));
  for (const [path, content] of Object.entries(files)) bodies.set(path, brotliCompressSync(content));
  return { partner: origin, sent, close };
}

/** Opens a variant's page in a session of its own, until its form works and nothing more is loaded. */
async function measure(browser: Browser, { partner, sent }: Awaited<ReturnType<typeof serve>>, at: number) {
  sent.bytes = 0;
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe, variants[at]?.react === true);
  await page.goto(`${partner}/${at}`, { waitUntil: "commit" });
  // Without `force` Playwright would wait until the box is stable.
  if (variants[at]?.touch) await page.locator("#form [name=fullName]").tap({ force: true });
  await page.waitForFunction(() => window.notes.usable);
  await page.waitForLoadState("networkidle");
  // A page whose network is idle may still work.
  await page.waitForTimeout(1200);
  const notes = await page.evaluate(() => window.notes);
  await context.close();
  return { ...notes, bytes: sent.bytes };
}

/** The embed benchmark as Markdown. */
export async function benchEmbed(executablePath: string): Promise<string> {
  const host = await serve();
  const runs = variants.map((): (Notes & { bytes: number })[] => []);
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    // The first page of a browser pays for its start.
    await measure(browser, host, 0);
    // Alternating, so that a busy moment of the machine affects every variant alike.
    for (let round = 0; round < rounds; round += 1)
      for (const [at, measured] of runs.entries()) measured.push(await measure(browser, host, at));
  } finally {
    await browser.close();
    await host.close();
  }
  const rows = variants.map(({ name }, at) => {
    const middle = (figure: "bytes" | keyof Notes) => median(runs[at]?.map((run) => run[figure]) ?? []);
    const times = (["visible", "usable", "blocking"] as const).map((figure) => middle(figure).toFixed(0));
    return [name, kilobytes(middle("bytes")), ...times, middle("shift").toFixed(3)];
  });
  const firstFrame = (at: number) => median(runs[at]?.map((run) => run.visible) ?? []);
  const ratios = [0, 4].map((at) => (firstFrame(at) / firstFrame(at + 1)).toFixed(2));
  return `Chromium, 1.6 Mbps, 150 ms round trip, CPU ${slowdown}x slower, 412 x 823 px, empty cache, brotli; median of ${rounds}
alternating runs. *kB* are the bodies of the form's files; *usable* is the end of hydration where React must run first.
The first frame of the contact form takes ${ratios[0]} times as long as that of one written by hand, the assessment's ${ratios[1]} times.

${table(["form on a partner's page", "kB", "visible ms", "usable ms", "TBT ms", "CLS"], rows)}`;
}
