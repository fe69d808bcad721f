import { answerApi, press } from "../support/send.ts";
import { entryScript, expect, fillContact, site, test } from "./support/embed-test.ts";

/** Places of a visitor's page in which a form sends, by the lines around it. */
const sending = {
  "by click from a frame without an address of its own": `<iframe sandbox="allow-scripts allow-same-origin" width="600" height="900"
srcdoc='<!doctype html><title>Preview</title>${entryScript("contact-form")}<visa-contact-form></visa-contact-form>'></iframe>`,
  // WordPress trusts a frame that it discovered with scripts, and with nothing else.
  "by Enter from the frame that WordPress makes of the hosted form's address": `<iframe sandbox="allow-scripts" width="600" height="1400"
src="${site}/widgets/frame/contact?partner=maple-realty#?secret=c8R2vX0pQm"></iframe>`,
};

for (const [way, lines] of Object.entries(sending))
  test(`a form sends ${way}`, async ({ page, openLines }) => {
    const sent = await answerApi(page);
    await openLines(`<body>${lines}`);
    const form = page.frameLocator("iframe").locator("visa-contact-form");
    await fillContact(form);
    if (way.startsWith("by Enter")) await form.locator("[name=fullName]").press("Enter");
    else await press(form);
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent).toHaveLength(1);
  });
