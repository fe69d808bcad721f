import { expect } from "@playwright/test";
import { resend as words } from "#words/en/form-tools.ts";
import { test } from "../support/browser-test.ts";
import { installClock, letPass, stopClock } from "../support/clock.ts";
import { messageAnswers } from "../support/filled.ts";
import { accepted, answerApi, fill, lost, press } from "../support/send.ts";
import { visit } from "../support/site.ts";

test.use({ viewport: { width: 375, height: 667 } });

test("a form sends again by itself once it is asked, says so, and can be stopped", async ({ page }) => {
  await visit(page, "/contact-us");
  await installClock(page);
  const form = page.locator("main form[name=contact]");
  const offer = form.getByRole("button", { name: words.offer });
  const stop = form.getByRole("button", { name: words.stop });
  const alert = form.getByRole("alert");
  const status = form.getByRole("status");
  await fill(form, messageAnswers);
  const sent = await answerApi(page, [lost, lost, lost, lost, lost, accepted]);

  await test.step("nothing is retried before the press, and the alert stays", async () => {
    await press(form);
    await expect(alert).toBeInViewport();
    await letPass(page, 120_000);
    await expect(alert).toContainText("This may not have been sent");
    await expect(form.locator("[type=submit]")).toHaveAccessibleDescription(/This may not have been sent/);
    expect(sent).toHaveLength(1);
  });

  await test.step("a press keeps the focus, removes the alert and retries after 5 seconds", async () => {
    await stopClock(page);
    await offer.press("Enter");
    await expect(stop).toBeFocused();
    await expect(status).toContainText(words.waiting);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(alert).toHaveCount(0);
    await letPass(page, 4900);
    expect(sent).toHaveLength(1);
    await letPass(page, 200);
    await page.clock.resume();
    await expect.poll(() => sent.length).toBe(2);
    await expect(stop).toBeFocused();
  });

  await test.step("a press on Stop ends it, and so does a changed answer", async () => {
    await stop.click();
    await expect(status).toContainText(words.stopped);
    await offer.click();
    await form.locator("[name=fullName]").fill("Ana María");
    await expect(status).toContainText(words.stopped);
    await letPass(page, 120_000);
    expect(sent).toHaveLength(2);
  });

  await test.step("where the browser believes that it is online, there are three tries", async () => {
    await offer.click();
    for (const [wait, posts] of [
      [5100, 3],
      [15_000, 4],
      [40_000, 5],
    ] as const) {
      await letPass(page, wait);
      await expect.poll(() => sent.length).toBe(posts);
      await expect(form).toHaveAttribute("data-phase", "idle");
    }
    await expect(alert).toContainText("This may not have been sent");
  });

  await test.step("it sends at once when the browser says that it is online, and all were one lead", async () => {
    await offer.click();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(status).toContainText("Thank you.");
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});
