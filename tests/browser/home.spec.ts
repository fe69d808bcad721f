import { expect, type Page } from "@playwright/test";
import { home as words } from "#words/en/home.ts";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { full, spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** A carousel by what distinguishes its slides, in order; `pause` and `play` are names of its button. */
const hero = {
  name: "Welcome",
  delay: 6800,
  slides: Object.values(words.hero.slides).map(({ caption }) => caption),
  ...words.carousels.hero,
};
const services = {
  name: "Popular services",
  delay: 3000,
  slides: ["Study in Canada", "Caregivers", "Canadian Citizenship", "Visitor Visa", "Super Visa"],
  ...words.carousels.services,
};
const voices = {
  name: "Testimonials",
  delay: 3000,
  slides: ["Nigeria", "Brazil", "South Korea"],
  ...words.carousels.testimonials,
};
const plans = [hero, services, voices];
type Plan = (typeof plans)[number];
/** The cards of both carousels move by one plan. */
const timed = full ? plans : [hero, voices];

function carousel(page: Page, { name }: Plan) {
  const section = page.getByRole("region", { name });
  return {
    section,
    track: section.locator(".swiper"),
    slides: section.locator(".swiper-slide"),
    active: section.locator(".swiper-slide-active"),
    stops: section.locator(".swiper-pagination-bullet"),
    title: section.locator(".swiper-slide-active .hero-title"),
  };
}

/** The home page with its carousels running; from here on the test advances the time. */
async function arrive(page: Page) {
  await installClock(page);
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(3);
  // A title that wraps again resizes Swiper, which begins the delay again.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Swiper defers some changes to the next frames. */
const settle = (page: Page) => letPass(page, 50);

async function keepsItsPace(page: Page, plan: Plan) {
  const { section, active, stops, title } = carousel(page, plan);
  await expect(stops).toHaveCount(plan.slides.length);
  await section.getByRole("button", { name: plan.pause }).click();
  await stops.first().click();
  await settle(page);
  await letPass(page, 2 * plan.delay);
  await expect(active).toContainText(plan.slides[0] as string);
  if (plan === hero) await expect(title).toHaveCSS("opacity", "1");

  await section.getByRole("button", { name: plan.play }).click();
  await expect(section.getByRole("button", { name: plan.pause })).toBeVisible();
  const motion = () => title.evaluate((element) => getComputedStyle(element).animationName);
  for (const next of [...plan.slides.slice(1), plan.slides[0] ?? ""]) {
    const before = await active.textContent();
    if (plan === hero) {
      // Its text leaves 6000 ms after it came.
      await letPass(page, 5999);
      expect(await motion()).toBe("hero-enter");
      await letPass(page, 1);
      expect(await motion()).toBe("hero-leave");
    }
    await letPass(page, plan.delay - (plan === hero ? 6001 : 1));
    expect(await active.textContent()).toBe(before);
    await letPass(page, 1);
    await expect(active).toContainText(next);
  }
}

async function leadsToEachSlide(page: Page, plan: Plan) {
  const { section, active, stops } = carousel(page, plan);
  const last = plan.slides.length - 1;
  for (const at of [1, last, 0]) {
    await stops.nth(at).press("Enter");
    await settle(page);
    await expect(active).toContainText(plan.slides[at] as string);
    await expect(stops.nth(at)).toHaveAttribute("aria-current", "true");
    await expect(stops.nth(at)).toHaveAccessibleName(`${plan.name}, ${at + 1} of ${last + 1}`);
    await expect(stops.nth(at)).not.toHaveAttribute("role");
  }
  // The keyboard's focus holds the slide.
  await letPass(page, 2 * plan.delay);
  await expect(active).toContainText(plan.slides[0] as string);
  await section.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test("the carousels change at their own pace until a visitor pauses or stops them", async ({ page }) => {
  test.slow();
  // One card at a time, as its stops are then as many as its cards.
  await page.setViewportSize({ width: 375, height: 800 });
  await arrive(page);

  for (const plan of timed) {
    await test.step(`${plan.name} stays paused until its button is pressed again, then moves on every ${plan.delay} ms, from the last to the first`, () =>
      keepsItsPace(page, plan));
    await test.step(`the stops of ${plan.name} lead to each slide, by key`, () =>
      leadsToEachSlide(page, plan));
  }

  await test.step("the cards stop while a mouse rests on them", async () => {
    const { section, active, track } = carousel(page, services);
    await track.hover();
    const shown = (await active.textContent()) ?? "";
    await letPass(page, 2 * services.delay);
    await expect(active).toHaveText(shown);
    await section.getByRole("heading", { name: services.name }).hover();
    await letPass(page, services.delay);
    await expect(active).not.toHaveText(shown);
  });

  await test.step("the hero continues after a visitor has dragged it", async () => {
    const { active, stops, track } = carousel(page, hero);
    await stops.nth(1).click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await settle(page);
    const y = ((await track.boundingBox())?.y ?? 0) + 120;
    await page.mouse.move(300, y);
    await page.mouse.down();
    await page.mouse.move(100, y, { steps: 5 });
    await page.mouse.up();
    await settle(page);
    await expect(active).toContainText(hero.slides[2] as string);
    await letPass(page, hero.delay);
    await expect(active).toContainText(hero.slides[3] as string);
  });
});

test("with reduced motion, nothing on the home page moves until a stop is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await arrive(page);
  await expect(page.locator("[data-moving]")).toHaveCount(3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The browser reports the preference with its next frame, which no clock of the page brings.
  await expect(page.locator("[data-moving]")).toHaveCount(0);
  for (const plan of plans)
    await test.step(plan.name, async () => {
      const { section, active, stops } = carousel(page, plan);
      await section.scrollIntoViewIfNeeded();
      for (const name of [plan.pause, plan.play])
        await expect(section.getByRole("button", { name })).toBeHidden();
      const shown = (await active.textContent()) ?? "";
      await letPass(page, 2 * plan.delay);
      await expect(active).toHaveText(shown);
      const animations = () => section.evaluate((element) => element.getAnimations({ subtree: true }).length);
      await expect.poll(animations).toBe(0);
      await stops.nth(1).click();
      await expect(active).toContainText(plan.slides[1] as string);
    });
});

test("popular services shows as many cards as there is room for, each within reach", async ({ page }) => {
  const { section, track, slides, stops } = carousel(page, services);
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
  await page.goto("/");
  await expect(slides).toHaveCount(5);

  for (const runs of [false, true])
    await test.step(`one, two, three or four of five cards by the window's width, 10 px apart, ${runs ? "once" : "before"} Swiper runs`, async () => {
      if (runs) release();
      await expect(section.locator(".swiper-initialized")).toHaveCount(runs ? 1 : 0);
      for (const [width, perView] of [
        [639, 1],
        [640, 2],
        [1023, 2],
        [1024, 3],
        [1259, 3],
        [1260, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const expected = { perView, gaps: [10, 10, 10, 10], fills: perView };
        // Swiper measures with the next frames, and may be about to move on.
        await expect.poll(measure, `${width} px`).toEqual(expected);
        await expect(stops, `${width} px`).toHaveCount(runs ? 5 - perView + 1 : 0);
      }
    });

  await test.step("a card comes into view when the keyboard reaches it", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await section.getByRole("link", { name: "Study in Canada" }).focus();
    for (const name of services.slides.slice(1)) {
      await page.keyboard.press("Tab");
      const link = section.getByRole("link", { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
  });
});

async function scrollThroughRows(page: Page) {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const plan of plans) {
    const { slides } = carousel(page, plan);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toContainText(plan.slides.at(-1) as string);
    await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
  }
}

test("where the carousels' script does not come, their slides are rows that scroll", async ({ page }) => {
  await page.route(/swiper-engine/, (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("[data-scrolls]")).toHaveCount(3);
  await scrollThroughRows(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page's slides scroll, and its actions lead on", async ({ page }) => {
    await page.goto("/");
    await scrollThroughRows(page);
    await page.getByRole("button", { name: "Book an appointment" }).click();
    await expect(page).toHaveURL(/\/contact-us\??$/);
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Assessment Form", exact: true }).click();
    await expect(page).toHaveURL("/assessment");
  });
});

/**
 * `fonts.ready` may resolve before a typeface is asked for, which makes the page lower. Faces that stand in
 * for a local typeface may fail.
 */
async function loadTypefaces(page: Page) {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
}

for (const [path, phone, laptop] of [
  ["/", 8600, 8000],
  ["/fr", 9500, 8300],
] as const)
  test(`${path} is at most ${phone} px high on a phone and ${laptop} px on a laptop`, async ({ page }) => {
    await page.goto(path);
    await loadTypefaces(page);
    for (const [width, limit] of [
      [375, phone],
      [1280, laptop],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${width} px`).toBeLessThanOrEqual(limit);
    }
  });

test("the hero shows its whole title in low windows, and its stops apart in forced colours", async ({
  page,
}) => {
  for (const path of spread(["/fr", "/"], 2)) {
    await page.goto(path);
    await loadTypefaces(page);
    for (const [width, height] of [
      [960, 560],
      [1120, 700],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const section = await page.locator(".hero").boundingBox();
      const title = await page.locator("h1").boundingBox();
      expect((title?.y ?? 0) - (section?.y ?? 0), `${path}, ${width} px`).toBeGreaterThan(0);
    }
  }

  await expect(page.locator(".hero .swiper-pagination-bullet")).toHaveCount(4);
  await page.emulateMedia({ forcedColors: "active" });
  const [canvas, ...grounds] = await page
    .locator(".hero")
    .evaluate((section) =>
      [
        getComputedStyle(document.body),
        ...[...section.querySelectorAll(".swiper-pagination-bullet:not([aria-current])")].map((stop) =>
          getComputedStyle(stop, "::before"),
        ),
        ...[...section.querySelectorAll(".carousel-pause")].map((button) => getComputedStyle(button)),
      ].map(({ backgroundColor }) => backgroundColor),
    );
  expect(grounds).toEqual([canvas, canvas, canvas, canvas]);
});
