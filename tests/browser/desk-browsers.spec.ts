import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findFirefox } from "#scripts/test/find-browser.ts";
import { firefoxVisitors } from "../embed/support/host-visitors.ts";
import { behindAccess } from "../support/access-stand-in.ts";
import { test } from "../support/browser-test.ts";
import { postLead } from "../support/consultant.ts";
import { full } from "../support/full.ts";

/** Leads of one rare name, which a search finds alone. */
async function leadsNamed(request: APIRequestContext, count: number, answers: object = {}) {
  const name = `Zq${crypto.randomUUID().slice(0, 8)}`;
  const references: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = { fullName: `${name} ${at}`, email: `${name}${at}@example.com`, body: `Question ${at}` };
    references.push((await postLead(request, { ...own, ...answers })).reference);
  }
  return { name, references };
}

/** What Playwright and Puppeteer have in common. */
interface Tab {
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  waitForNavigation(): Promise<unknown>;
  evaluate(look: (button: string) => boolean, button: string): Promise<boolean>;
}

/** The lists in which leads are chosen, how many leads each needs, and what can be pressed there. */
const lists = [
  {
    query: "state=waiting",
    count: 6,
    answers: {},
    buttons: ["mine", "contacted", "starred", "closed", "spam"],
  },
  { query: "state=held", count: 3, answers: { topicCode: "x" }, buttons: ["released", "spam"] },
  { query: "state=waiting&page=2", count: 54, answers: {}, buttons: ["contacted", "spam"] },
];

/** Presses each button with the first lead chosen, and returns what is chosen after Back and Forward. */
async function chosenAfterwards(tab: Tab, list: string, buttons: readonly string[]) {
  const isChosen = (_: string) =>
    document.querySelectorAll("input:checked, option:checked:not([value=''])").length > 0;
  const chosen: unknown[] = [];
  for (const button of buttons) {
    await tab.goto(list);
    const press = (value: string) => {
      document.querySelector<HTMLElement>("input[name=lead]")?.click();
      const outcome = document.querySelector<HTMLSelectElement>("select[name=outcome]");
      if (outcome !== null) outcome.value = "retained";
      document.querySelector<HTMLElement>(`button[value=${value}]`)?.click();
      return true;
    };
    await Promise.all([tab.waitForNavigation(), tab.evaluate(press, button)]);
    await tab.goBack();
    if (await tab.evaluate(isChosen, button)) chosen.push([button, "Back"]);
    await tab.goForward();
    if (await tab.evaluate(isChosen, button)) chosen.push([button, "Forward"]);
  }
  return chosen;
}

for (const engine of ["Chromium", "Firefox"])
  for (const { query, count, answers, buttons } of lists)
    test(`in ${engine} Back and Forward choose nobody whom nobody chose: ${query}`, async ({
      page,
      request,
      baseURL,
    }) => {
      const isFirefox = engine === "Firefox";
      test.skip(
        isFirefox && (!full || findFirefox() === undefined),
        "Firefox is not asked for, or not installed",
      );
      test.setTimeout(180_000);
      const { name } = await leadsNamed(request, count, answers);
      const firefox = isFirefox ? await firefoxVisitors() : undefined;
      const list = `${baseURL}/desk/?q=${name}&${query}`;
      expect(await chosenAfterwards(firefox?.page ?? page, list, buttons)).toEqual([]);
      await firefox?.close();
    });

for (const vouchers of [0, 1]) {
  test(`a press at the end of a sign-in is asked for again, and what was typed is on the page before: ${vouchers + 1} redirect`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { references } = await leadsNamed(request, 1);
    const access = await behindAccess(baseURL ?? "");
    access.state.vouchers = vouchers;
    const end = () => {
      access.state.isSignedIn = false;
    };
    const places = [
      {
        path: `/desk/${references[0]}`,
        field: "Note",
        button: "Save the note",
        text: "Calls back on Friday",
      },
      {
        path: `/desk/${references[0]}?correct=fullName`,
        field: /Correct answer/,
        button: "Save the correct answer",
        text: "Mina B",
      },
      {
        path: `/desk/${references[0]}`,
        field: "Follow up on",
        button: "Save this day",
        text: `${new Date().getFullYear()}-12-31`,
      },
      { path: "/desk/new", field: "Full name", button: "Save the lead", text: "Mina B" },
    ];
    for (const { path, field, button, text } of places) {
      await page.goto(access.desk + path);
      await page.getByLabel(field).fill(text);
      end();
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toContainText("had ended, so nothing was done");
      if (path !== "/desk/new") await expect(page.getByLabel(field)).toBeFocused();
      await page.goBack();
      await expect(page.getByLabel(field)).toHaveValue(text);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toHaveCount(button === "Save the lead" ? 1 : 0);
    }
    // The list, and its search.
    await page.goto(`${access.desk}/desk/?q=${references[0]}`);
    await page.getByRole("checkbox").check();
    end();
    await page.getByRole("button", { name: "Star" }).click();
    await expect(page.getByRole("alert")).toContainText("had ended, so nothing was done");
    end();
    await page.getByRole("searchbox").fill("nobody at all");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nobody at all");
    access.close();
  });
}

/** How much of what has the focus is covered by something else: whether none of it can be seen. */
const isHidden = () => {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  if (!focused || !box || focused === document.body) return false;
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [box.x + x * box.width, box.y + y * box.height]),
  );
  return !points.some(([x = 0, y = 0]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (focused.contains(top) || top.contains(focused));
  });
};

async function hiddenStops(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    if (await page.evaluate(isHidden))
      hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ""));
  }
  return hidden;
}

test("no bar covers what has the focus", async ({ page, request }) => {
  const { name, references } = await leadsNamed(request, 8);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 375, height: 667 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/desk/?q=${name}&state=all`);
    await page.getByRole("checkbox").first().check();
    expect([viewport, await hiddenStops(page)]).toEqual([viewport, []]);
    await page.goto(`/desk/${references[0]}`);
    expect([viewport, await hiddenStops(page)]).toEqual([viewport, []]);
  }
});
