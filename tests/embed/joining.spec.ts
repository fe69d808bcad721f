import { installClock } from "../support/clock.ts";
import { spread } from "../support/full.ts";
import { fates, hold } from "../support/hold.ts";
import { answerApi, press } from "../support/send.ts";
import { contactAnswers, expect, fillContact, site, test } from "./support/embed-test.ts";

/** The time before React, and the moment it joins. */

test("React is fetched once, and not before a touch", async ({ page, openHost, observed }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url().replace(/.*\/widgets\//, ""));
  });
  await openHost("five");
  await expect(page.locator("#d [name=firstName]")).toBeVisible();
  await page.waitForLoadState("load");
  const ready = async () => (await observed()).events.filter((event) => event.startsWith("ready")).length;
  await expect.poll(ready).toBe(5);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(scripts.filter((url) => url.includes("chunks/"))).toEqual([]);
  for (const id of ["a", "c"]) await page.locator(`#${id} [name=fullName]`).fill("Ann");
  await page.locator("#d [name=firstName]").fill("Ann");
  await page.locator("#b button").click();
  await expect(page.locator("#b [name=firstName]")).toBeFocused();
  const shared = scripts.filter((url) => url.includes("chunks/forms-"));
  expect(shared).toHaveLength(1);
  expect(new Set(scripts).size).toBe(scripts.length);
});

for (const touch of spread(["tap", "hover", "focus"] as const, 3))
  test(`a ${touch} calls React, and the phone keeps its text and size when its numbering plans arrive`, async ({
    page,
    openHost,
    form,
  }) => {
    const name = form.locator("[name=fullName]");
    const phone = form.locator("[name=phone]");
    await openHost("plain");
    const before = await phone.boundingBox();
    const chunk = page.waitForRequest(/chunks\/forms-/);
    if (touch === "tap") await name.dispatchEvent("pointerover", { pointerType: "touch" });
    else await name[touch]();
    await chunk;
    await phone.pressSequentially("604555");
    await expect(form.locator("[name=phoneCountry] option").nth(100)).toBeAttached();
    await phone.pressSequentially("0142");
    await expect(phone).toHaveValue("(604) 555-0142");
    expect(await phone.boundingBox()).toEqual(before);
  });

test("text, caret, focus and choices outlive React's arrival", async ({ page, openHost }) => {
  const arrive = await hold(page, /chunks\//);
  await openHost("assessment");
  const form = page.locator("visa-assessment-form");
  await form.locator("[name=status]").selectOption("Married");
  await form.locator("[name=age]").fill("34");
  await form.locator("[name=lastName]").fill("Okonkwo");
  await form.locator("[name=firstName]").fill("Adaeze");
  await form.locator("[name=firstName]").press("Home");
  await page.keyboard.press("ArrowRight");
  const before = await form.locator("[name=firstName]").elementHandle();
  await expect(form.locator("[name=spouseFirstName]")).toHaveCount(0);
  arrive();
  await expect(form.locator("[name=spouseFirstName]")).toBeVisible();
  await expect(form.locator("[name=firstName]")).toBeFocused();
  await page.keyboard.type("-");
  await expect(form.locator("[name=firstName]")).toHaveValue("A-daeze");
  await expect(form.locator("[name=lastName]")).toHaveValue("Okonkwo");
  await expect(form.locator("[name=age]")).toHaveValue("34");
  const same = await form.locator("[name=firstName]").evaluate((input, old) => input === old, before);
  expect(same).toBe(true);
});

test("before React a method works, and a submit waits for it", async ({ page, openHost, observed, form }) => {
  const sent = await answerApi(page);
  const arrive = await hold(page, /chunks\//);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.state = document.readyState;
      (document.querySelector("visa-contact-form") as HTMLElement).focus();
    });
  });
  await openHost("plain");

  await test.step("a method works as soon as the element is defined, before the page is complete", async () => {
    await expect(page.locator("html[data-state=interactive]")).toBeAttached();
    await expect(form.locator("[name=fullName]")).toBeFocused();
  });

  await test.step("a submit that comes before React is sent once React is there", async () => {
    await fillContact(form);
    await press(form);
    await press(form);
    expect(page.url()).toContain("/plain.html");
    arrive();
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ fullName: "Amélie Nguyễn", phone: "+16045550142" });
    expect((await observed()).events.filter((event) => event.startsWith("sen"))).toHaveLength(2);
  });
});

test("the fallback is shown until a script paints the form", async ({ page, openHost, observed, faults }) => {
  await test.step("the fallback is shown until a late script paints the form", async () => {
    const arrive = await hold(page, /v1\/visa-widgets/);
    const opened = openHost("plain");
    await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
    arrive();
    await opened;
    await expect(page.getByRole("textbox", { name: "Full name" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to us" })).toBeHidden();
    expect((await observed()).shift).toBe(0);
  });

  await test.step("where the script is blocked the fallback stays", async () => {
    expect(faults).toEqual([]);
    await page.route(/\/widgets\//, (route) => route.abort());
    await openHost("plain");
    await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Free assessment" })).toBeVisible();
    expect(faults.splice(0).join()).toContain("ERR_FAILED");
  });
});

for (const [fate, answer] of spread(Object.entries(fates), 4))
  test(`where a chunk ${fate} the elements say so, and work once it comes`, async ({
    page,
    openHost,
    faults,
    observed,
    form,
    button,
  }) => {
    const waits = fate === "does not come";
    const sent = await answerApi(page);
    if (waits) await installClock(page);
    const release = await hold(page, /chunks\//);
    if (!waits) await page.route(/chunks\//, answer);
    await openHost("plain");
    await fillContact(form);
    await press(form);
    await button.getByRole("button").click();
    if (waits) await page.clock.fastForward(8000);
    for (const [element, name, fallback] of [
      [form, "contact", "Write to us"],
      [button, "assessment", "Free assessment"],
    ] as const) {
      await expect(element.getByRole("alert")).toHaveText(/could not load/);
      await expect(element.getByRole("alert")).not.toHaveText(/connection/);
      await expect(element.getByRole("link", { name: fallback })).toBeVisible();
      const hosted = element.getByRole("link", { name: "Open it in a new tab" });
      await expect(hosted).toHaveAttribute("href", `${site}/widgets/frame/${name}?partner=maple-realty`);
      await expect(hosted).toHaveAttribute("target", "_blank");
      await expect(hosted).toHaveAttribute("rel", "noopener");
    }
    const error = 'error visa-contact-form {"form":"contact","param":"form"';
    expect((await observed()).events.at(-1)).toContain(error);

    await test.step("what comes after all neither sends nor opens by itself", async () => {
      release();
      await page.unroute(/chunks\//, answer);
      if (waits) {
        await expect(form.getByRole("alert")).toHaveCount(0);
        await expect(button.locator("dialog")).toBeAttached();
        await expect(button.locator("dialog")).toBeHidden();
      }
      // Who has gone to the hosted form by now must not be sent twice.
      expect(sent).toEqual([]);
    });

    expect(faults.splice(0).filter((line) => !/^Failed to load/.test(line))).toEqual([]);
    // A browser remembers a file that it could not read to its end.
    if (fate === "is cut") return;
    await test.step("the next press works", async () => {
      await press(form);
      await expect(form.getByRole("status")).toHaveText("Thank you.");
      expect(sent).toMatchObject([{ body: { ...contactAnswers, phone: "+16045550142" } }]);
      await button.getByRole("button", { name: "Free assessment" }).click();
      await expect(button.locator("[name=firstName]")).toBeFocused();
      for (const element of [form, button]) await expect(element.getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Write to us" })).toBeHidden();
    });
  });
