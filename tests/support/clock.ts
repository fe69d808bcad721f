import type { Page } from "@playwright/test";

/** Milliseconds whose frames run one by one: a frame costs a test as much as it costs a page. */
const lastFrames = 100;

/** Lets the time of a page whose clock is installed go by; what repeats meanwhile comes once, and then at its pace. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(Math.max(milliseconds - lastFrames, 0));
  await page.clock.runFor(Math.min(milliseconds, lastFrames));
}
