import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { spread } from "../support/full.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const delay = 6800;
const exit = 6000;
/** Swiper puts some changes off to the next frames. */
const frame = 50;
const captions = [
  "Every route starts with good questions.",
  "Work, study or visit: find the permit that fits your plan.",
  "A long road is easier with a clear map.",
  "Bring your family closer, one careful step at a time.",
];

interface Hero {
  readonly section: Locator;
  readonly active: Locator;
  /** Lets the page's clock run; nothing else moves it. */
  run(milliseconds: number): Promise<void>;
}

/** The home page with its hero running and the clock standing at the moment of the first change. */
async function arrive(page: Page): Promise<Hero> {
  await installClock(page);
  await page.goto("/");
  const section = page.getByRole("region", { name: "Welcome" });
  await expect(section.locator(".swiper-initialized")).toBeVisible();
  // A title that wraps anew resizes Swiper, which begins the delay again.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  // A jump over many changes brings only the first that was due.
  await page.clock.pauseAt(Date.now() + 60_000);
  const hero: Hero = {
    section,
    active: section.locator(".swiper-slide-active"),
    run: (milliseconds) => letPass(page, milliseconds),
  };
  return hero;
}

function stop({ section }: Hero, number: number): Locator {
  return section.getByRole("button", { name: `Go to slide ${number}` });
}

test.describe("the hero", () => {
  for (const [width, height] of spread(
    [
      [960, 560],
      [1120, 700],
      [1280, 720],
    ] as const,
    3,
  )) {
    test(`shows its whole title below the header in a window of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ["/", "/fr"]) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const section = await page.locator(".hero").boundingBox();
        const title = await page.locator("h1").boundingBox();
        expect((title?.y ?? 0) - (section?.y ?? 0), path).toBeGreaterThan(0);
      }
    });
  }

  test("fades to the next slide every 6800 ms, and from the last to the first; its text leaves at 6000 ms", async ({
    page,
  }) => {
    const hero = await arrive(page);
    const motion = () =>
      hero.active.locator(".hero-title").evaluate((title) => getComputedStyle(title).animationName);
    await expect(hero.active).toContainText(captions[1] as string);
    await expect(hero.section.locator(".swiper-fade")).toBeVisible();
    for (const caption of [captions[2], captions[3], captions[0], captions[1], captions[2]]) {
      const before = await hero.active.textContent();
      expect(await motion()).toBe("hero-enter");
      await hero.run(exit - 1);
      expect(await motion()).toBe("hero-enter");
      await hero.run(1);
      expect(await motion()).toBe("hero-leave");
      await hero.run(delay - exit - 1);
      expect(await hero.active.textContent()).toBe(before);
      await hero.run(1);
      await expect(hero.active).toContainText(caption as string);
    }
  });

  test("goes on after a visitor has dragged it, has begun to, or has chosen a slide", async ({ page }) => {
    const hero = await arrive(page);
    const box = await hero.section.locator(".swiper").boundingBox();
    const y = (box?.y ?? 0) + 120;
    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(600, y, { steps: 5 });
    await page.mouse.move(300, y, { steps: 5 });
    await page.mouse.up();
    await hero.run(frame);
    await expect(hero.active).toContainText(captions[2] as string);
    await hero.run(delay);
    await expect(hero.active).toContainText(captions[3] as string);

    await stop(hero, 1).click();
    await hero.run(frame);
    await expect(hero.active).toContainText(captions[0] as string);
    await hero.run(delay);
    await expect(hero.active).toContainText(captions[1] as string);

    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(860, y, { steps: 4 });
    await page.mouse.move(900, y, { steps: 4 });
    await page.mouse.up();
    await hero.run(frame);
    await expect(hero.active).toContainText(captions[1] as string);
    await hero.run(delay);
    await expect(hero.active).toContainText(captions[2] as string);
  });

  test("stands still, its text readable, from Pause to Play", async ({ page }) => {
    const hero = await arrive(page);
    await hero.run(exit + 100);
    await hero.section.getByRole("button", { name: "Pause slides" }).click();
    await hero.run(2 * delay);
    await expect(hero.active).toContainText(captions[1] as string);
    await expect(hero.active.locator(".hero-title")).toHaveCSS("opacity", "1");

    await hero.section.getByRole("button", { name: "Play slides" }).click();
    await hero.run(delay);
    await expect(hero.active).toContainText(captions[2] as string);
    await expect(hero.section.getByRole("button", { name: "Pause slides" })).toBeVisible();
  });

  test("waits while the keyboard's focus is in it, which may choose a slide", async ({ page }) => {
    const hero = await arrive(page);
    await hero.section.getByRole("button", { name: "Pause slides" }).focus();
    await page.keyboard.press("Tab");
    await hero.run(2 * delay);
    await expect(hero.active).toContainText(captions[1] as string);
    await hero.section.evaluate(() => (document.activeElement as HTMLElement).blur());
    await hero.run(delay);
    await expect(hero.active).toContainText(captions[2] as string);

    await stop(hero, 4).focus();
    await page.keyboard.press("Enter");
    await hero.run(frame);
    await expect(hero.active).toContainText(captions[3] as string);
    await expect(stop(hero, 4)).toHaveAttribute("aria-current", "true");
    // Focus keeps it here, so its text stays too.
    await hero.run(delay);
    await expect(hero.active.locator("[data-text]")).toHaveAttribute("data-text", "entry");
    await expect(hero.active.locator(".hero-title")).toHaveCSS("opacity", "1");
    await stop(hero, 1).focus();
    await page.keyboard.press("Space");
    await hero.run(frame);
    await expect(hero.active).toContainText(captions[0] as string);
  });

  test("shows nothing new without a visitor's wish where motion is reduced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const hero = await arrive(page);
    await expect(hero.section.getByRole("button", { name: /Pause|Play/ })).toBeHidden();
    await hero.run(2 * delay);
    await expect(hero.active).toContainText(captions[0] as string);
    const animations = await hero.section.evaluate(
      (section) => section.getAnimations({ subtree: true }).length,
    );
    expect(animations).toBe(0);
  });

  test("heeds a wish for less motion that comes while it runs", async ({ page }) => {
    const hero = await arrive(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The browser tells of the wish with its next frame, which no clock of the page brings.
    await expect(hero.section).not.toHaveAttribute("data-moving");
    await hero.run(2 * delay);
    await expect(hero.active).toContainText(captions[1] as string);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(hero.section).toHaveAttribute("data-moving");
    await hero.run(delay);
    await expect(hero.active).toContainText(captions[2] as string);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every scene and caption of the hero can be scrolled to", async ({ page }) => {
    await page.goto("/");
    const slides = page.getByRole("region", { name: "Welcome" }).locator(".swiper-slide");
    for (const [index, slide] of (await slides.all()).entries()) {
      await slide.scrollIntoViewIfNeeded();
      const caption = slide.getByText(captions[index] as string);
      await expect(caption).toBeInViewport();
    }
  });
});
