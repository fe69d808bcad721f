import { mkdirSync } from "node:fs";
import { build } from "#scripts/run/tools.ts";
import { freePort } from "#scripts/serve/ports.ts";
import { serveForTests } from "#scripts/serve/serve-for-tests.ts";
import { launchBrowser } from "#scripts/test/find-browser.ts";

/**
 * Pictures of pages at two widths, light and dark: `npm run screenshots -- PATH…`. BASE_URL names a running
 * product.
 */
const paths = process.argv.slice(2);
if (paths.length === 0) paths.push("/");
const out = "test-results/screenshots";
const base = process.env.BASE_URL ?? (await buildAndServe());

async function buildAndServe(): Promise<string> {
  await freePort("PORT", 8899);
  await build();
  return (await serveForTests(8899)).origin;
}

mkdirSync(out, { recursive: true });
const browser = await launchBrowser();
for (const colorScheme of ["light", "dark"] as const)
  for (const width of [375, 1280]) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: "networkidle" });
      // Makes lazy pictures load.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = path.replace(/^\/|\/$/g, "").replaceAll("/", "-") || "home";
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
await browser.close();
console.log(`The pictures are in ${out}.`);
process.exit();
