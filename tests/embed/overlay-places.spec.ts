import type { Page } from "@playwright/test";
import { spread } from "../support/full.ts";
import { expect, faultsOf, hostTest } from "./support/embed-test.ts";
import { focused, gapsOf } from "./support/in-page.ts";

const button = "<visa-free-assessment-button></visa-free-assessment-button>";

/** What a partner's page does around its button; `act` runs in the page at the tap. */
interface Situation {
  body: string;
  act?: string;
  /** It may also do so while the overlay is open. */
  later?: true;
  before?: string;
  /** What is pressed; by default the button. */
  opener?: string;
  /** The id of what has the focus afterwards; by default something visible. */
  focus?: string;
  /** The element goes, and its overlay with it. */
  goes?: true;
}

const menu = `<nav id="menu">${button}</nav>`;
const link = '<a id="own-link" href="#taken" data-visa-open="assessment"><b>Am I eligible?</b></a>';

const situations: Readonly<Record<string, Situation>> = {
  "a menu without display": { body: menu, act: "menu.style.display = 'none'", later: true },
  "an ancestor of no size and no overflow": {
    body: menu,
    act: "menu.style.cssText = 'height: 0; width: 0; overflow: hidden; transform: scale(0); opacity: 0'",
  },
  "an invisible ancestor that takes no pointer": {
    body: menu,
    act: "menu.style.cssText = 'visibility: hidden; pointer-events: none'",
  },
  "an inert ancestor": { body: menu, act: "menu.inert = true", later: true },
  "an ancestor whose content is skipped": { body: menu, act: "menu.style.contentVisibility = 'hidden'" },
  "a modal dialog of the page that closes": {
    body: `<dialog id="menu">${button}</dialog>`,
    before: "menu.showModal()",
    act: "menu.close()",
    later: true,
  },
  "a modal dialog of the page that stays": {
    body: `<dialog id="menu" style="width: 638px">${button}</dialog>`,
    before: "menu.showModal()",
  },
  "an ancestor that moves": { body: `${menu}<div id="other"></div>`, act: "other.append(menu)", later: true },
  "an ancestor that is cloned": {
    body: `${menu}<div id="other"></div>`,
    act: "other.append(menu.cloneNode(true))",
  },
  "an element that hides itself": {
    body: button,
    act: "document.querySelector('visa-free-assessment-button').hidden = true",
  },
  "an ancestor that is taken out": { body: menu, act: "menu.remove()", later: true, goes: true },
  "a hidden button behind a link": {
    body: `<div hidden>${button}</div>${link}`,
    opener: "#own-link b",
    focus: "own-link",
  },
  "a link that hides": {
    body: `${button}${link}`,
    opener: "#own-link",
    act: "document.querySelector('#own-link').style.display = 'none'",
  },
  "a link that is taken out": {
    body: `${button}${link}`,
    opener: "#own-link",
    act: "document.querySelector('#own-link').remove()",
  },
};

const test = hostTest.extend<object, { stage: { page: Page; faults: string[] } }>({
  // One page in which all situations are made in turn.
  stage: [
    async ({ browser, hosts }, use) => {
      const page = await browser.newPage();
      const faults = faultsOf(page);
      await page.goto(`${hosts.origin}/empty.html`);
      await use({ page, faults });
      await page.close();
    },
    { scope: "worker" },
  ],
});

const moments = Object.entries(situations).flatMap(([name, situation]) =>
  (situation.later ? ["while it is open", "at the tap"] : ["at the tap"]).map(
    (moment) => [name, situation, moment] as const,
  ),
);

for (const [name, { body, act = "", before = "", opener, focus, goes }, moment] of spread(moments, 2))
  test(`no page is left behind an unseen overlay: ${name}, ${moment}`, async ({ stage }) => {
    const { page, faults } = stage;
    const element = page.locator("visa-free-assessment-button");
    await page.evaluate((body) => {
      document.body.innerHTML = `<button id="own">The page's own</button>${body}`;
      const ready = (button: Element & { whenReady?: Promise<void> }) => button.whenReady;
      return Promise.all([...document.querySelectorAll("visa-free-assessment-button")].map(ready));
    }, body);
    await page.evaluate(before);
    if (moment === "at the tap" && act)
      await page.evaluate(`addEventListener("click", () => { ${act} }, { once: true })`);
    await page.locator(opener ?? "visa-free-assessment-button [part=button]").click();
    const dialog = page.locator("dialog.visa-overlay");
    if (moment === "while it is open") {
      await expect(dialog.locator("[name=firstName]")).toBeFocused();
      await page.keyboard.type("Ann");
      await page.evaluate(act);
    }
    if (goes) await expect(element).toHaveCount(0);
    else {
      await expect(dialog.locator("[name=firstName]")).toBeFocused();
      await expect.poll(() => dialog.evaluate(gapsOf)).toEqual([]);
      await page.keyboard.type(" Lee");
      await expect(dialog.locator("[name=firstName]")).toHaveValue(/ Lee$/);
      await dialog.locator("[part=close]").click();
      await expect(dialog).toBeHidden();
      // The focus returns with the dialog's close event, a task after the dialog is gone.
      await expect
        .poll(() => page.evaluate(focused))
        .toMatchObject({ seen: true, ...(focus && { id: focus }) });
    }
    if (name.endsWith("that stays")) await expect(page.locator("#menu")).toHaveAttribute("open");
    else await page.locator("#own").click({ timeout: 2000 });
    expect(faults).toEqual([]);
  });
