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
  return section.getByRole("button", { name: `Welcome, ${number} of 4` });
}

test.describe("the hero", () => {
  test("shows its whole title below the header in low windows", async ({ page }) => {
    for (const path of spread(["/fr", "/"], 2)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
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
  });

  test("changes at its own pace, and heeds what its visitor does and wishes", async ({ page }) => {
    const hero = await arrive(page);

    await test.step("it fades to the next slide every 6800 ms, and from the last to the first; its text leaves at 6000 ms", async () => {
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

    await test.step("it goes on after a visitor has dragged it, has begun to, or has chosen a slide", async () => {
      await stop(hero, 2).click();
      await hero.run(frame);
      await expect(hero.active).toContainText(captions[1] as string);

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

    await test.step("it stands still, its text readable, from Pause to Play", async () => {
      await hero.run(exit + 100);
      await hero.section.getByRole("button", { name: "Pause slides" }).click();
      await hero.run(2 * delay);
      await expect(hero.active).toContainText(captions[2] as string);
      await expect(hero.active.locator(".hero-title")).toHaveCSS("opacity", "1");

      await hero.section.getByRole("button", { name: "Play slides" }).click();
      await hero.run(delay);
      await expect(hero.active).toContainText(captions[3] as string);
      await expect(hero.section.getByRole("button", { name: "Pause slides" })).toBeVisible();
    });

    const leave = () => hero.section.evaluate(() => (document.activeElement as HTMLElement).blur());

    await test.step("it waits while the keyboard's focus is in it, which may choose a slide", async () => {
      await hero.section.getByRole("button", { name: "Pause slides" }).focus();
      await page.keyboard.press("Tab");
      await hero.run(2 * delay);
      await expect(hero.active).toContainText(captions[3] as string);
      await leave();
      await hero.run(delay);
      await expect(hero.active).toContainText(captions[0] as string);

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
      await leave();
    });

    await test.step("it heeds a wish for less motion that comes while it runs", async () => {
      await expect(hero.section).toHaveAttribute("data-moving");
      await page.emulateMedia({ reducedMotion: "reduce" });
      // The browser tells of the wish with its next frame, which no clock of the page brings.
      await expect(hero.section).not.toHaveAttribute("data-moving");
      await hero.run(2 * delay);
      await expect(hero.active).toContainText(captions[0] as string);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await expect(hero.section).toHaveAttribute("data-moving");
      await hero.run(delay);
      await expect(hero.active).toContainText(captions[1] as string);
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page reads completely, its slides scroll, and its actions lead on", async ({ page }) => {
    await page.goto("/");

    await test.step("the page reads completely", async () => {
      const text = await page.locator("main").innerText();
      for (const words of [
        "Who we are",
        "Popular services",
        "Adaeze O.",
        "Rafael M.",
        "Ji-woo K.",
        "600,000",
        "90%",
      ]) {
        expect(text).toContain(words);
      }
    });

    await test.step("every scene and caption of the hero can be scrolled to", async () => {
      const slides = page.getByRole("region", { name: "Welcome" }).locator(".swiper-slide");
      await expect(slides).toHaveCount(captions.length);
      for (const [index, slide] of (await slides.all()).entries()) {
        await slide.scrollIntoViewIfNeeded();
        const caption = slide.getByText(captions[index] as string);
        await expect(caption).toBeInViewport();
      }
    });

    await test.step("the cards and the voices are rows that scroll on a phone", async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 375, height: 800 });
      for (const name of ["Popular services", "Testimonials"]) {
        const section = page.getByRole("region", { name });
        const last = section.locator(".swiper-slide").last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 0.9 });
        await expect(section.locator(".swiper-pagination-bullet")).toHaveCount(0);
      }
      if (size) await page.setViewportSize(size);
    });

    await test.step("its actions are links and forms that lead on", async () => {
      await page.getByRole("button", { name: "Book an appointment" }).click();
      await expect(page).toHaveURL(/\/contact-us\??$/);
      await page.goBack();
      await page.getByRole("main").getByRole("link", { name: "Assessment Form", exact: true }).click();
      await expect(page).toHaveURL("/assessment");
    });
  });
});
