import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { asOwnClient } from "../support/consultant.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { whenReady } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => asOwnClient(page));

async function openAssessment(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
  await expect(page.locator('form[name="request"]')).toBeVisible();
}

test("the contact pop-up is a dialog that takes the focus, closes by icon and Escape, and gives it back", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Book a consultation" });
  const dialog = page.getByRole("dialog", { name: "Book a consultation" });
  await opener.click();
  await expect(dialog.getByLabel(/Full name/)).toBeFocused();
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

test("a sent message closes the pop-up two seconds after its success", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/study");
  await whenReady(page);
  await page.getByRole("banner").getByRole("button", { name: "Book a consultation" }).click();
  const dialog = page.getByRole("dialog");
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

test("the assessment takes the place of the whole site, and closing brings back page, scroll and focus", async ({
  page,
}) => {
  // A title that is still gliding into view would change the place that is left.
  await page.goto("/study");
  await whenReady(page);
  const first = page.locator('main form[name="contact"]').getByLabel(/Full name/);
  await first.fill("Half a name");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  const opener = page.getByRole("contentinfo").getByRole("link", { name: "Assessment Form" });
  // A click would scroll to it first.
  await opener.dispatchEvent("click");
  await expect(page.locator('input[name="firstName"]')).toBeFocused();
  await expect(page).toHaveURL("/study");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator('form[name="contact"]')).toHaveCount(0);

  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.locator('form[name="request"]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await expect(opener).toBeFocused();
  await expect(first).toHaveValue("Half a name");
});

test("Escape leaves an empty assessment, and asks before it throws answers away", async ({ page }) => {
  await page.goto("/study");
  await whenReady(page);
  await openAssessment(page);
  await page.keyboard.press("Escape");
  await expect(page.locator('form[name="request"]')).toHaveCount(0);

  await openAssessment(page);
  await page.locator('input[name="firstName"]').fill("Ana");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close the assessment?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep answering" }).click();
  await expect(page.locator('input[name="firstName"]')).toHaveValue("Ana");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard and close" }).click();
  await expect(page.locator('form[name="request"]')).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

for (const [path, name] of spread(
  [
    ["/", "Assessment Form"],
    ["/study", "Send us your answers"],
  ] as const,
  2,
)) {
  test(`'${name}' on ${path} is a link to /assessment that a plain click opens in place`, async ({
    page,
  }) => {
    await page.goto(path);
    await whenReady(page);
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", "/assessment");
    await link.click();
    await expect(page.locator('input[name="firstName"]')).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test("the footer's Assessment Form opens the assessment", async ({ page }) => {
  await page.goto("/study");
  await whenReady(page);
  await page.getByRole("contentinfo").getByText("Assessment Form").click();
  await expect(page.locator('input[name="firstName"]')).toBeFocused();
  await expect(page).toHaveURL("/study");
});

test("the address /assessment shows the same screen, and closing it shows the home page at /", async ({
  page,
}) => {
  await page.goto("/assessment");
  await whenReady(page);
  await expect(page.locator('input[name="firstName"]')).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("region", { name: "Welcome" })).toBeVisible();
});

test("an overlay whose chunk does not come gives way to its page", async ({ page }) => {
  await page.goto("/study");
  await whenReady(page);
  await page.route(/assets\/(assessment|contact-dialog)-.*\.js/, (route) => route.abort());
  await page.getByRole("banner").getByRole("button", { name: "Book a consultation" }).click();
  await expect(page).toHaveURL(/\/contact-us/);
});

test("an overlay that comes late does not cover the page that the visitor went on to", async ({ page }) => {
  const release = await hold(page, /assets\/contact-dialog-.*\.js/);
  await page.goto("/study");
  await whenReady(page);
  await page.getByRole("banner").getByRole("button", { name: "Book a consultation" }).dblclick();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" }).click();
  await expect(page).toHaveURL("/citizenship");
  const came = page.waitForResponse(/assets\/contact-dialog-.*\.js/);
  release();
  await came;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Study Program" }).click();
  await expect(page).toHaveURL("/study");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a click with Ctrl opens the assessment in a tab of its own and leaves this one", async ({
  page,
  context,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const opened = context.waitForEvent("page");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Assessment Form" })
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.locator('input[name="firstName"]')).toBeFocused();
  expect(new URL(tab.url()).pathname).toBe("/assessment");
  await expect(page.locator('form[name="request"]')).toHaveCount(0);
});

test("a step back closes what lies over the page as Close does, and the next one leaves the page", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" }).click();
  await expect(page).toHaveURL("/citizenship");
  // Scrolled to its title, which comes with its contents.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  const form = page.locator('form[name="request"]');
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
  await page.locator('input[name="firstName"]').fill("Ana");
  const question = page.getByRole("dialog", { name: "Close the assessment?" });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page.locator('input[name="firstName"]')).toHaveValue("Ana");
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

test("answers survive a reload and a step back, until they are discarded", async ({ page }) => {
  // A bar that is still scrolling to its place could leave a click behind.
  await page.goto("/study");
  await whenReady(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" }).click();
  await expect(page).toHaveURL("/citizenship");
  const name = page.locator('input[name="firstName"]');
  await openAssessment(page);
  await name.fill("Ana");
  await page.reload();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/study");
  await expect(page.locator('form[name="request"]')).toHaveCount(0);
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
