import { answerApi, press } from "../support/send.ts";
import { entryScript, expect, fillContact, site, test } from "./support/embed-test.ts";

test("a form sends from a frame with an opaque origin, and from WordPress's embed of the hosted form", async ({
  page,
  openLines,
}) => {
  const sent = await answerApi(page);
  // WordPress trusts a frame that it discovered with scripts, and with nothing else.
  await openLines(`<body>
<iframe sandbox="allow-scripts allow-same-origin" width="600" height="900"
srcdoc='<!doctype html><title>Preview</title>${entryScript("contact-form")}<visa-contact-form></visa-contact-form>'></iframe>
<iframe sandbox="allow-scripts" width="600" height="1400"
src="${site}/widgets/frame/contact?partner=maple-realty#?secret=c8R2vX0pQm"></iframe>`);
  for (const at of [0, 1]) {
    const form = page.frameLocator("iframe").nth(at).locator("visa-contact-form");
    await fillContact(form);
    if (at === 0) await press(form);
    else await form.locator("[name=fullName]").press("Enter");
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent).toHaveLength(at + 1);
  }
});
