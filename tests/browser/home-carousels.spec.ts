import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { hold } from "../support/hold.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const delay = 3000;
const services = ["Study in Canada", "Caregivers", "Canadian Citizenship", "Visitor Visa", "Super Visa"];

function carousel(page: Page, name: "Welcome" | "Popular services" | "Testimonials") {
  const section = page.getByRole("region", { name });
  return {
    section,
    track: section.locator(".swiper"),
    slides: section.locator(".swiper-slide"),
    active: section.locator(".swiper-slide-active"),
    stops: section.locator(".swiper-pagination-bullet"),
  };
}

/** The home page with its carousels running, the first of them in view and the clock at the moment of its first change. */
async function arrive(page: Page) {
  await installClock(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(3);
  const it = carousel(page, "Popular services");
  await it.section.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  return it;
}

test("popular services shows as many cards as there is room for, each a link within reach", async ({
  page,
}) => {
  const { section, track, slides, stops } = carousel(page, "Popular services");
  const release = await hold(page, /swiper-engine/);
  const measure = () =>
    track.evaluate((track) => {
      const frame = track.getBoundingClientRect();
      const boxes = [...track.querySelectorAll(".swiper-slide")].map((slide) =>
        slide.getBoundingClientRect(),
      );
      return {
        perView: boxes.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length,
        gaps: boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0))),
        fills: Math.round(frame.width / ((boxes[0]?.width ?? 1) + 10)),
      };
    });
  const expected = (perView: number) => ({ perView, gaps: [10, 10, 10, 10], fills: perView });
  const widths = [
    [375, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1259, 3],
    [1260, 4],
  ] as const;
  await page.goto("/");

  await test.step("one, two, three or four of five cards by the window's width, 10 px apart", async () => {
    await expect(slides).toHaveCount(5);
    for (const [width, perView] of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measure(), `${width} px`).toEqual(expected(perView));
    }
  });

  await test.step("as many once Swiper runs", async () => {
    await expect(section.locator(".swiper-initialized")).toHaveCount(0);
    release();
    await expect(section.locator(".swiper-initialized")).toBeAttached();
    for (const [width, perView] of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Swiper measures with the next frames, and may be about to move on.
      await expect.poll(measure, `${width} px`).toEqual(expected(perView));
      await expect(stops, `${width} px`).toHaveCount(5 - perView + 1);
    }
  });

  await test.step("a card comes into view when the keyboard reaches it", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await section.getByRole("link", { name: "Study in Canada" }).focus();
    for (const name of services.slice(1)) {
      await page.keyboard.press("Tab");
      const link = section.getByRole("link", { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
  });

  await test.step("a click anywhere on a card opens its page", async () => {
    // Waits until the cards stand.
    await section.getByRole("link", { name: "Caregivers" }).hover();
    // By force: what takes the click is the link that covers the card.
    await section.locator("img").nth(1).click({ force: true });
    await expect(page).toHaveURL("/other-services/caregivers");
  });
});

test("the cards and the voices move on every 3000 ms, can be held, and their stops lead to each", async ({
  page,
}) => {
  const { section, active, track, stops } = await arrive(page);

  await test.step("the cards move on every 3000 ms and from the end to the beginning", async () => {
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

  await test.step("they stand while a mouse rests on them, and while their button holds them", async () => {
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

  await test.step("their stops lead to each view, by click and by key", async () => {
    await stops.nth(1).click();
    await expect(active).toContainText("Caregivers");
    await stops.nth(3).click();
    await expect(active).toContainText("Visitor Visa");
    await stops.nth(4).focus();
    await page.keyboard.press("Enter");
    await expect(active).toContainText("Super Visa");
    await expect(stops.nth(4)).toHaveAccessibleName("Popular services, 5 of 5");
    await expect(stops.nth(4)).toHaveAttribute("aria-current", "true");
    for (const stop of await stops.all()) await expect(stop).not.toHaveAttribute("role");
  });

  await test.step("the voices move on every 3000 ms, can be held, and their stops lead to each", async () => {
    const { section, active, stops } = carousel(page, "Testimonials");
    await stops.nth(1).click();
    await expect(active).toContainText("Brazil");
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

test("with less motion wished for, nothing on the home page moves until a stop is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page);

  await test.step("the hero shows nothing new without a visitor's wish", async () => {
    const { section, active } = carousel(page, "Welcome");
    await expect(section.getByRole("button", { name: /Pause|Play/ })).toBeHidden();
    await letPass(page, 2 * 6800);
    await expect(active).toContainText("Every route starts with good questions.");
    const animations = await section.evaluate((section) => section.getAnimations({ subtree: true }).length);
    expect(animations).toBe(0);
  });

  for (const name of ["Popular services", "Testimonials"] as const)
    await test.step(`${name} stands still until a stop is chosen`, async () => {
      const { section, active, stops } = carousel(page, name);
      const first = await active.textContent();
      await letPass(page, 2 * delay);
      await expect(active).toHaveText(first ?? "");
      await expect(section.getByRole("button", { name: /Stop|Let/ })).toBeHidden();
      await stops.nth(1).click();
      await expect(active).not.toHaveText(first ?? "");
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
