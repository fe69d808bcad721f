import { readFileSync } from "node:fs";
import { full, spread } from "../support/full.ts";
import { answerApi } from "../support/send.ts";
import { overflowOf } from "../support/site.ts";
import { contactAnswers, expect, faultsOfPage, site, test } from "./support/embed-test.ts";

/*
 * Each recipe of the guide that is lines of HTML, tried for all that it promises. Those of frameworks are
 * tried in their own projects (tests/examples).
 */

const guide = readFileSync("docs/embedding.md", "utf8");
const written = [...guide.matchAll(/^### ([^\n]+)\n\n```html\n(.+?)```/gms)].map(
  ([, name = "", lines = ""]) => ({ name, lines }),
);
const recipes = spread(
  written.filter(({ lines }) => !lines.includes("={")),
  4,
);

test("the guide has seven recipes of plain HTML", () => {
  expect(recipes).toHaveLength(full ? 7 : 2);
});

for (const { name, lines } of recipes) {
  const isFrame = lines.includes("<iframe");
  const html = lines.replaceAll("https://YOUR-SITE", site).replaceAll("your-code", "maple");

  test(`the recipe '${name}' is legible in a dark column of 240 px, and hardly shifts a page`, async ({
    page,
    openLines,
    observed,
  }) => {
    const form = isFrame
      ? page.frameLocator("iframe").locator("form")
      : page.locator("visa-contact-form form");
    const dark = "<style>:root { color-scheme: light dark }</style>";
    await page.emulateMedia({ colorScheme: "dark" });
    for (const width of [256, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openLines(`${dark}<body><h1>Us</h1><div>${html}</div><footer style="height: 80px">Us</footer>`);
      await expect(form.locator("[name=fullName]"), `${width}`).toBeVisible();
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 100))));
      expect((await observed()).shift, `${width}`).toBeLessThanOrEqual(isFrame ? 0.02 : 0.1);
      expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0);
      expect(await faultsOfPage(page), `${width}`).toEqual([]);
    }
  });

  test(`the recipe '${name}' sends a partner's lead from the keyboard alone`, async ({ page, openLines }) => {
    const sent = await answerApi(page);
    await openLines(`<body><h1>Us</h1><div>${html}</div>`);
    const form = isFrame
      ? page.frameLocator("iframe").locator("form")
      : page.locator("visa-contact-form form");
    await expect(form).toBeVisible();
    const isFocused = (selector: string) =>
      form
        .locator(selector)
        .evaluate((control) => (control.getRootNode() as ShadowRoot).activeElement === control);
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 20 && !(await isFocused(selector)); presses += 1)
        await page.keyboard.press("Tab");
      expect(await isFocused(selector), selector).toBe(true);
    };
    for (const [field, answer] of Object.entries(contactAnswers)) {
      await tabTo(`[name=${field}]`);
      await page.keyboard.type(answer);
    }
    await tabTo("[type=submit]");
    await page.keyboard.press("Enter");
    await expect(form.locator(".visa-reference strong")).toBeInViewport();
    expect(sent[0]?.body).toMatchObject({ fullName: contactAnswers.fullName, source: { partner: "maple" } });
  });
}
