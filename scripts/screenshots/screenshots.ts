import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { build } from "#scripts/run/tools.ts";
import { freePort } from "#scripts/serve/ports.ts";
import { serveForTests } from "#scripts/serve/serve-for-tests.ts";
import { obtainBrowser } from "#scripts/test/find-browser.ts";
import { pages } from "#site/routing/registry.ts";
import { states } from "./states.ts";

/**
 * Pictures of every page and state at three widths, light and dark: `npm run screenshots [-- PATH …]`. BASE_URL takes
 * them from a product that runs already.
 */
const base = process.env.BASE_URL ?? (await buildAndServe());
const out = process.env.OUT ?? "test-results/screenshots";
const asked = process.argv.slice(2);
const paths =
  asked.length > 0 ? asked : [...pages.map(({ path }) => path), "/assessment", "/widgets/", "/no-such-page"];
const widths = (process.env.WIDTHS ?? "375,768,1280").split(",").map(Number);
const schemes = (process.env.SCHEMES ?? "light,dark").split(",") as ("light" | "dark")[];

async function buildAndServe(): Promise<string> {
  await freePort("PORT", 8899);
  await build();
  return (await serveForTests(8899)).origin;
}

/** The whole page, with the pictures that would come as they come near. */
async function takePage(page: Page, path: string, file: string): Promise<void> {
  await page.goto(base + path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  await page.screenshot({ path: file, fullPage: true });
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await obtainBrowser(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
let taken = 0;
for (const colorScheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    for (const path of paths) {
      const name = path.replaceAll("/", " ").trim().replaceAll(" ", "-") || "home";
      await takePage(page, path, `${out}/${name}-${width}-${colorScheme}.png`);
      taken += 1;
    }
    for (const { name, path, reach, from = 0, below = Number.POSITIVE_INFINITY } of states) {
      if (asked.length > 0 || width < from || width >= below) continue;
      await page.goto(base + path, { waitUntil: "networkidle" });
      await reach(page);
      await page.screenshot({ path: `${out}/state-${name}-${width}-${colorScheme}.png` });
      // Nothing of one state goes into the next.
      await page.unrouteAll();
      await page.evaluate(() => sessionStorage.clear());
      taken += 1;
    }
    await page.close();
    console.log(`${width} px, ${colorScheme}: ${taken} pictures so far`);
  }
}
await browser.close();
console.log(`The pictures are in ${out}.`);
process.exit();
