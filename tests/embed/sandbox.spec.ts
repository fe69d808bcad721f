import type { FrameLocator, Page } from "@playwright/test";
import { answerApi, expect, fillContact, site, test } from "./support/embed-test.ts";

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

test("a form sends from any frame of a visitor's page, and says in an editor that it is a preview", async ({
  page,
  hosts,
  openHost,
  witness,
}) => {
  const sent = await answerApi(page);
  // Parameters of editors that a visitor's address may hold too.
  await openHost("empty", "?tve=true&elementor-preview=7&et_fb=1");
  const leave = async () => {
    await page.locator("iframe").evaluate((frame) => frame.remove());
    sent.splice(0);
  };

  await test.step("a sandbox that forbids forms lets the form send, by click and by Enter", async () => {
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
    await leave();
  });

  await test.step("where the visitor's address only looks like an editor's the form sends", async () => {
    const form = (await preview(page, site)).locator("visa-contact-form");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn");
    expect(sent).toHaveLength(1);
    await leave();
  });

  await test.step("the hosted form sends from the frame that WordPress makes of a pasted address", async () => {
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
    await leave();
  });

  await test.step("in an editable part of a page Send says that it is a preview", async () => {
    await page.evaluate(() => {
      document.querySelector("#one")?.append(document.createElement("visa-contact-form"));
      document.body.contentEditable = "true";
    });
    const form = page.locator("visa-contact-form");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toHaveText(previewed);
    expect((await witness()).events.at(-1)).toContain('"param":"form"');
    expect(sent).toEqual([]);
  });

  await test.step("in an editor's frame Send says that it is a preview", async () => {
    hosts.write("/wp-admin/post.html", `<!doctype html><html lang="en"><title>Edit post</title><body>`);
    await openHost("wp-admin/post", "?post=7");
    const form = (await preview(page, site)).locator("visa-contact-form");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toHaveText(previewed);
    await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn");
    expect(sent).toEqual([]);
  });
});
