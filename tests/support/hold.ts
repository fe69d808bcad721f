import type { Page } from "@playwright/test";

/** Keeps the requests for an address waiting until the function that it returns is called. */
export async function hold(page: Page, address: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
