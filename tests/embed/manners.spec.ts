import { parts } from "#widgets/element-api.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { answerApi, lost, press, reasonOf, reference, refused } from "../support/send.ts";
import { overflowOf } from "../support/site.ts";
import { call, expect, faultsOfPage, fillContact, test } from "./support/embed-test.ts";

test("what becomes of a send is one event, also of one under way when its element goes", async ({
  page,
  openHost,
  observed,
  expected,
  form,
}) => {
  // The browser itself logs every refused and every lost request.
  expected.push(/status of 422|ERR_FAILED/);
  await openHost("plain");
  await fillContact(form);
  const msg = reasonOf("email");
  for (const [reply, said, detail] of [
    [refused("email"), msg, `"param":"email","msg":"${msg}"}`],
    [lost, /Not sent yet/, '"param":"form"'],
  ] as const) {
    await answerApi(page, reply);
    await press(form);
    await expect(form.getByRole("alert")).toHaveText(said);
    expect((await observed()).events.slice(-2)).toEqual([
      "sending visa-contact-form",
      expect.stringContaining(`error visa-contact-form {"form":"contact",${detail}`),
    ]);
    await page.unroute("**/api/*");
  }

  await test.step("a send under way outlives the element's removal", async () => {
    await answerApi(page);
    const answer = await hold(page, "**/api/*");
    await press(form);
    await expect(form.getByRole("status")).toHaveText("Message sending... Please wait");
    const host = await form.elementHandle();
    const sent = host?.evaluate((element) => {
      element.remove();
      return new Promise((resolve) =>
        element.addEventListener("visa-sent", (event) => resolve((event as CustomEvent).detail)),
      );
    });
    answer();
    expect(await sent).toEqual({ form: "contact", reference });
    expect((await observed()).violations).toEqual([]);
  });
});

test("the elements answer to methods and to their removal", async ({
  page,
  openHost,
  hosts,
  observed,
  form,
  button: element,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== hosts.origin && !/^http:\/\/localhost:\d+$/.test(origin)) others.push(request.url());
  });
  await openHost("plain");
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(element.getByRole("dialog")).toBeHidden();
  };

  await test.step("the methods empty, focus, open and close", async () => {
    await form.locator("[name=fullName]").fill("Ann");
    await call(form, "reset");
    await expect(form.locator("[name=fullName]")).toHaveValue("");
    await call(element, "focus");
    await expect(element.getByRole("button", { name: "Free assessment" })).toBeFocused();
    await call(form, "focus");
    await expect(form.locator("[name=fullName]")).toBeFocused();
    await call(element, "open");
    await call(element, "open");
    await element.locator("[name=firstName]").fill("Ann");
    await call(element, "reset");
    await expect(element.locator("[name=firstName]")).toHaveValue("");
    await call(element, "close");
    await expect(element.getByRole("dialog")).toBeHidden();
    await call(element, "close");
    const { events } = await observed();
    expect(events.filter((event) => /^(open|close)/.test(event))).toEqual([
      "open visa-free-assessment-button",
      "close visa-free-assessment-button",
    ]);
  });

  await test.step("the overlay opens again before the browser has reported that it was closed", async () => {
    await element.getByRole("button", { name: "Free assessment" }).click();
    await expect(element.getByRole("dialog")).toBeVisible();
    await element.evaluate((host: HTMLElement & { open(): void }) => {
      // The effect of Escape; its event comes with a later task.
      host.shadowRoot?.querySelector("dialog")?.close();
      host.open();
    });
    const lastEvents = async () => (await observed()).events.slice(-2);
    await expect
      .poll(lastEvents)
      .toEqual(["close visa-free-assessment-button", "open visa-free-assessment-button"]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(element.getByRole("dialog")).toBeVisible();
    await close();
  });

  await test.step("no request goes to anyone but the page and the widget host", async () => {
    await fillContact(form);
    await form.locator("[name=phoneCountry]").selectOption("NG");
    expect(others).toEqual([]);
  });

  await test.step("the overlay goes with its element and comes back with its answers", async () => {
    const before = (await observed()).events.length;
    await element.getByRole("button", { name: "Free assessment" }).click();
    await element.locator("[name=firstName]").fill("Ann");
    const host = await element.elementHandle();
    await host?.evaluate((kept) => kept.remove());
    await page.getByRole("heading", { name: "Settling in Canada" }).click();
    await host?.evaluate((kept) => document.body.append(kept));
    await expect(element.getByRole("dialog")).toBeHidden();
    await element.getByRole("button", { name: "Free assessment" }).click();
    await expect(element.locator("[name=firstName]")).toHaveValue("Ann");
    const laterEvents = (await observed()).events.slice(before);
    expect(laterEvents.filter((event) => event.startsWith("open"))).toHaveLength(2);
  });
});

test("elements keep their answers and take the page's styles", async ({
  page,
  openHost,
  observed,
  form,
  button,
}) => {
  await openHost("empty");
  const show = (...tags: string[]) =>
    page.locator("#one").evaluate((place, tags) => {
      place.replaceChildren(...tags.map((tag) => document.createElement(tag)));
    }, tags);

  await test.step("a page may style who is licensed, and not take it away", async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`visa-contact-form::part(licence) {
        color: rgb(4, 5, 6); display: none !important; visibility: hidden; opacity: 0; position: fixed; clip-path: inset(50%);
        height: 0; max-height: 0; overflow: hidden; content-visibility: hidden; transform: scale(0);
        filter: opacity(0); text-indent: -9999px;
      }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await show("visa-contact-form");
    const licence = form.locator("[part=licence]");
    for (const moment of ["before React", "after React"]) {
      await expect(licence, moment).toBeVisible();
      const style = await licence.evaluate((element) => {
        const { color, opacity, clipPath, contentVisibility, filter, textIndent } = getComputedStyle(element);
        return [color, opacity, clipPath, contentVisibility, filter, textIndent];
      });
      expect(style, moment).toEqual(["rgb(4, 5, 6)", "1", "none", "visible", "none", "0px"]);
      const box = await licence.boundingBox();
      expect(box?.height, moment).toBeGreaterThan(10);
      expect(box?.width, moment).toBeGreaterThan(100);
      expect(box?.x, moment).toBeGreaterThanOrEqual(0);
      await form.locator("[name=fullName]").fill("Ana");
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  });

  await test.step("answers outlive being moved, taken out and put back", async () => {
    const before = (await observed()).events.length;
    await show("visa-contact-form");
    await form.locator("[name=fullName]").fill("Ann");
    const host = await form.elementHandle();
    const moveTo = (place: string) =>
      host?.evaluate((kept, place) => document.querySelector(place)?.append(kept), place);
    await moveTo("#two");
    await expect(form.locator("[name=fullName]")).toHaveValue("Ann");
    await host?.evaluate((kept) => kept.remove());
    await moveTo("#one");
    await expect(form.locator("[name=fullName]")).toHaveValue("Ann");
    await form.locator("[name=body]").fill("Still here");
    await expect(form.locator("[name=body]")).toHaveValue("Still here");
    expect((await observed()).events.slice(before)).toEqual(["ready visa-contact-form"]);
  });

  await test.step("parts reach the form inline and the form in the overlay", async () => {
    await show("visa-contact-form", "visa-free-assessment-button");
    await expect(form.locator("form")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    await expect(button.getByRole("button")).toHaveCSS("text-decoration-line", "underline");
    await button.getByRole("button").click();
    await expect(button.locator("form")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    const { error: _, status: __, ...shown } = parts;
    for (const name of Object.keys(shown)) await expect(button.locator(`[part~=${name}]`)).not.toHaveCount(0);
  });
});

for (const host of spread(["assessment", "dark", "rtl"], 2))
  test(`the ${host} page has no fault of axe, and fits a column of 320 px`, async ({ page, openHost }) => {
    await openHost(host);
    await expect(page.locator("form[name]").first()).toBeVisible();
    expect(await faultsOfPage(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  });
