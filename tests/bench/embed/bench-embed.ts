import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { installOnce } from "#scripts/test/install-once.ts";
import { elementBudgets } from "../../built/support/budgets.ts";
import { kilobytes, median, table, verdict } from "../table.ts";
import { hostFiles, hostPage } from "./host-page.ts";
import { type Notes, observe } from "./observe.ts";
import { StaticServer } from "./static-server.ts";
import { bare, buildVariants, evergreen, limit, smallest, touched, type Variant } from "./variants.ts";

const widgets = fileURLToPath(new URL("../../../dist/site/widgets", import.meta.url));
const peers = fileURLToPath(new URL("../peers", import.meta.url));

/** A slow phone on a slow line: 1.6 Mbps, 150 ms round trip, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** The first frame varies more between whole runs than its goal leaves room: so many are compared. */
const wholeRuns = 5;
/** A page that was quiet for so long is taken as loaded, in milliseconds. */
const quiet = 1200;

interface Measured extends Notes {
  readonly bytes: number;
}

interface Row {
  readonly variant: Variant;
  readonly runs: Measured[];
  used: number;
}

interface Hosts {
  readonly partner: StaticServer;
  readonly partnerOrigin: string;
  readonly server: StaticServer;
}

const transferred = ({ partner, server }: Hosts) =>
  [...partner.requested, ...server.requested].reduce((sum, { bytes }) => sum + bytes, 0);

async function openPage(browser: Browser, { partner, server, partnerOrigin }: Hosts, variant: Variant) {
  partner.requested.length = 0;
  server.requested.length = 0;
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
  await page.addInitScript(observe, { react: variant.react });
  await page.goto(`${partnerOrigin}/${encodeURIComponent(variant.name)}`, { waitUntil: "commit" });
  return { context, page };
}

/** Resolves with the page's notes once nothing was loaded, shown or blocked for a while. */
async function settle(page: Page, hosts: Hosts, variant: Variant): Promise<Notes> {
  const began = Date.now();
  let bytes = -1;
  let since = began;
  while (Date.now() - began < 30_000) {
    await page.waitForTimeout(100);
    const now = transferred(hosts);
    if (now !== bytes) [bytes, since] = [now, Date.now()];
    const { notes, resting } = await page.evaluate(() => ({
      notes: window.notes,
      resting:
        document.readyState === "complete"
          ? performance.now() - Math.max(window.notes.lastLongTask, window.notes.usable ?? 0)
          : 0,
    }));
    const shown = !variant.form || notes.usable !== undefined;
    if (shown && Math.min(resting, Date.now() - since) > quiet) return notes;
  }
  throw new Error(`${variant.name}: its form never worked`);
}

/** A finger on the first box in the very frame in which it shows; a locator would wait for it to stand still. */
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
  const notes = await settle(page, hosts, variant);
  const bytes = transferred(hosts);
  await context.close();
  return { ...notes, bytes };
}

/** Fills the form as a visitor would, sends it, and returns what the whole visit transferred. */
async function use(browser: Browser, hosts: Hosts, variant: Variant): Promise<number> {
  const { context, page } = await openPage(browser, hosts, { ...variant, react: false });
  await page.waitForFunction(() => window.notes.visible !== undefined);
  const form = page.locator("#form");
  const type = async (name: RegExp, text: string) => {
    const box = form.getByRole("textbox", { name }).first();
    await box.tap();
    await box.pressSequentially(text, { delay: 20 });
  };
  await type(/full name/i, "Ana Lima");
  await type(/^phone/i, "6045550142");
  await type(/e-mail/i, "ana@example.com");
  await type(/message/i, "Can my parents visit us?");
  const sent = page
    .waitForResponse((response) => response.request().method() === "POST")
    .catch(() => {
      throw new Error(`${variant.name}: its message was not sent`);
    });
  await form.getByRole("button", { name: /send message/i }).click();
  await sent;
  await page.waitForLoadState("networkidle");
  const bytes = transferred(hosts);
  await context.close();
  return bytes;
}

const visibleOf = ({ runs }: Row) => median(runs.map(({ visible }) => visible ?? Number.NaN));

/** Ratio of the element's first frame to the hand-written one's. */
function seenRatio(rows: readonly Row[]): number {
  const [hand = Number.NaN, own = Number.NaN] = [limit, evergreen].map((name) =>
    visibleOf(rows.find(({ variant }) => variant.name === name) as Row),
  );
  return own / hand;
}

/** All rows, and `seenRatio` of each whole run. */
async function measureAll(
  browserPath: string,
  runs: number,
): Promise<{ readonly rows: readonly Row[]; readonly seen: readonly number[] }> {
  const hosts: Hosts = { partner: new StaticServer(), server: new StaticServer(), partnerOrigin: "" };
  const origin = await hosts.server.listen();
  Object.assign(hosts, { partnerOrigin: await hosts.partner.listen() });
  const built = await buildVariants();
  const ownBuilt = existsSync(widgets);
  if (ownBuilt) hosts.server.putFolder("/widgets", widgets);
  const rows = built
    .filter(({ name }) => ownBuilt || (name !== evergreen && name !== touched))
    .map((variant): Row => ({ variant, runs: [], used: 0 }));
  for (const [path, content] of Object.entries(hostFiles)) hosts.partner.put(path, content);
  for (const { variant } of rows) {
    const page = hostPage(variant.head?.(origin) ?? "", variant.form?.(origin) ?? "");
    hosts.partner.put(`/${encodeURIComponent(variant.name)}`, page);
    if (variant.built) hosts.server.putFolder(variant.built.base, variant.built.folder);
  }

  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  const seen: number[] = [];
  try {
    // The first page of a browser pays for its start.
    await measure(browser, hosts, rows[0]?.variant as Variant);
    // Alternating, so that a busy moment of the machine meets every variant alike.
    const alternate = async (some: readonly Row[], title: string) => {
      for (let run = 0; run < runs; run++) {
        process.stdout.write(`  ${title}${run + 1} of ${runs}\r`);
        for (const { variant, runs } of some) runs.push(await measure(browser, hosts, variant));
      }
    };
    await alternate(rows, "run ");
    if (ownBuilt) seen.push(seenRatio(rows));
    while (ownBuilt && seen.length < wholeRuns) {
      const pair = rows
        .filter(({ variant: { name } }) => name === limit || name === evergreen)
        .map((row) => ({ ...row, runs: [] }));
      await alternate(pair, `first frame again, whole run ${seen.length + 1}: `);
      seen.push(seenRatio(pair));
    }
    for (const row of rows) if (row.variant.form) row.used = await use(browser, hosts, row.variant);
  } finally {
    await browser.close();
    hosts.partner.close();
    hosts.server.close();
  }
  return { rows, seen };
}

/** The embed benchmark as Markdown: the table, then the ratios of one run to another. */
export async function benchEmbed(browserPath: string, runs: number): Promise<string> {
  installOnce(peers);
  const { rows, seen } = await measureAll(browserPath, runs);
  const middle = (name: string, pick: (measured: Measured) => number | undefined) => {
    const row = rows.find(({ variant }) => variant.name === name);
    return median(row?.runs.map((run) => pick(run) ?? Number.NaN) ?? []);
  };
  const base = middle(bare, ({ bytes }) => bytes);
  const figures = rows.map(({ variant, used }) => {
    const value = (pick: (measured: Measured) => number | undefined) => middle(variant.name, pick);
    const time = (pick: (measured: Measured) => number | undefined) =>
      variant.form ? value(pick).toFixed(0) : "–";
    return [
      variant.name,
      kilobytes(value(({ bytes }) => bytes) - base),
      variant.form ? kilobytes(used - base) : "–",
      time(({ visible }) => visible),
      time(({ usable }) => usable),
      value(({ blocking }) => blocking).toFixed(0),
      value(({ shift }) => shift).toFixed(3),
    ];
  });
  const head = ["contact form on a partner page", "kB before touch", "kB after use"];
  const timed = ["visible ms", "usable ms", "TBT ms", "CLS"];
  const text = `Chromium, 1.6 Mbps, 150 ms round trip, CPU ${slowdown}x slower, 412 x 823 px, empty cache, brotli; median of ${runs}
alternating runs. *kB* are bodies on top of the bare page; *usable* is the end of hydration where React must run first.

${table([...head, ...timed], figures)}`;
  if (!rows.some(({ variant }) => variant.name === evergreen)) return text;
  return `${text}\n\n${goals(middle, base, rows, seen)}`;
}

function goals(
  middle: (name: string, pick: (measured: Measured) => number | undefined) => number,
  base: number,
  rows: readonly Row[],
  seenInRuns: readonly number[],
): string {
  const budget = elementBudgets["contact-form"];
  const before = middle(evergreen, ({ bytes }) => bytes) - base;
  const after = middle(touched, ({ bytes }) => bytes) - base;
  const used = (rows.find(({ variant }) => variant.name === evergreen)?.used ?? Number.NaN) - base;
  const seen = median(seenInRuns);
  const range = [Math.min(...seenInRuns), Math.max(...seenInRuns)].map((ratio) => ratio.toFixed(2)).join("–");
  const works = middle(touched, ({ usable }) => usable) / middle(smallest, ({ usable }) => usable);
  const joined = middle(touched, ({ usable = Number.NaN, visible = Number.NaN }) => usable - visible);
  const joins = joined / middle(smallest, ({ usable }) => usable);
  const blocked = middle(evergreen, ({ blocking }) => blocking) - middle(bare, ({ blocking }) => blocking);
  const shift = Math.max(
    middle(evergreen, (run) => run.shift),
    middle(touched, (run) => run.shift),
  );
  return table(
    ["goal", "limit", "measured", ""],
    [
      ["kB before touch", kilobytes(budget.paint), kilobytes(before), verdict(before <= budget.paint)],
      [
        "kB once React has joined",
        kilobytes(budget.joined),
        kilobytes(after),
        verdict(after <= budget.joined),
      ],
      ["kB after use, with the numbering plans of the phone field", "–", kilobytes(used), ""],
      [
        `visible, against the hand-written element, median of ${seenInRuns.length} whole runs (${range}x)`,
        "1.20x",
        `${seen.toFixed(2)}x`,
        verdict(seen <= 1.2),
      ],
      ["hydrated, against the smallest React form", "1.10x", `${works.toFixed(2)}x`, verdict(works <= 1.1)],
      ["the same, counted from the touch", "–", `${joins.toFixed(2)}x`, ""],
      ["TBT more than the bare page, ms", "15", blocked.toFixed(0), verdict(blocked <= 15)],
      ["CLS", "0", shift.toFixed(3), verdict(shift < 0.0005)],
    ],
  );
}
