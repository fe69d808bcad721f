import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { postLead } from "../support/consultant.ts";

test("a hostile lead's mail is shown at /__mail/, and does nothing there", async ({ page, request }) => {
  const body = `Hello, my sister lives in Calgary. <script>document.title = "ran"</script>
    <img src="/ran.png" onerror="alert(1)"> <form action="/ran"> <meta http-equiv="refresh" content="0;url=/ran">`;
  const lead = {
    fullName: "<b>Ana</b>",
    phone: "+2348012345678",
    body,
    source: { timeZone: "Africa/Lagos" },
  };
  const { reference } = await postLead(request, lead);
  const done: string[] = [];
  page.on("request", (sent) => done.push(new URL(sent.url()).pathname));
  page.on("dialog", (dialog) => done.push(`dialog ${dialog.message()}`));
  await expect(async () => {
    await page.goto("/__mail/");
    await expect(page.getByRole("link", { name: `New contact message ${reference}` })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole("link", { name: `New contact message ${reference}` }).click();

  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "<b>Ana</b>" })).toBeVisible();
  await expect(page.getByRole("main").locator("pre")).toContainText("Number from Nigeria. Sent ");
  expect(done.filter((path) => !path.startsWith("/__mail/"))).toEqual([]);
  await expect(page).toHaveTitle(`New contact message ${reference}`);

  const alone = await page.goto(`${page.url()}/html`);
  expect(alone?.headers()["content-security-policy"]).toMatch(/^sandbox [a-z -]+; default-src 'none'/);
  expect(alone?.headers()["content-security-policy"]).not.toContain("allow-scripts");
  expect((await page.goto("/__mail/nothing"))?.status()).toBe(404);
});
