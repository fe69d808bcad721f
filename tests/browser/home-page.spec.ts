import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { whenIdle } from "../support/site.ts";

test("the home page leads on from each of its blocks, and fits every window", async ({ page }) => {
  await page.goto("/");

  await test.step("Swiper does not hold up the page: it is asked for when everything else is there", async () => {
    await expect(page.locator(".swiper-initialized")).toHaveCount(3);
    const [begun, loaded] = await page.evaluate(() => {
      const engine = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.includes("swiper-engine"));
      const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return [engine?.startTime ?? 0, page?.loadEventStart ?? 0];
    });
    expect(begun).toBeGreaterThanOrEqual(loaded as number);
  });

  await test.step("two gauges of 75 px with a stroke of 3 are drawn to 90 percent", async () => {
    for (const label of ["Our Satisfied Customers", "Projects are Completed"]) {
      const gauge = page.getByRole("img", { name: `${label}: 90%`, exact: true });
      await expect(page.getByText(label, { exact: true })).toBeVisible();
      await expect(gauge).toContainText("90%");
      const { box, stroke, share } = await gauge.evaluate((svg) => {
        const arc = svg.querySelector<SVGCircleElement>(".gauge-arc");
        if (!arc) throw new Error("A gauge has an arc");
        const [drawn = 0] = getComputedStyle(arc).strokeDasharray.split(",").map(Number.parseFloat);
        const { width, height } = svg.getBoundingClientRect();
        return {
          box: [width, height],
          stroke: getComputedStyle(arc).strokeWidth,
          share: drawn / arc.pathLength.baseVal,
        };
      });
      expect(box).toEqual([75, 75]);
      expect(stroke).toBe("3px");
      expect(share).toBe(0.9);
    }
  });

  await test.step("the first card, the welcome, the Assessment Form card and the last card open the assessment", async () => {
    for (const opener of [
      page.getByRole("link", { name: "Start the free assessment" }),
      page
        .getByRole("region", { name: "Welcome" })
        .getByRole("link", { name: "See which programs may fit you" }),
      page.getByRole("main").getByRole("link", { name: "Assessment Form", exact: true }),
      page.locator(".assessment-card").getByRole("button", { name: "Free assessment" }),
    ]) {
      await opener.click();
      await expect(page.locator("form[name=request]")).toBeVisible();
      await expect(page).toHaveURL("/");
      await page.getByRole("button", { name: "Close" }).click();
      await expect(opener).toBeFocused();
    }
  });

  await test.step("the page begins with three cards, each with the action it speaks of", async () => {
    const cards = page.getByRole("region", { name: "Where to begin" });
    for (const title of ["Online Free Assessment", "Book an Appointment", "What We Offer"]) {
      await expect(cards.getByRole("heading", { name: title })).toBeVisible();
    }
    await expect(cards.getByRole("link", { name: "Start the free assessment" })).toHaveAttribute(
      "href",
      "/assessment",
    );

    await cards.getByRole("link", { name: "See our services" }).click();
    await expect(page).toHaveURL("/#services");
    await expect(page.getByRole("heading", { name: "Our services" })).toBeInViewport();

    await cards.getByRole("button", { name: "Book an appointment" }).click();
    await expect(page.getByRole("dialog").locator("form[name=contact]")).toBeVisible();
    await page.locator("dialog[open] .close").click();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  await test.step("the welcome leads to the pathway, and three kinds of service are listed on the way", async () => {
    await expect(page.locator("#services li")).toHaveCount(3);
    await page.getByRole("link", { name: "Your pathway, step by step" }).click();
    await expect(page.getByRole("heading", { name: "Your pathway, step by step" })).toBeInViewport();
    await expect(page.locator("#pathway ol > li")).toHaveCount(5);
  });

  await test.step("there is no horizontal scroll, from 320 to 1920 px", async () => {
    await expect(page.locator(".swiper-initialized")).toHaveCount(3);
    for (const width of [320, 360, 600, 960, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => {
        const root = document.documentElement;
        return root.scrollWidth - root.clientWidth;
      });
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

test("Swiper is fetched once, only on the home page, and leaves nothing behind", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/swiper/i.test(request.url())) fetched.push(request.url());
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const main = page.getByRole("navigation", { name: "Main" });

  await test.step("it is fetched once, after the page has loaded, and only on the home page", async () => {
    await page.goto("/study");
    await whenIdle(page);
    expect(fetched).toEqual([]);
    await main.getByRole("link", { name: "Home" }).click();
    await expect(page.locator(".swiper-initialized")).toHaveCount(3);
    expect(fetched).toHaveLength(1);
  });

  await test.step("nothing is left behind when the visitor goes on and comes back", async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page.locator(".swiper-initialized")).toHaveCount(3);
      await main.getByRole("link", { name: "Citizenship" }).click();
      await expect(page).toHaveURL("/citizenship");
      await main.getByRole("link", { name: "Home" }).click();
    }
    await expect(page.locator(".swiper-initialized")).toHaveCount(3);
    await expect(page.locator(".hero .swiper-pagination-bullet")).toHaveCount(4);
    expect(errors).toEqual([]);
  });
});
