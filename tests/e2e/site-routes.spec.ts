import { expect, test } from "@playwright/test";
import { menu } from "#content/menu.ts";
import { routes, sectionRoutes, whenReady } from "../support/site.ts";

const bannerTitles: Readonly<Record<string, string>> = {
  "/study": "Study",
  "/visit/tourism": "Tourism",
  "/immigration/federal-skilled-worker": "Federal skilled worker",
  "/other-services/canadian-business-immigration-program": "Canadian business immigration program",
  "/contact-us": "Contact us",
};

for (const [path, title] of Object.entries(bannerTitles)) {
  test(`the banner of ${path} is named after its address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    const [, first] = path.split("/");
    expect(await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/",
      `/${first}`,
    ]);
  });
}

test("each section page shows the menu's title and marks itself in the list of its section", async ({
  page,
}) => {
  for (const path of sectionRoutes) {
    await page.goto(path);
    const index = menu.find(
      (entry) => path === entry.path || (path.startsWith(`${entry.path}/`) && entry.path !== "/"),
    );
    const section = [index, ...(index?.children ?? [])];
    const entry = section.find((each) => each?.path === path);
    await expect(page.locator("[data-page-title]")).toHaveText(entry?.title ?? "");
    const list = page.getByRole("navigation", { name: "In this section" });
    await expect(list.getByRole("link")).toHaveText(section.map((each) => each?.title ?? ""));
    await expect(list.locator("[aria-current=page]")).toHaveText(entry?.title ?? "");
    await expect(page.locator('main form[name="contact"]')).toHaveCount(1);
  }
});

test("every page has a title, a description and an address of its own", async ({ request }) => {
  const seen = new Set<string>();
  for (const path of routes) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
    const description = /name="description" content="([^"]+)/.exec(html)?.[1] ?? "";
    expect(html).toContain(`<link rel="canonical" href="https://www.evermaple.example${path}">`);
    expect(html).toMatch(/property="og:image" content="https:\/\/[^"]+\.png"/);
    expect(description.length).toBeGreaterThan(60);
    for (const text of [title, description]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  }
});

test("structured data names the firm, the way to the page and its questions", async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
      ([, block]) => JSON.parse(block ?? "")["@type"],
    );
  };
  expect(await typesOf("/")).toEqual(["ProfessionalService", "WebSite"]);
  expect(await typesOf("/visit/tourism")).toEqual(["BreadcrumbList", "FAQPage"]);
});

test("the sitemap lists every page, and robots.txt the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.evermaple\.example([^<]*)<\/loc>/g)];
  expect(listed.map(([, path]) => path)).toEqual(routes);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

test("other spellings of an address lead to the page", async ({ page }) => {
  for (const [asked, path] of [
    ["/Visit", "/visit"],
    ["/STUDY", "/study"],
    ["/visit/tourism/", "/visit/tourism"],
    ["/Immigration/Express-Entry/", "/immigration/express-entry"],
    ["/Assessment", "/assessment"],
  ] as const) {
    await page.goto(asked);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("an unknown address answers 404 with the not-found page in the site's frame", async ({ page }) => {
  const answer = await page.goto("/no/such-page");
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByText("Page not found. Please return to main page or pick one of the manu options"),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await whenReady(page);
  await page.getByRole("main").getByRole("link", { name: "Main page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
});

test("the contact page shows phone, licence, e-mail and the form", async ({ page }) => {
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="tel:+16045550142"]').first()).toHaveText("+1 604-555-0142");
  await expect(main.locator('a[href^="mailto:"]').first()).toHaveText("hello@evermaple.example");
  await expect(main.locator('a[href*="college-ic.ca"]').first()).toContainText("R000000");
  await expect(main.locator('form[name="contact"]')).toBeVisible();
});

test("every internal link of every page leads to a page, and every anchor to a place in it", async ({
  request,
}) => {
  const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = new Set<string>();
  for (const path of [...routes, "/assessment", "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    const ids = idsOf(html);
    for (const [, href = ""] of html.matchAll(/(?:href|action|src)="([/#][^"]*)"/g)) {
      if (!href.startsWith("#")) links.add(href);
      else expect(ids, `${path}${href}`).toContain(href.slice(1));
    }
  }
  for (const link of links) {
    const answer = await request.get(link);
    // Where forms are sent something answers too, though only to POST.
    expect(answer.status(), link).toBe(link.startsWith("/api/") ? 405 : 200);
    const [, anchor] = link.split("#");
    if (anchor) expect(idsOf(await answer.text()), link).toContain(anchor);
  }
});
