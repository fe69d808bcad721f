import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab past the beginnings of a message, until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () =>
    control.evaluate((one) => (one.getRootNode() as Document | ShadowRoot).activeElement === one);
  for (let presses = 0; presses < 12 && !(await isFocused()); presses += 1) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}
