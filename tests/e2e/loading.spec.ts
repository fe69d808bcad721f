import { expect, type Page, test } from "@playwright/test";

/** File names of the scripts that the page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([^/]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test("an inner page fetches no carousel, numbering plan, flag or pop-up by itself", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/study");
  await expect(page.locator("form[name=contact]")).toBeAttached();
  await page.waitForLoadState("networkidle");

  expect(scripts).toContain("libraries");
  expect(scripts.filter((name) => /swiper|phone-plan|flag|dialog|assessment|^[A-Z]{2}$/.test(name))).toEqual(
    [],
  );
});

test("a page's chunk is fetched when its link is hovered, once, and the click changes the page from it", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/study");
  await page.waitForLoadState("networkidle");
  expect(scripts).not.toContain("citizenship");

  const link = page.locator("footer").getByRole("link", { name: "Citizenship", exact: true });
  await link.hover();
  await expect.poll(() => scripts).toContain("citizenship");
  await page.waitForLoadState("networkidle");

  // Whatever the click still needed would fail now.
  await page.route(/\.js$/, (route) => route.abort());
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Citizenship");
  expect(scripts.filter((name) => name === "citizenship")).toHaveLength(1);
});

test("a link that a finger touches has its page's chunk fetched before the click", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/study");
  await page.waitForLoadState("networkidle");

  await page
    .locator("footer")
    .getByRole("link", { name: "Citizenship", exact: true })
    .dispatchEvent("touchstart");

  await expect.poll(() => scripts).toContain("citizenship");
});

test("the page changes within a frame of the click once its chunk is here", async ({ page }) => {
  await page.goto("/study");
  await page.waitForLoadState("networkidle");
  const link = page.locator("footer").getByRole("link", { name: "Citizenship", exact: true });
  await link.hover();
  await page.waitForLoadState("networkidle");

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
});
