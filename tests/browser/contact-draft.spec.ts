import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { whenReady } from "../support/site.ts";

const inline = (page: Page, name: string) =>
  page.locator(`.section-form [name=${name}], .contact-sheet [name=${name}]`);
const popUp = (page: Page) => page.getByRole("dialog", { name: "Book a consultation" });
const openPopUp = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: "Book a consultation" }).click();
  await expect(popUp(page)).toBeVisible();
};
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

test("a half-written message follows the visitor through links, steps back and reloads, and stays in its tab", async ({
  page,
  context,
}) => {
  await page.goto("/study");
  await whenReady(page);
  await inline(page, "fullName").fill("Adaeze");
  await inline(page, "body").fill("May I study part-time?");
  await menuLink(page, "Citizenship").click();
  await expect(page).toHaveURL("/citizenship");
  await expect(inline(page, "body")).toHaveValue("May I study part-time?");
  await inline(page, "email").fill("a@example.com");
  await page.goBack();
  await expect(page).toHaveURL("/study");
  await expect(inline(page, "email")).toHaveValue("a@example.com");
  await page.reload();
  await expect(inline(page, "fullName")).toHaveValue("Adaeze");
  await whenReady(page);
  await menuLink(page, "Contact us").click();
  await expect(page).toHaveURL("/contact-us");
  await expect(inline(page, "fullName")).toHaveValue("Adaeze");

  await test.step("another tab knows nothing of it", async () => {
    const other = await context.newPage();
    await other.goto("/study");
    await whenReady(other);
    await expect(inline(other, "fullName")).toHaveValue("");
  });
});

test("the pop-up and the page's own form hold one message, until it is sent or thrown away", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);

  await test.step("closing the pop-up keeps the message, or throws it away by choice", async () => {
    await openPopUp(page);
    const discard = popUp(page).getByRole("button", { name: "Discard this message" });
    await expect(discard).toHaveCount(0);
    await popUp(page).locator("[name=fullName]").fill("Adaeze");
    await expect(discard).toBeVisible();
    await popUp(page).getByRole("button", { name: "Close", exact: true }).click();
    await expect(inline(page, "fullName")).toHaveValue("Adaeze");

    await openPopUp(page);
    await discard.click();
    const question = page.getByRole("dialog", { name: "Discard this message?" });
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(popUp(page).locator("[name=fullName]")).toHaveValue("Adaeze");
    await discard.click();
    await question.getByRole("button", { name: "Discard and close" }).click();
    await expect(popUp(page)).toHaveCount(0);
    await expect(inline(page, "fullName")).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await openPopUp(page);
    await expect(popUp(page).locator("[name=fullName]")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(popUp(page)).toHaveCount(0);
  });

  await test.step("both show the same message, whichever is written in", async () => {
    await inline(page, "fullName").fill("Adaeze");
    await inline(page, "phone").fill("604 555 0142");
    await openPopUp(page);
    await expect(popUp(page).locator("[name=fullName]")).toHaveValue("Adaeze");
    await popUp(page).locator("[name=body]").fill("Hello");
    await page.keyboard.press("Escape");
    await expect(popUp(page)).toHaveCount(0);
    await expect(inline(page, "body")).toHaveValue("Hello");
    await expect(inline(page, "phone")).toHaveValue(/604.*555.*0142/);
    await inline(page, "fullName").fill("Adaeze O.");
    await openPopUp(page);
    await expect(popUp(page).locator("[name=fullName]")).toHaveValue("Adaeze O.");
  });

  await test.step("success forgets the message in every form", async () => {
    await page.route("**/api/contact", (route) =>
      route.fulfill({ json: { message: "Thank you.", param: "success", reference: "P3NW" } }),
    );
    await popUp(page).locator("[type=submit]").click();
    await expect(popUp(page).getByText("Thank you.")).toBeVisible();
    await expect(popUp(page)).toHaveCount(0);
    await expect(inline(page, "fullName")).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await menuLink(page, "Citizenship").click();
    await expect(inline(page, "fullName")).toHaveValue("");
  });
});

test("what a visitor types before the scripts run is kept as well", async ({ page }) => {
  await page.route("**/assets/libraries-*.js", async (route) => {
    await page.locator(".section-form [name=fullName]").fill("Adaeze");
    await route.continue();
  });
  await page.goto("/study");
  await whenReady(page);
  await page.unrouteAll();
  await menuLink(page, "Citizenship").click();
  await expect(page).toHaveURL("/citizenship");
  await expect(inline(page, "fullName")).toHaveValue("Adaeze");
});
