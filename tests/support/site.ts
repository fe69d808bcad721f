import { expect, type Page } from "@playwright/test";
import { pages } from "#site/routing/registry.ts";

export const routes = pages.map(({ path }) => path);

/** Collects what must never happen on a page: console lines, errors, requests to other hosts. */
export function watchPage(page: Page): { complaints: readonly string[] } {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") complaints.push(request.url());
  });
  return { complaints };
}

/** Waits until everything a page does by itself, even in idle time, has been done or at least requested. */
export async function whenIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await whenReady(page);
  // Idle callbacks run in the order of their requests, so the page's own come before this one.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}

export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("site-ready").length > 0);
}

/** Follows a link of this page or, if it has none, of the section above: not every page is in the menu. */
export async function followLink(page: Page, address: string): Promise<void> {
  const click = (href: string) =>
    page.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
      link?.click();
      return link !== null;
    }, href);
  if (await click(address)) return;
  await click(address.slice(0, address.lastIndexOf("/")));
  await expect.poll(() => click(address)).toBe(true);
}

/** Makes letters twice as large, as a browser's own setting does. */
export async function doubleLetters(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function sheetsOf(page: Page, paper: Parameters<Page["pdf"]>[0] = {}): Promise<number> {
  return (await page.pdf(paper)).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Tabs through stops of a page; `hidden` are those of which nine points are all covered (WCAG 2.4.11). */
export async function walkByTab(page: Page, most: number, key: "Tab" | "Shift+Tab" = "Tab") {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      if (!focused || focused === body) return undefined;
      const shares = [0.1, 0.5, 0.9];
      const isSeen = [...focused.getClientRects()].some(({ x, y, width, height }) =>
        shares.some((across) =>
          shares.some((down) => {
            const hit = document.elementFromPoint(x + across * width, y + down * height);
            return hit !== null && hit !== body && (focused.contains(hit) || hit.contains(focused));
          }),
        ),
      );
      return isSeen ? "" : focused.outerHTML.slice(0, 100);
    });
    if (covered === undefined) break;
    if (covered) hidden.push(covered);
  }
  return { stops, hidden };
}
