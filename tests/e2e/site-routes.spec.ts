import { expect, test } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { pageLanguages, siteLanguages } from "#content/languages.ts";
import { menu } from "#content/menu.ts";
import { pathIn } from "#lead/languages.ts";
import { textPages } from "#site/routing/registry.ts";
import { spread } from "../support/full.ts";
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
  for (const path of spread(sectionRoutes, 5)) {
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
  for (const path of [...routes, "/assessment"]) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
    const description = /name="description" content="([^"]+)/.exec(html)?.[1] ?? "";
    expect(html).toContain(`<link rel="canonical" href="${firm.origin}${path}">`);
    const [, picture = ""] = /property="og:image" content="https:\/\/[^/]+(\/[^"]+\.png)"/.exec(html) ?? [];
    expect((await request.get(picture)).status(), picture).toBe(200);
    expect(html).toMatch(new RegExp(`property="og:image:alt" content="[^"]*${firm.shortName}[^"]*"`));
    expect(html).toContain(`property="og:site_name" content="${firm.name}"`);
    expect(description.length).toBeGreaterThan(60);
    for (const text of [title, description]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  }
});

test("structured data names the firm, the way to the page and its questions", async ({ request }) => {
  const blocksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, block]) =>
      JSON.parse(block ?? ""),
    );
  };
  const [practice, website] = await blocksOf("/");
  expect(practice).toMatchObject({
    "@type": ["Organization", "LegalService"],
    "@id": `${firm.origin}/#organization`,
    hasCredential: firm.licensees.map(({ number }) => ({
      "@type": "EducationalOccupationalCredential",
      identifier: number,
    })),
  });
  expect((await request.get(new URL(practice.logo).pathname)).headers()["content-type"]).toBe("image/png");
  expect(Object.hasOwn(practice, "address")).toBe("address" in firm);
  expect(website).toMatchObject({ "@type": "WebSite", publisher: { "@id": practice["@id"] } });
  const types = (await blocksOf("/visit/tourism")).map((block) => block["@type"]);
  expect(types).toEqual(["BreadcrumbList", "FAQPage"]);
  expect((await blocksOf("/assessment")).map((block) => block["@type"])).toEqual(["BreadcrumbList"]);
});

test("the sitemap lists every page, and robots.txt the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(https:\/\/[^/<]+)([^<]*)<\/loc>/g)];
  expect(new Set(listed.map(([, origin]) => origin))).toEqual(new Set([firm.origin]));
  const paths = [...routes, ...textPages.map(({ path }) => path), "/assessment"];
  expect(listed.map(([, , path]) => path)).toEqual([
    ...siteLanguages.flatMap((code) => paths.map((path) => pathIn(code, path))),
    ...pageLanguages.map((code) => pathIn(code, "/")),
  ]);
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

test("other spellings lead there for good, at once and with what was asked", async ({ request }) => {
  for (const [asked, location] of [
    ["/study/", "/study"],
    ["/study.html", "/study"],
    ["/study/index.html", "/study"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/visit/tourism/?utm_source=a", "/visit/tourism?utm_source=a"],
    ["/assessment/", "/assessment"],
    ["/fr/", "/fr"],
    ["/fr/visit.html", "/fr/visit"],
    ["/Visit", "/visit"],
    ["/Visit/Tourism/?utm_source=a", "/visit/tourism?utm_source=a"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 308, location]);
    expect((await request.get(location, { maxRedirects: 0 })).status(), location).toBe(200);
  }
});

test("what browsers and people look for at a known address is there", async ({ request }) => {
  const found = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["content-type"]];
  };
  expect(await found("/favicon.ico")).toEqual([200, "image/vnd.microsoft.icon"]);
  expect(await found("/apple-touch-icon.png")).toEqual([200, "image/png"]);
  expect(await found("/.well-known/security.txt")).toEqual([200, "text/plain; charset=utf-8"]);
  const security = await (await request.get("/.well-known/security.txt")).text();
  expect(security).toContain(`Contact: mailto:${firm.email}\n`);
  expect(security).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  expect(security).toContain(`Canonical: ${firm.origin}/.well-known/security.txt\n`);
});

test("no other site can draw in what is not there to be embedded", async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()["cross-origin-resource-policy"];
  for (const path of ["/", "/study", "/favicon.svg", "/pictures/logo.svg", "/licenses.txt", "/none"])
    expect(await policyOf(path), path).toBe("same-origin");
  for (const path of ["/widgets/v1/contact-form.js", "/widgets/frame/contact", "/og/default.png"])
    expect(await policyOf(path), path).toBe("cross-origin");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the browser's own bar has the colour of the top of the page (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/study");
    const [told, painted] = await page.evaluate((scheme) => {
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("No canvas");
      const pixelOf = (color: string) => {
        brush.fillStyle = color;
        brush.fillRect(0, 0, 1, 1);
        return brush.getImageData(0, 0, 1, 1).data.join();
      };
      const meta = document.querySelector(`meta[name=theme-color][media*=${scheme}]`);
      const top = document.querySelector(".info-line");
      return [
        pixelOf(meta?.getAttribute("content") ?? ""),
        pixelOf(top ? getComputedStyle(top).backgroundColor : ""),
      ];
    }, colorScheme);
    expect(told).toBe(painted);
  });
}

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
  await expect(main.locator(`a[href="${firm.phoneHref}"]`).first()).toHaveText(firm.phone);
  await expect(main.locator('a[href^="mailto:"]').first()).toHaveText(firm.email);
  await expect(main.locator('a[href*="college-ic.ca"]').first()).toContainText(firm.licensees[0].number);
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
