import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { pages } from "#site/pages/registry.ts";
import { obtainBrowser } from "./find-browser.ts";

/**
 * Pictures of every page for the eye, at three widths, light and dark, from a running product:
 * `node scripts/screenshots.ts [PATH …]`; BASE_URL and OUT change where from and where to.
 */
const base = process.env.BASE_URL ?? "http://localhost:8787";
const out = process.env.OUT ?? "test-results/screenshots";
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : [...pages.map(({ path }) => path), "/assessment", "/no-such-page"];
const widths = (process.env.WIDTHS ?? "375,768,1280").split(",").map(Number);
const schemes = (process.env.SCHEMES ?? "light,dark").split(",") as ("light" | "dark")[];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
for (const colorScheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    page.on("console", (message) => console.log(`  ${message.type()}: ${message.text()}`));
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: "networkidle" });
      // Pictures below the fold load as they come near.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        scrollTo(0, 0);
      });
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      console.log(`${name} ${width} ${colorScheme}`);
    }
    await page.close();
  }
}
await browser.close();
