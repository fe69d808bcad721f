import type { Page } from "@playwright/test";
import { headers, type Reply } from "./send.ts";

/** Keeps the requests for an address waiting until the function that it returns is called. */
export async function hold(page: Page, address: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** What may happen to a script on a poor connection. */
export const fates: Readonly<Record<string, Reply>> = {
  "answers 404": (route) => route.fulfill({ status: 404, headers, body: "Not found" }),
  "is lost": (route) => route.abort("connectionreset"),
  "is cut": (route) =>
    route.fulfill({ contentType: "text/javascript", headers, body: "export function hydr" }),
  "is an HTML page": (route) =>
    route.fulfill({ contentType: "text/html", headers, body: "<h1>Sign in</h1>" }),
  "does not come": async () => undefined,
};
