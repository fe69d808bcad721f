import { expect, test } from "@playwright/test";
import { asOwnClient } from "../support/consultant.ts";

test("a hostile lead's mail is shown at /__mail/, newest first, and does nothing there", async ({
  page,
  request,
}) => {
  await asOwnClient(page);
  const body = `Hello<script>document.title="ran"</script><img src="https://evil.example/p.png" onerror="alert(1)">
    <form action="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">`;
  const source = { timeZone: "Africa/Lagos" };
  const answered = await request.post("/api/contact", {
    data: {
      fullName: "<b>Ana</b>",
      phone: "+2348012345678",
      email: "ana@example.com",
      body,
      type: "contact",
      source,
    },
    headers: { "CF-Connecting-IP": "2001:db8:aaaa:bbbb::1" },
  });
  const { reference } = await answered.json();

  const outside: string[] = [];
  page.on("request", (sent) => {
    if (!sent.url().includes("localhost")) outside.push(sent.url());
  });
  page.on("dialog", () => outside.push("dialog"));
  await expect(async () => {
    await page.goto("/__mail/");
    await expect(page.getByRole("link", { name: `New contact message ${reference}` })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole("link", { name: `New contact message ${reference}` }).click();

  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "<b>Ana</b>" })).toBeVisible();
  await expect(page.locator("pre")).toContainText("Number from Nigeria. Sent ");
  const [chat] = await Promise.all([
    page.waitForEvent("popup"),
    mail.getByRole("link", { name: "WhatsApp" }).click(),
  ]);
  expect(chat.url()).toMatch(/^(about:blank|https:\/\/wa\.me\/2348012345678)$/);
  await chat.close();
  expect(outside.filter((url) => !url.startsWith("https://wa.me/"))).toEqual([]);

  const alone = await request.get(`${page.url()}/html`);
  expect(alone.headers()["content-security-policy"]).toMatch(/^sandbox [a-z -]+; default-src 'none'/);
  expect(alone.headers()["content-security-policy"]).not.toContain("allow-scripts");
  expect((await request.get("/__mail/nothing")).status()).toBe(404);
});
