import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findFirefox } from "#scripts/test/find-browser.ts";
import { firefoxVisitors } from "../embed/support/host-visitors.ts";
import { behindAccess } from "../support/access-stand-in.ts";
import { test } from "../support/browser-test.ts";
import { postLead } from "../support/consultant.ts";
import { full } from "../support/full.ts";

/** Leads of one rare name, which a search finds alone. */
async function leadsNamed(request: APIRequestContext, count: number) {
  const name = `Zq${crypto.randomUUID().slice(0, 8)}`;
  const references: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { reference } = await postLead(request, {
      fullName: `${name} ${at}`,
      email: `${name}${at}@example.com`,
      body: `Question ${at}`,
    });
    references.push(reference);
  }
  return { name, references };
}

/** Goes Back from every button of the list, and counts who is ticked then, and which outcome is chosen. */
const ticked = () => document.querySelectorAll("input:checked").length;
const outcome = () => document.querySelector<HTMLSelectElement>("select[name=outcome]")?.value;

test("Back ticks nobody whom nobody chose, whatever was pressed, and Forward neither", async ({
  page,
  request,
}) => {
  const { name } = await leadsNamed(request, 6);
  for (const button of ["Mine", "Contacted", "Star", "Close", "Spam"]) {
    await page.goto(`/desk/?q=${name}&state=waiting`);
    for (const box of (await page.getByRole("checkbox").all()).slice(0, 1)) await box.check();
    if (button === "Close") await page.getByLabel("Outcome").selectOption("retained");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("status")).toBeVisible();
    await page.goBack();
    expect([button, await page.evaluate(ticked), await page.evaluate(outcome)]).toEqual([button, 0, ""]);
    await page.goForward();
    expect([button, await page.evaluate(ticked)]).toEqual([button, 0]);
  }
  // A look at somebody, while one more lead comes.
  await page.goto(`/desk/?q=${name}&state=all`);
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("link", { name: `${name} 0` }).click();
  await page.goBack();
  expect(await page.evaluate(ticked)).toBe(0);
});

test("in Firefox Back ticks nobody either", async ({ request, baseURL }) => {
  test.skip(!full || findFirefox() === undefined, "Firefox is not asked for, or not installed");
  test.setTimeout(180_000);
  const { name } = await leadsNamed(request, 4);
  const { page, close } = await firefoxVisitors();
  await page.goto(`${baseURL}/desk/?q=${name}&state=waiting`);
  for (const at of [0, 1]) await (await page.$$("input[name=lead]"))[at]?.click();
  await page.select("select[name=outcome]", "retained");
  await Promise.all([page.waitForNavigation(), page.click("button[value=contacted]")]);
  await page.goBack();
  expect([await page.evaluate(ticked), await page.evaluate(outcome)]).toEqual([0, ""]);
  await close();
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
      { path: "/desk/new", field: "Full name", button: "Save the lead", text: "Mina B" },
    ];
    for (const { path, field, button, text } of places) {
      await page.goto(access.desk + path);
      await page.getByLabel(field).fill(text);
      end();
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toContainText("had ended, so nothing was done");
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
