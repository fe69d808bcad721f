import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { hold } from "../support/hold.ts";
import { whenReady } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => asOwnClient(page));

async function openAssessment(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
  await expect(page.locator('form[name="request"]')).toBeVisible();
}

test("the contact pop-up is an accessible dialog that gives the focus back, and goes once its message is sent", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Book a consultation" });
  const dialog = page.getByRole("dialog", { name: "Book a consultation" });

  await test.step("it takes the focus, closes by icon and Escape, and gives the focus back", async () => {
    await opener.click();
    await expect(dialog.getByLabel(/Full name/)).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel(/Full name/).fill("Ana");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog.getByLabel(/Full name/)).toHaveValue("Ana");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL("/study");
  });

  await test.step("a sent message closes it two seconds after its success", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await opener.click();
    await dialog.getByLabel(/Full name/).fill("Ana Sousa");
    await dialog.locator('input[name="phone"]').fill("604 555 0142");
    await dialog.getByLabel(/E-mail/).fill("ana@example.com");
    await dialog.getByLabel(/Your message/).fill("Hello");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog.getByRole("status")).toContainText("Thank you");
    // The reference is what the visitor takes along, so it must not need a scroll.
    await expect(dialog.getByText("Your reference:")).toBeInViewport({ ratio: 1 });
    await expect(dialog).toBeHidden({ timeout: 4000 });
  });
});

test("an overlay whose chunk fails or is late never comes between the visitor and a page", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Book a consultation" });

  await test.step("an overlay whose chunk does not come gives way to its page", async () => {
    await page.route(/assets\/(assessment|contact-dialog)-.*\.js/, (route) => route.abort());
    await opener.click();
    await expect(page).toHaveURL(/\/contact-us/);
    await page.unrouteAll();
  });

  await test.step("one that comes late does not cover the page that the visitor went on to", async () => {
    const release = await hold(page, /assets\/contact-dialog-.*\.js/);
    await whenReady(page);
    const nav = page.getByRole("navigation", { name: "Main" });
    await opener.dblclick();
    await nav.getByRole("link", { name: "Citizenship" }).click();
    await expect(page).toHaveURL("/citizenship");
    const came = page.waitForResponse(/assets\/contact-dialog-.*\.js/);
    release();
    await came;
    await nav.getByRole("link", { name: "Study Program" }).click();
    await expect(page).toHaveURL("/study");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("a step back closes what lies over the page, and answers survive it and a reload until they are discarded", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const citizenship = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Citizenship" });
  const form = page.locator('form[name="request"]');
  const name = page.locator('input[name="firstName"]');

  await test.step("a step back closes it as Close does, and the next one leaves the page", async () => {
    await citizenship.click();
    await expect(page).toHaveURL("/citizenship");
    // Scrolled to its title, which comes with its contents.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    const entries = () => page.evaluate(() => history.length);

    // Nothing to lose: it closes, at the place where it was opened.
    const fixed = page.locator(".bar .way-in");
    await fixed.focus();
    const place = await page.evaluate(() => scrollY);
    await fixed.press("Enter");
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL("/citizenship");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(fixed).toBeFocused();

    // Answers: it asks, a second step takes the question away, and Close takes the entry along.
    await openAssessment(page);
    const before = await entries();
    await name.fill("Ana");
    const question = page.getByRole("dialog", { name: "Close the assessment?" });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue("Ana");
    await page.goBack();
    await question.getByRole("button", { name: "Discard and close" }).click();
    await expect(form).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
    expect(await entries()).toBe(before);

    // The pop-up, and by its own button.
    const popup = page.locator("dialog.contact-dialog");
    for (const close of [() => page.goBack(), () => popup.getByRole("button", { name: "Close" }).click()]) {
      await page.getByRole("banner").getByRole("button", { name: "Book a consultation" }).click();
      await expect(popup).toBeVisible();
      await close();
      await expect(popup).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
      await expect(page).toHaveURL("/citizenship");
    }
    await page.goBack();
    await expect(page).toHaveURL("/study");
  });

  await test.step("answers survive a reload and a step back, until they are discarded", async () => {
    await citizenship.click();
    await expect(page).toHaveURL("/citizenship");
    await openAssessment(page);
    await name.fill("Ana");
    await page.reload();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/study");
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

    await page.reload();
    await whenReady(page);
    await openAssessment(page);
    await expect(name).toHaveValue("Ana");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Discard and close" }).click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await openAssessment(page);
    await expect(name).toHaveValue("");
  });
});

test("an assessment that is kept on the device is offered by the next visit, until it is sent, thrown away or old", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const note = page.getByRole("complementary", { name: "Your assessment is not sent yet" });
  const name = page.locator('input[name="firstName"]');
  const keep = async () => {
    await name.fill("Ana");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Keep on this device for 7 days" }).click();
    await expect(name).toHaveCount(0);
  };
  const comeBack = async () => {
    // What a tab keeps goes with it.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await whenReady(page);
  };
  await openAssessment(page);
  await page.locator('input[name="lastName"]').fill("Lima");
  await keep();

  await comeBack();
  await expect(note).toContainText("This device keeps 2 of your answers until");
  expect(await axeFaults(page)).toEqual([]);
  await note.getByRole("button", { name: "Continue your assessment" }).click();
  await expect(name).toHaveValue("Ana");
  await expect(note).toHaveCount(0);
  // What changes now is kept as well, without being asked for again.
  await name.fill("Anna");

  await comeBack();
  await page.evaluate(() => {
    const { until } = JSON.parse(localStorage.getItem("assessment") ?? "{}");
    if (Math.abs(until - Date.now() - 7 * 86_400_000) > 60_000) throw new Error(`kept until ${until}`);
  });
  await note.getByRole("button", { name: "Continue your assessment" }).click();
  await expect(name).toHaveValue("Anna");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Discard and close" }).click();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await openAssessment(page);
  await keep();
  await comeBack();
  await note.getByRole("button", { name: "Throw the answers away" }).click();
  await expect(note).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await openAssessment(page);
  await expect(name).toHaveValue("");
  await keep();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("assessment") ?? "{}");
    localStorage.setItem("assessment", JSON.stringify({ ...kept, until: Date.now() - 1 }));
  });
  await comeBack();
  await openAssessment(page);
  await expect(name).toHaveValue("");
  await expect(note).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
