import { answerApi, entryScript, expect, fillContact, press, site, test } from "./support/embed-test.ts";

/** A frame as an editor shows its preview. */
const preview = `<iframe sandbox="allow-scripts allow-same-origin" width="600" height="900"
srcdoc='<!doctype html><title>Preview</title>${entryScript("contact-form")}<visa-contact-form></visa-contact-form>'></iframe>`;

/** Parameters of editors, which a visitor's address may hold too. */
const query = "?tve=true&elementor-preview=7&et_fb=1";

/** Places of a visitor's page in which a form sends, by the lines around it. */
const sending = {
  "by Enter from a sandbox that forbids forms":
    '<iframe sandbox="allow-scripts allow-same-origin" height="900" src="/plain.html"></iframe>',
  "by click from a frame whose page's address only looks like an editor's": preview,
  // WordPress trusts a frame that it discovered with scripts, and with nothing else.
  "by Enter from the frame that WordPress makes of the hosted form's address": `<iframe sandbox="allow-scripts" width="600" height="1400"
src="${site}/widgets/frame/contact?partner=maple-realty#?secret=c8R2vX0pQm"></iframe>`,
};

for (const [way, lines] of Object.entries(sending))
  test(`a form sends ${way}`, async ({ page, openLines }) => {
    const sent = await answerApi(page);
    await openLines(`<body>${lines}`, { query });
    const form = page.frameLocator("iframe").locator("visa-contact-form");
    await fillContact(form);
    if (way.startsWith("by Enter")) await form.locator("[name=fullName]").press("Enter");
    else await press(form);
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent).toHaveLength(1);
  });

/** Places in somebody's editor. */
const editors = {
  "an editable part of a page": {
    lines: `<body contenteditable="true">${entryScript()}<visa-contact-form></visa-contact-form>`,
    path: "partner",
  },
  "an editor's frame": { lines: `<body>${preview}`, path: "wp-admin/post" },
};

for (const [place, { lines, path }] of Object.entries(editors))
  test(`in ${place} Send says that it is a preview, and keeps the answers`, async ({ page, openLines }) => {
    const sent = await answerApi(page);
    await openLines(lines, { path });
    const around = path === "partner" ? page : page.frameLocator("iframe");
    const form = around.locator("visa-contact-form");
    await fillContact(form);
    await press(form);
    await expect(form.getByRole("alert")).toHaveText(
      "This is a preview, so nothing was sent. The form sends once the page is published.",
    );
    await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn");
    expect(sent).toEqual([]);
  });
