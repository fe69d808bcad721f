import type { BrowserContext, Page } from "@playwright/test";

/** Contexts in which a test sets the time: Playwright gives none of them its own back. */
export const withClock = new WeakSet<BrowserContext>();

/** Puts a clock of the test's own into the page, which runs until it is stopped. */
export async function installClock(page: Page): Promise<void> {
  withClock.add(page.context());
  await page.clock.install();
}

/** Stops the page's clock, which a busy machine would let pass a limit that a test stops short of. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Milliseconds whose frames run one by one, because a frame costs a test as much as it costs a page. */
const lastFrames = 100;

/** Advances the time of a page with an installed clock; repeated events come once, and then at their pace. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(Math.max(milliseconds - lastFrames, 0));
  await page.clock.runFor(Math.min(milliseconds, lastFrames));
}
