import { type APIRequestContext, expect } from "@playwright/test";
import { firefoxVisitors } from "../embed/support/host-visitors.ts";
import { behindAccess } from "../support/access-stand-in.ts";
import { test } from "../support/browser-test.ts";
import { postLead } from "../support/consultant.ts";
import { findFirefox } from "../support/find-firefox.ts";
import { full, spread } from "../support/full.ts";
import { walkByTab } from "../support/site.ts";

/** Leads of one rare name, which a search finds alone. */
async function leadsNamed(request: APIRequestContext, all: readonly object[]) {
  const name = `Zq${crypto.randomUUID().slice(0, 8)}`;
  const posted = await Promise.all(
    all.map((answers, at) => {
      const own = { fullName: `${name} ${at}`, email: `${name}${at}@example.com` };
      return postLead(request, { ...own, ...answers });
    }),
  );
  return { name, references: posted.map(({ reference }) => reference) };
}

/** What Playwright and Puppeteer have in common. */
interface Tab {
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  waitForNavigation(): Promise<unknown>;
  evaluate<T>(look: (button: string) => T, button: string): Promise<T>;
}

/** Presses a button with the first lead chosen; returns how much is chosen after Back and Forward. */
async function chosenAfterwards(tab: Tab, list: string, button: string) {
  const press = (value: string) => {
    document.querySelector<HTMLElement>("input[name=lead]")?.click();
    const outcome = document.querySelector<HTMLSelectElement>("select[name=outcome]");
    if (outcome !== null) outcome.value = "retained";
    document.querySelector<HTMLElement>(`button[value=${value}]`)?.click();
  };
  const count = () => document.querySelectorAll("input:checked, option:checked:not([value=''])").length;
  await tab.goto(list);
  await Promise.all([tab.waitForNavigation(), tab.evaluate(press, button)]);
  await tab.goBack();
  const afterBack = await tab.evaluate(count, button);
  await tab.goForward();
  return [afterBack, await tab.evaluate(count, button)];
}

for (const engine of ["Chromium", "Firefox"])
  test(`in ${engine} Back and Forward select no person whom nobody has selected`, async ({
    page,
    request,
    baseURL,
  }) => {
    const isFirefox = engine === "Firefox";
    test.skip(
      isFirefox && (!full || findFirefox() === undefined),
      "Firefox is not asked for, or not installed",
    );
    const held = Array.from({ length: 3 }, () => ({ topicCode: "x" }));
    const { name } = await leadsNamed(request, [...held, ...Array.from({ length: 54 }, () => ({}))]);
    const firefox = isFirefox ? await firefoxVisitors() : undefined;
    for (const [query, button] of [
      ["state=waiting", "closed"],
      ["state=waiting&page=2", "contacted"],
      ["state=held", "spam"],
    ] as const) {
      const list = `${baseURL}/desk/?q=${name}&${query}`;
      const chosen = await chosenAfterwards(firefox?.page ?? page, list, button);
      expect([query, chosen]).toEqual([query, [0, 0]]);
    }
    await firefox?.close();
  });

test("a press after the end of a sign-in is asked for again, and what was typed is on the page before", async ({
  page,
  request,
  baseURL,
}) => {
  const { references } = await leadsNamed(request, [{}]);
  const access = await behindAccess(baseURL ?? "");
  const end = () => {
    access.state.isSignedIn = false;
    access.state.vouchers = 1 - access.state.vouchers;
  };
  const alert = page.getByRole("alert");
  const lead = `/desk/${references[0]}`;
  for (const [path, field, button, text] of [
    [lead, "Note", "Save the note", "Calls back on Friday"],
    [`${lead}?correct=fullName`, /Correct answer/, "Save the correct answer", "Mina B"],
    [lead, "Follow up on", "Save this day", `${new Date().getFullYear()}-12-31`],
    [`${lead}?reply=invitation`, /^Text/, "Use this text", "Dear Mina"],
    ["/desk/new", "Full name", "Save the lead", "Mina B"],
    ["/desk/links", "Partner code", "Create an address", "acme"],
  ] as const) {
    await page.goto(access.desk + path);
    await page.getByLabel(field).fill(text);
    end();
    const pressed = page.getByRole("button", { name: button }).last();
    await pressed.click();
    await expect(alert).toContainText("had ended, so nothing was done");
    await expect(alert).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page.getByLabel(field)).toHaveValue(text);
    await pressed.click();
    // A lead needs more than a name.
    await expect(alert).toHaveCount(path === "/desk/new" ? 1 : 0);
  }
  // The list, and its search.
  await page.goto(`${access.desk}/desk/?q=${references[0]}`);
  await page.getByRole("checkbox").check();
  end();
  await page.getByRole("button", { name: "Star" }).click();
  await expect(alert).toContainText("had ended, so nothing was done");
  end();
  await page.getByRole("searchbox").fill("nobody at all");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("nobody at all");
  await access.close();
});

test("no bar covers what has the focus, in both directions, after the end of a sign-in too", async ({
  page,
  request,
}) => {
  const { name, references } = await leadsNamed(
    request,
    Array.from({ length: 8 }, () => ({})),
  );
  const [lead] = references;
  const windows = [
    [1280, 800],
    [375, 667],
    [320, 256],
  ] as const;
  const walks = windows.flatMap(([width, height]) =>
    [`?q=${name}&state=all&again=list`, `${lead}?again=bar`, `${lead}?reply=invitation&again=reply`].flatMap(
      (path) => (["Tab", "Shift+Tab"] as const).map((key) => ({ width, height, path, key })),
    ),
  );
  for (const { width, height, path, key } of spread(walks, 5)) {
    await page.setViewportSize({ width, height });
    await page.goto(`/desk/${path}`);
    // A walk begins where the choice was made.
    const row = key === "Tab" ? 0 : 7;
    if (path.startsWith("?")) await page.getByRole("checkbox").nth(row).check();
    const { stops, hidden } = await walkByTab(page, 120, key);
    expect([width, path, key, stops > 20, hidden]).toEqual([width, path, key, true, []]);
  }
});

test("the bar of a lead cuts off no ring on a phone, and asks for more contrast", async ({
  page,
  request,
}) => {
  const { references } = await leadsNamed(request, [{}]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/desk/${references[0]}`);
  await page.getByRole("button", { name: "Mine" }).click();
  const bar = page.getByRole("region", { name: "What to do" });
  // A ring is 3 px wide, 2 px away.
  const room = await bar.locator("form").evaluate((form) => {
    const box = form.getBoundingClientRect();
    return [...form.querySelectorAll("button, select")].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.min(top - box.top, box.bottom - bottom);
    });
  });
  expect(Math.min(...room)).toBeGreaterThanOrEqual(5);
  expect(await bar.locator("form").evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  const color = () =>
    page
      .locator(".id")
      .first()
      .evaluate((one) => getComputedStyle(one.parentElement ?? one).color);
  const usual = await color();
  await page.emulateMedia({ contrast: "more" });
  expect(await color()).not.toBe(usual);
});
