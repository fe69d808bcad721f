import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { spread } from "../support/full.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const delay = 3000;
const services = ["Study in Canada", "Caregivers", "Canadian Citizenship", "Visitor Visa", "Super Visa"];

function carousel(page: Page, name: "Popular services" | "Testimonials") {
  const section = page.getByRole("region", { name });
  return {
    section,
    track: section.locator(".swiper"),
    slides: section.locator(".swiper-slide"),
    active: section.locator(".swiper-slide-active"),
    stops: section.locator(".swiper-pagination-bullet"),
  };
}

/** The carousel running, the clock standing at the moment of its first change. */
async function arrive(page: Page, name: "Popular services" | "Testimonials") {
  await installClock(page);
  await page.goto("/");
  const it = carousel(page, name);
  await expect(it.section.locator(".swiper-initialized")).toBeAttached();
  await it.section.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  return it;
}

test.describe("popular services", () => {
  test("shows one, two, three or four of five cards by the window's width, 10 px apart", async ({ page }) => {
    // At full size the last window of each width as well as the first.
    for (const [width, perView] of spread(
      [
        [375, 1],
        [639, 1],
        [640, 2],
        [1023, 2],
        [1024, 3],
        [1259, 3],
        [1260, 4],
      ] as const,
      2,
    )) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const { section, track, slides, stops } = carousel(page, "Popular services");
      const measure = () =>
        track.evaluate((track) => {
          const frame = track.getBoundingClientRect();
          const boxes = [...track.querySelectorAll(".swiper-slide")].map((slide) =>
            slide.getBoundingClientRect(),
          );
          return {
            perView: boxes.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1)
              .length,
            gaps: boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0))),
            fills: Math.round(frame.width / ((boxes[0]?.width ?? 1) + 10)),
          };
        });
      const expected = { perView, gaps: [10, 10, 10, 10], fills: perView };
      await expect(slides).toHaveCount(5);
      // Before Swiper as after it.
      expect(await measure(), `${width} px`).toEqual(expected);
      await expect(section.locator(".swiper-initialized")).toBeAttached();
      expect(await measure(), `${width} px`).toEqual(expected);
      await expect(stops, `${width} px`).toHaveCount(5 - perView + 1);
    }
  });

  test("a click anywhere on a card opens its page", async ({ page }) => {
    await page.goto("/");
    const { section } = carousel(page, "Popular services");
    await expect(section.locator(".swiper-initialized")).toBeAttached();
    // By force: what takes the click is the link that covers the card.
    await section.locator("img").nth(1).click({ force: true });
    await expect(page).toHaveURL("/other-services/caregivers");
  });

  test("moves on every 3000 ms and from the end to the beginning", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const { active } = await arrive(page, "Popular services");
    for (const name of [
      "Canadian Citizenship",
      "Visitor Visa",
      "Super Visa",
      "Study in Canada",
      "Caregivers",
    ]) {
      const before = await active.textContent();
      await letPass(page, delay - 1);
      expect(await active.textContent()).toBe(before);
      await letPass(page, 1);
      await expect(active).toContainText(name);
    }
  });

  test("its stops lead to each view, by click and by key", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const { active, stops } = await arrive(page, "Popular services");
    await stops.nth(3).click();
    await expect(active).toContainText("Visitor Visa");
    await stops.nth(4).focus();
    await page.keyboard.press("Enter");
    await expect(active).toContainText("Super Visa");
    await expect(stops.nth(4)).toHaveAccessibleName("Go to slide 5");
    await expect(stops.nth(4)).toHaveAttribute("aria-current", "true");
    for (const stop of await stops.all()) await expect(stop).not.toHaveAttribute("role");
  });

  test("stands while a mouse rests on it, and while its button holds it", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const { section, active, track } = await arrive(page, "Popular services");
    await expect(active).toContainText("Caregivers");
    await track.hover();
    await letPass(page, 2 * delay);
    await expect(active).toContainText("Caregivers");
    await section.getByRole("heading", { name: "Popular services" }).hover();
    await letPass(page, delay);
    await expect(active).toContainText("Canadian Citizenship");

    await section.getByRole("button", { name: "Stop services from moving" }).click();
    await letPass(page, 2 * delay);
    await expect(active).toContainText("Canadian Citizenship");
    await section.getByRole("button", { name: "Let services move again" }).click();
    await letPass(page, delay);
    await expect(active).toContainText("Visitor Visa");
  });

  test("brings a card into view when the keyboard reaches it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const { section } = carousel(page, "Popular services");
    await expect(section.locator(".swiper-initialized")).toBeAttached();
    await section.getByRole("link", { name: "Study in Canada" }).focus();
    for (const name of services.slice(1)) {
      await page.keyboard.press("Tab");
      const link = section.getByRole("link", { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
  });
});

test.describe("testimonials", () => {
  test("moves on every 3000 ms, can be held, and its stops lead to each voice", async ({ page }) => {
    const { section, active, stops } = await arrive(page, "Testimonials");
    await section.getByRole("button", { name: "Stop testimonials from moving" }).click();
    await letPass(page, 2 * delay);
    await expect(active).toContainText("Brazil");
    await section.getByRole("button", { name: "Let testimonials move again" }).click();
    await expect(active).toContainText("Brazil");
    await letPass(page, delay - 1);
    await expect(active).toContainText("Brazil");
    await letPass(page, 1);
    await expect(active).toContainText("South Korea");
    await letPass(page, delay);
    await expect(active).toContainText("Nigeria");
    await expect(stops).toHaveCount(3);
    await stops.nth(1).click();
    await expect(active).toContainText("Brazil");
  });
});

test.describe("with less motion wished for", () => {
  for (const name of spread(["Popular services", "Testimonials"] as const, 2)) {
    test(`${name} stands still until a stop is chosen`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 375, height: 800 });
      const { section, active, stops } = await arrive(page, name);
      const first = await active.textContent();
      await letPass(page, 2 * delay);
      await expect(active).toHaveText(first ?? "");
      await expect(section.getByRole("button", { name: /Stop|Let/ })).toBeHidden();
      await stops.nth(1).click();
      await expect(active).not.toHaveText(first ?? "");
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test("the cards and the voices are rows that scroll", async ({ page }) => {
    await page.goto("/");
    for (const name of ["Popular services", "Testimonials"] as const) {
      const { slides, stops } = carousel(page, name);
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
      await expect(stops).toHaveCount(0);
    }
  });
});

test("where the script of the carousels does not come, their slides are rows that scroll", async ({
  page,
}) => {
  await page.route(/swiper-engine/, (route) => route.abort());
  await page.goto("/");
  for (const name of ["Popular services", "Testimonials"] as const) {
    const { section, slides } = carousel(page, name);
    await expect(section).toHaveAttribute("data-scrolls", "");
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  }
});
