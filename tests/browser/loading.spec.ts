import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { whenIdle } from "../support/site.ts";

/** File names of the scripts that the page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([^/]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/**
 * Brings the pointer to the footer's link to Citizenship and waits until that page's chunk has run here.
 */
async function prefetchedLink(page: Page): Promise<Locator> {
  const link = page.locator("footer").getByRole("link", { name: "Citizenship", exact: true });
  const chunk = page.waitForResponse(/\/assets\/citizenship-[\w-]{8}\.js$/);
  await link.hover();
  const url = (await chunk).url();
  // A module is loaded once: this import ends when the page's own has run, with all that it imports.
  await page.evaluate((address) => import(address), url);
  return link;
}

test("an inner page fetches what it needs, and another page's chunk only when its link is approached", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/study");
  await expect(page.locator("form[name=contact]")).toBeAttached();
  await whenIdle(page);

  await test.step("no carousel, numbering plan, flag or pop-up comes by itself", async () => {
    expect(scripts).toContain("libraries");
    expect(
      scripts.filter((name) => /swiper|phone-plan|flag|dialog|assessment|^[A-Z]{2}$/.test(name)),
    ).toEqual([]);
  });

  await test.step("a link that a finger touches has its page's chunk fetched before the click", async () => {
    expect(scripts).not.toContain("sponsorship");
    await page
      .locator("footer")
      .getByRole("link", { name: "Sponsorship Program", exact: true })
      .dispatchEvent("touchstart");
    await expect.poll(() => scripts).toContain("sponsorship");
  });

  await test.step("a page's chunk is fetched when its link is hovered, once, and the click changes the page from it within a frame", async () => {
    expect(scripts).not.toContain("citizenship");
    const link = await prefetchedLink(page);
    // Whatever the click still needed would fail now.
    await page.route(/\.js$/, (route) => route.abort());

    const changed = await link.evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          (element as HTMLElement).click();
          // The frame that the click leads to is drawn between these two callbacks.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.querySelector("h1")?.textContent ?? "")),
          );
        }),
    );

    expect(changed).toBe("Citizenship");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Citizenship");
    expect(scripts.filter((name) => name === "citizenship")).toHaveLength(1);
  });
});
