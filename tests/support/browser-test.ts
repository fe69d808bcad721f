import { type BrowserContext, test as base } from "@playwright/test";
import { withClock } from "./clock.ts";

/**
 * A test with a page of its own in a browser context that the worker keeps for the next test with the same
 * settings, because most of a context's cost is its process. An empty page keeps the process alive, and
 * everything else is removed after each test.
 */
export const test = base.extend<object, { contexts: Map<string, BrowserContext> }>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async (
    { browser, contexts, baseURL, contextOptions, hasTouch, javaScriptEnabled, locale, timezoneId, viewport },
    use,
  ) => {
    const settings = JSON.stringify({
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    });
    // It takes the settings from the test.
    const context = contexts.get(settings) ?? (await browser.newContext());
    if (!contexts.has(settings)) await context.newPage();
    contexts.set(settings, context);
    await use(context);
    if (!withClock.has(context)) return clear(context, baseURL ?? "");
    contexts.delete(settings);
    await context.close();
  },
});

async function clear(context: BrowserContext, origin: string) {
  const [empty, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearCookies();
  await context.clearPermissions();
  if (!empty) return;
  const devtools = await context.newCDPSession(empty);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await devtools.detach();
}
