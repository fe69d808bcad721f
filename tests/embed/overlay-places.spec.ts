import type { Page } from "@playwright/test";
import { expect, test } from "./support/embed-test.ts";
import { coverageOf } from "./support/in-page.ts";

const button = "<visa-free-assessment-button></visa-free-assessment-button>";

/** What a partner's page does around its button; `act` runs in the page, at the tap or once the overlay is open. */
interface Situation {
  readonly body: string;
  readonly act?: string;
  readonly before?: string;
  /** What is pressed; the button where nothing is said. */
  readonly opener?: string;
  /** The element goes, and its overlay with it. */
  readonly goes?: true;
}

const menu = `<nav id="menu">${button}</nav>`;
const [hidden, removed] = ["menu.style.display = 'none'", "menu.remove()"] as const;
const link = '<a id="own-link" href="#taken" data-visa-open="assessment">Am I eligible?</a>';

const situations: Readonly<Record<string, Situation>> = {
  "a menu without display": { body: menu, act: hidden },
  "an ancestor of no size and no overflow": {
    body: menu,
    act: "menu.style.cssText = 'height: 0; width: 0; overflow: hidden; transform: scale(0); opacity: 0'",
  },
  "an invisible ancestor that takes no pointer": {
    body: menu,
    act: "menu.style.cssText = 'visibility: hidden; pointer-events: none'",
  },
  "an inert ancestor": { body: menu, act: "menu.inert = true" },
  "an ancestor whose content is skipped": { body: menu, act: "menu.style.contentVisibility = 'hidden'" },
  "details that close": { body: `<details id="menu" open>${button}</details>`, act: "menu.open = false" },
  "a modal dialog of the page that closes": {
    body: `<dialog id="menu">${button}</dialog>`,
    before: "menu.showModal()",
    act: "menu.close()",
  },
  "a modal dialog of the page that stays": {
    body: `<dialog id="menu" style="width: 638px">${button}</dialog>`,
    before: "menu.showModal()",
  },
  "a popover that hides": {
    body: `<div id="menu" popover>${button}</div>`,
    before: "menu.showPopover()",
    act: "menu.hidePopover()",
  },
  "an ancestor that moves": { body: `${menu}<div id="other"></div>`, act: "other.append(menu)" },
  "an ancestor that is cloned": {
    body: `${menu}<div id="other"></div>`,
    act: "other.append(menu.cloneNode(true))",
  },
  "an element that hides itself": {
    body: button,
    act: "document.querySelector('visa-free-assessment-button').hidden = true",
  },
  "an ancestor that is taken out": { body: menu, act: removed, goes: true },
  "a hidden button behind a link": { body: `<div hidden>${button}</div>${link}`, opener: "#own-link" },
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

/** Tells, through shadow roots, what has the focus, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement as HTMLElement;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement as HTMLElement;
    const { localName, offsetWidth } = at;
    return { name: at.getAttribute("name"), localName, seen: offsetWidth > 0 && at.checkVisibility() };
  });

for (const [name, { body, act = "", before = "", opener, goes }] of Object.entries(situations)) {
  for (const moment of act ? ["at the tap", "while it is open"] : ["as it is"]) {
    test(`no page is left behind an unseen overlay: ${name}, ${moment}`, async ({
      page,
      hosts,
      openHost,
    }) => {
      hosts.write(
        "/places.html",
        `<!doctype html><html lang="en"><title>A partner</title><body>
<button id="own" onclick="this.textContent = 'Pressed'">The page's own</button>
${body}
<script type="module" src="{{widgets}}/widgets/v1/free-assessment-button.js"></script>
<script>${moment === "at the tap" ? `addEventListener("click", () => { ${act} }, { once: true })` : ""}</script>`,
      );
      await openHost("places");
      await page.waitForFunction(
        () => (document.querySelector("visa-free-assessment-button") as { ready?: boolean } | null)?.ready,
      );
      await page.evaluate(before);
      await page.locator(opener ?? "visa-free-assessment-button [part=button]").click();
      const dialog = page.locator("dialog.visa-overlay");
      if (moment === "while it is open") {
        await expect(dialog.locator("[name=firstName]")).toBeFocused();
        await page.keyboard.type("Ann");
        await page.evaluate(act);
      }
      if (goes) await expect(page.locator("visa-free-assessment-button")).toHaveCount(0);
      else {
        await expect(dialog.locator("[name=firstName]")).toBeFocused();
        await expect
          .poll(() => dialog.evaluate(coverageOf))
          .toEqual({ modal: true, covers: true, top: true });
        await page.keyboard.type(" Lee");
        await expect(dialog.locator("[name=firstName]")).toHaveValue(/ Lee$/);
        await dialog.locator("[part=close]").click();
        await expect(dialog).toBeHidden();
        expect(await focused(page)).toMatchObject({ seen: true });
      }
      if (name !== "a modal dialog of the page that stays")
        await page.locator("#own").click({ timeout: 2000 });
    });
  }
}
