import type { FrameLocator, Page } from "@playwright/test";
import { answerApi, expect, fillContact, site, test } from "./support/embed-test.ts";

test("a sandbox that forbids forms lets the form send, by click and by Enter", async ({ page, openHost }) => {
  const sent = await answerApi(page);
  await openHost("empty");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts", "allow-same-origin");
    frame.src = "/plain.html";
    frame.height = "900";
    document.body.append(frame);
  });
  const form = page.frameLocator("iframe").locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("status")).toHaveText("Thank you.");
  await expect(form.locator("[name=fullName]")).toHaveValue("");
  await fillContact(form);
  await form.locator("[name=fullName]").press("Enter");
  await expect.poll(() => sent.length).toBe(2);
});

/** Adds a frame as an editor shows its preview, and resolves the form in it. */
async function preview(page: Page, site: string): Promise<FrameLocator> {
  await page.evaluate((script) => {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts", "allow-same-origin");
    frame.srcdoc = `<!doctype html><title>Preview</title><script type="module" src="${script}"></script><visa-contact-form></visa-contact-form>`;
    frame.width = "600";
    frame.height = "900";
    document.body.append(frame);
  }, `${site}/widgets/v1/contact-form.js`);
  return page.frameLocator("iframe");
}

const previewed = "This is a preview, so nothing was sent. The form sends once the page is published.";

test("in an editor's frame Send says that it is a preview; a visitor's address that only looks like one's sends", async ({
  page,
  hosts,
  openHost,
}) => {
  const sent = await answerApi(page);
  hosts.write("/wp-admin/post.html", `<!doctype html><html lang="en"><title>Edit post</title><body>`);
  for (const [host, query, says] of [
    ["wp-admin/post", "?post=7", previewed],
    ["empty", "?tve=true&elementor-preview=7&et_fb=1", undefined],
  ] as const) {
    await openHost(host, query);
    const form = (await preview(page, site)).locator("visa-contact-form");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    if (says) await expect(form.getByRole("alert")).toHaveText(says);
    else await expect(form.getByRole("status")).toHaveText("Thank you.");
    await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn");
    expect(sent).toHaveLength(says ? 0 : 1);
  }
});

test("in an editable part of a page Send says that it is a preview", async ({ page, openHost, witness }) => {
  const sent = await answerApi(page);
  await openHost("plain");
  await page.evaluate(() => {
    document.body.contentEditable = "true";
  });
  const form = page.locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("alert")).toHaveText(previewed);
  expect((await witness()).events.at(-1)).toContain('"param":"form"');
  expect(sent).toEqual([]);
});

test("the hosted form sends from the frame that WordPress makes of a pasted address", async ({
  page,
  openHost,
}) => {
  const sent = await answerApi(page);
  await openHost("empty");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    // WordPress trusts a frame that it discovered with scripts, and with nothing else.
    frame.sandbox.add("allow-scripts");
    frame.src = `${address}#?secret=c8R2vX0pQm`;
    frame.width = "600";
    frame.height = "860";
    document.body.append(frame);
  }, `${site}/widgets/frame/contact?partner=maple-realty`);
  const form = page.frameLocator("iframe").locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("status")).toHaveText("Thank you.");
  expect(sent[0]?.body).toMatchObject({ source: { partner: "maple-realty" } });
});
