import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { asOwnClient, storedLeads } from "../support/consultant.ts";
import { messageAnswers, shortAnswers } from "../support/filled.ts";
import { full, spread } from "../support/full.ts";
import { fates } from "../support/hold.ts";
import { fill, press, type Reply } from "../support/send.ts";
import { visit } from "../support/site.ts";

/** A page's own script and the scripts that it requests, which are lost in turn. */
async function chunksOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const [, entry = "", later = ""] = /src="([^"]+\.js)"[^>]*data-later="([^"]*)"/.exec(html) ?? [];
  return [entry, ...later.split(" ")];
}

// A reported fault is the same event whatever it is; the code is the same on every page. By day one script of
// each kind is lost: the first, one that all pages share, and the page's own.
for (const [path, fault, lost, answers, named] of [
  ["/contact-us", "is an HTML page", /hydrate|entry/, messageAnswers, "fullName"],
  ["/contact-us", "does not come", /libraries/, messageAnswers, "fullName"],
  ["/assessment", "does not come", /assessment/, shortAnswers, "firstName"],
] as const)
  test(`${path}: whichever script ${fault}, the form is sent`, async ({ page }) => {
    await installClock(page);
    const chunks = await chunksOf(page, path);
    const some = chunks.filter((chunk) => lost.test(chunk)).slice(0, 1);
    expect(some).toHaveLength(1);
    for (const [at, chunk] of (full ? chunks : some).entries())
      await test.step(chunk, async () => {
        await asOwnClient(page);
        await page.unrouteAll();
        await page.route(`**${chunk}`, fates[fault] as Reply);
        await page.goto(path, { waitUntil: "commit" });
        const name = `Lost ${at} ${fault}`;
        const form = page.locator("form.visa-form");
        await fill(form, { ...answers, [named]: name });
        await press(form);
        // A failure is known at once; a missing response is waited for.
        if (fault === "does not come") await letPass(page, 8000);
        await expect(page, chunk).toHaveURL(/\/receipt\?/);
        const reference = await page.locator("[data-text=reference]").innerText();
        expect(storedLeads(name)).toContainEqual(expect.objectContaining({ reference }));
      });
  });

for (const [button, chunk, own] of [
  ["Book a consultation", "contact-dialog", "/contact-us"],
  ["Free assessment", "assessment", "/assessment"],
] as const) {
  for (const [fault, spoil] of spread(Object.entries(fates), 5)) {
    test(`/: where the overlay's script ${fault}, "${button}" leads to its page`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.js$`), spoil);
      await visit(page, "/");
      if (fault === "does not come") await installClock(page);
      await page.getByRole("banner").getByRole("button", { name: button }).click();
      if (fault === "does not come") await letPass(page, 8000);
      await expect(page).toHaveURL(own);
      await expect(page.locator("form.visa-form")).toBeVisible();
    });
  }
}

test("a browser too old for the page's styles runs no script and sends the form itself", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CSSLayerBlockRule"));
  await page.route("**/api/contact", (route) => route.fulfill({ contentType: "text/html", body: "taken" }));
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/contact-us");
  await page.locator("form[name=contact] [name=fullName]").fill("Ana");
  const post = page.waitForRequest("**/api/contact");
  await page.locator("form[name=contact] [type=submit]").click();
  const sent = await post;
  expect(sent.isNavigationRequest()).toBe(true);
  expect(new URLSearchParams(sent.postData() ?? "").get("fullName")).toBe("Ana");
  expect(scripts.filter((url) => url.includes("hydrate"))).toEqual([]);
});
