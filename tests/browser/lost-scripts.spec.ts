import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { asOwnClient, storedLeads } from "../support/consultant.ts";
import { full, spread } from "../support/full.ts";
import { whenReady } from "../support/site.ts";

test.beforeEach(({ page }) => asOwnClient(page));

/** Fates of a chunk on a train. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 404": (route) => route.fulfill({ status: 404, body: "" }),
  "is cut": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const a = (function () {" }),
  "is an HTML page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }),
  "does not come": async () => undefined,
};

/** The scripts that a page's own script asks for, and that script itself: what is lost in turn. */
async function chunksOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const [, entry = "", later = ""] = /src="([^"]+\.js)"[^>]*data-later="([^"]*)"/.exec(html) ?? [];
  return [entry, ...later.split(" ")];
}

async function fill(page: Page, path: string, name: string): Promise<void> {
  const form = path === "/assessment" ? "request" : "contact";
  const answers: Record<string, string> =
    form === "contact"
      ? { fullName: name, body: "Hello" }
      : { firstName: name, lastName: "Lost", age: "30", citizenship: "Chile" };
  for (const [field, text] of Object.entries({
    ...answers,
    phone: "604 555 0142",
    email: "lost@example.com",
  }))
    await page.locator(`form[name=${form}] [name=${field}]`).fill(text);
  if (form === "contact") return;
  const choices = { status: "Widow", educationLevel: "Masters", englishLevel: "None", frenchLevel: "None" };
  for (const [field, option] of Object.entries(choices))
    await page.locator(`form[name=request] [name=${field}]`).selectOption(option);
}

for (const path of full ? ["/contact-us", "/study", "/assessment"] : ["/contact-us", "/assessment"]) {
  for (const [fault, spoil] of Object.entries(faults)) {
    // A fault that is told is the same event whatever it is; the code is the same on every page.
    if (!full && !(path === "/contact-us" ? /HTML|not come/ : /not come/).test(fault)) continue;
    if (path !== "/contact-us" && !/404|not come/.test(fault)) continue;
    test(`${path}: whichever script ${fault}, the form is sent`, async ({ page }) => {
      await installClock(page);
      const chunks = await chunksOf(page, path);
      // The first script and the page's own; in the other way one that all pages share.
      const some =
        path === "/contact-us" && fault === "does not come"
          ? [chunks.find((chunk) => chunk.includes("/libraries-")) ?? ""]
          : [chunks[0] ?? "", chunks.at(-1) ?? ""];
      for (const [at, chunk] of (full ? chunks : some).entries()) {
        await test.step(chunk, async () => {
          await asOwnClient(page);
          await page.unrouteAll();
          await page.route(`**${chunk}`, spoil);
          await page.goto(path, { waitUntil: "commit" });
          const name = `Lost ${at} ${fault}`;
          await fill(page, path, name);
          await page.locator("form.visa-form button[type=submit]").click();
          // What has failed is known at once; what does not come is waited for.
          if (fault === "does not come") await letPass(page, 8000);
          await expect(page, chunk).toHaveURL(/\/receipt\?/);
          const reference = await page.locator("[data-text=reference]").innerText();
          expect(storedLeads(name)).toContainEqual(expect.objectContaining({ reference }));
        });
      }
    });
  }
}

for (const [button, chunk, own] of [
  ["Book a consultation", "contact-dialog", "/contact-us"],
  ["Free assessment", "assessment", "/assessment"],
] as const) {
  for (const [fault, spoil] of spread(Object.entries(faults), 4)) {
    test(`/: where the overlay's script ${fault}, "${button}" leads to its page`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.js$`), spoil);
      await page.goto("/");
      await whenReady(page);
      if (fault === "does not come") await installClock(page);
      await page.getByRole("banner").getByRole("button", { name: button }).click();
      if (fault === "does not come") await letPass(page, 8000);
      await expect(page).toHaveURL(own);
      await expect(page.locator("form.visa-form")).toBeVisible();
    });
  }
}

test("a browser that is too old for the page's styles runs none of its scripts, and sends the form itself", async ({
  page,
}) => {
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
