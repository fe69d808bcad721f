import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { kilobytes, median, table, verdict } from "../table.ts";
import { hostFiles, hostPage } from "./host-page.ts";
import { type Notes, observe } from "./observe.ts";
import { StaticServer } from "./static-server.ts";
import { bare, buildEntries, evergreen, smallest, touched, type Variant, variants } from "./variants.ts";

const widgets = fileURLToPath(new URL("../../../dist/site/widgets", import.meta.url));

/** A slow phone on a slow line: 1.6 Mbps, 150 ms round trip, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** How long a page whose network is idle may still work, in milliseconds. */
const quiet = 1200;

interface Measured extends Notes {
  readonly bytes: number;
}

interface Row {
  readonly variant: Variant;
  readonly runs: Measured[];
}

interface Hosts {
  readonly partner: StaticServer;
  readonly partnerOrigin: string;
  readonly server: StaticServer;
}

const transferred = ({ partner, server }: Hosts) => partner.transferred + server.transferred;

async function openPage(browser: Browser, { partner, server, partnerOrigin }: Hosts, variant: Variant) {
  partner.transferred = 0;
  server.transferred = 0;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe, { react: variant.react === true });
  await page.goto(`${partnerOrigin}/${encodeURIComponent(variant.name)}`, { waitUntil: "commit" });
  return { context, page };
}

/** Resolves with the page's notes once its form worked and nothing was loaded for a while. */
async function settle(page: Page, { form }: Variant): Promise<Notes> {
  if (form) await page.waitForFunction(() => window.notes.usable !== undefined);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(quiet);
  return page.evaluate(() => window.notes);
}

/** Touches the first box in the very frame in which it shows; a locator would wait until it is stable. */
async function touch(page: Page): Promise<void> {
  const shown = await page.waitForFunction(() => {
    if (window.notes.visible === undefined) return undefined;
    const box = document.querySelector("#form")?.shadowRoot?.querySelector("input:not([type=hidden])");
    const { x = 0, y = 0 } = box?.getBoundingClientRect() ?? {};
    return { x: x + 20, y: y + 20 };
  });
  const point = await shown.jsonValue();
  if (point) await page.touchscreen.tap(point.x, point.y);
}

async function measure(browser: Browser, hosts: Hosts, variant: Variant): Promise<Measured> {
  const { context, page } = await openPage(browser, hosts, variant);
  if (variant.touch) await touch(page);
  const notes = await settle(page, variant);
  const bytes = transferred(hosts);
  await context.close();
  return { ...notes, bytes };
}

async function measureAll(browserPath: string, runs: number): Promise<readonly Row[]> {
  const [partner, server] = [new StaticServer(), new StaticServer()];
  const hosts: Hosts = { partner, server, partnerOrigin: await partner.listen() };
  const origin = await server.listen();
  server.putFolder("/widgets", widgets);
  server.putFolder("/entries", await buildEntries());
  const rows = variants.map((variant): Row => ({ variant, runs: [] }));
  for (const [path, content] of Object.entries(hostFiles)) partner.put(path, content);
  for (const variant of variants)
    partner.put(`/${encodeURIComponent(variant.name)}`, hostPage(variant, origin));

  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  try {
    // The first page of a browser pays for its start.
    await measure(browser, hosts, variants[0] as Variant);
    // Alternating, so that a busy moment of the machine affects every variant alike.
    for (let run = 0; run < runs; run++) {
      process.stdout.write(`  run ${run + 1} of ${runs}\r`);
      for (const { variant, runs } of rows) runs.push(await measure(browser, hosts, variant));
    }
  } finally {
    await browser.close();
    partner.close();
    server.close();
  }
  return rows;
}

type Middle = (name: string, pick: (measured: Measured) => number | undefined) => number;

/** The embed benchmark as Markdown: the table, then the ratios of one variant to another. */
export async function benchEmbed(browserPath: string, runs: number): Promise<string> {
  const rows = await measureAll(browserPath, runs);
  const middle: Middle = (name, pick) => {
    const row = rows.find(({ variant }) => variant.name === name);
    return median(row?.runs.map((run) => pick(run) ?? Number.NaN) ?? []);
  };
  const base = middle(bare, ({ bytes }) => bytes);
  const figures = rows.map(({ variant: { name, form } }) => {
    const time = (pick: (measured: Measured) => number | undefined) =>
      form ? middle(name, pick).toFixed(0) : "–";
    return [
      name,
      kilobytes(middle(name, ({ bytes }) => bytes) - base),
      time(({ visible }) => visible),
      time(({ usable }) => usable),
      middle(name, ({ blocking }) => blocking).toFixed(0),
      middle(name, ({ shift }) => shift).toFixed(3),
    ];
  });
  return `Chromium, 1.6 Mbps, 150 ms round trip, CPU ${slowdown}x slower, 412 x 823 px, empty cache, brotli; median of ${runs}
alternating runs. *kB* are bodies on top of the bare page; *usable* is the end of hydration where React must run first.

${table(["contact form on a partner page", "kB", "visible ms", "usable ms", "TBT ms", "CLS"], figures)}

${goals(middle)}`;
}

function goals(middle: Middle): string {
  const seen = middle(evergreen, ({ visible }) => visible) / middle(smallest, ({ visible }) => visible);
  const works = middle(touched, ({ usable }) => usable) / middle(smallest, ({ usable }) => usable);
  const joined = middle(touched, ({ usable = Number.NaN, visible = Number.NaN }) => usable - visible);
  const joins = joined / middle(smallest, ({ usable }) => usable);
  const blocked = middle(evergreen, ({ blocking }) => blocking) - middle(bare, ({ blocking }) => blocking);
  const shift = Math.max(...[evergreen, touched].map((name) => middle(name, (run) => run.shift)));
  return table(
    ["goal", "limit", "measured", ""],
    [
      ["visible, against the smallest React form", "1.00x", `${seen.toFixed(2)}x`, verdict(seen <= 1)],
      ["hydrated, against the same", "1.10x", `${works.toFixed(2)}x`, verdict(works <= 1.1)],
      ["the same, counted from the touch", "–", `${joins.toFixed(2)}x`, ""],
      ["TBT more than the bare page, ms", "15", blocked.toFixed(0), verdict(blocked <= 15)],
      ["CLS", "0", shift.toFixed(3), verdict(shift < 0.0005)],
    ],
  );
}
