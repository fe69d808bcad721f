import { readElementTables } from "#scripts/build/widgets/element-tables.ts";
import { spread } from "../support/full.ts";
import { accepted, answerApi, lost, press, reasonOf, reference, refused } from "../support/send.ts";
import { overflowOf } from "../support/site.ts";
import { call, expect, faultsOfPage, fillContact, test, whenJoined } from "./support/embed-test.ts";

test("the result of a send is one event, even if the form is sent again while its element is removed", async ({
  page,
  openHost,
  eventsOf,
  expected,
  form,
}) => {
  // The browser itself logs every refused and every lost request.
  expected.push(/status of 422|ERR_FAILED/);
  const answer = Promise.withResolvers<void>();
  const posts = await answerApi(page, [
    refused("email"),
    lost,
    async (route) => {
      await answer.promise;
      await accepted(route);
    },
  ]);
  await openHost("plain");
  await fillContact(form);
  const msg = reasonOf("email");
  for (const [alert, detail] of [
    [msg, `"param":"email","msg":"${msg}"}`],
    [/This may not have been sent/, '"param":"form"'],
  ] as const) {
    await press(form);
    await expect(form.getByRole("alert")).toHaveText(alert);
    expect((await eventsOf()).slice(-2)).toEqual([
      "sending visa-contact-form",
      expect.stringContaining(`error visa-contact-form {"form":"contact",${detail}`),
    ]);
  }

  await test.step("a send under way outlives the element's removal", async () => {
    await form.getByRole("button", { name: "Send as soon as I am online" }).click();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => posts.length).toBe(3);
    await form.evaluate((element) => {
      element.remove();
      const sent = new Promise((resolve) => element.addEventListener("visa-sent", resolve));
      Reflect.set(
        window,
        "detail",
        sent.then((event) => (event as CustomEvent).detail),
      );
    });
    answer.resolve();
    const detail = await page.evaluate(() => Reflect.get(window, "detail"));
    expect(detail).toEqual({ form: "contact", reference });
    expect(posts[2]?.key).toBe(posts[1]?.key);
  });
});

test("the elements answer to methods and to their removal", async ({
  page,
  openHost,
  eventsOf,
  form,
  button: element,
}) => {
  await openHost("plain");
  const button = element.getByRole("button", { name: "Free assessment" });
  const dialog = element.getByRole("dialog");
  const firstName = element.locator("[name=firstName]");
  const [open, close] = ["open visa-free-assessment-button", "close visa-free-assessment-button"];

  await test.step("the methods empty, focus, open and close", async () => {
    await form.locator("[name=fullName]").fill("Ann");
    await call(form, "reset");
    await expect(form.locator("[name=fullName]")).toHaveValue("");
    await call(element, "focus");
    await expect(button).toBeFocused();
    await call(form, "focus");
    await expect(form.locator("[name=fullName]")).toBeFocused();
    await element.evaluate((host: HTMLElement & Record<"open" | "close", () => void>) => {
      host.open();
      host.close();
      host.open();
    });
    await firstName.fill("Ann");
    await call(element, "reset");
    await expect(firstName).toHaveValue("");
    await call(element, "close");
    await expect(dialog).toBeHidden();
    await call(element, "close");
    expect([...(await eventsOf("open")), ...(await eventsOf("close"))]).toEqual([open, close]);
  });

  await test.step("a reset of a form around them empties them too", async () => {
    await form.locator("[name=fullName]").fill("Ann");
    await form.evaluate((host) => {
      const around = document.createElement("form");
      host.replaceWith(around);
      around.append(host);
      around.reset();
    });
    await expect(form.locator("[name=fullName]")).toHaveValue("");
  });

  await test.step("the overlay opens again before the browser has reported that it was closed", async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    await element.evaluate((host: HTMLElement & { open(): void }) => {
      // The effect of Escape; its event comes with a later task.
      host.shadowRoot?.querySelector("dialog")?.close();
      host.open();
    });
    await expect.poll(async () => (await eventsOf()).slice(-2)).toEqual([close, open]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("the overlay goes with its element and comes back with its answers", async () => {
    const before = (await eventsOf("open")).length;
    await button.click();
    await firstName.fill("Ann");
    const host = await element.elementHandle();
    await host?.evaluate((kept) => kept.remove());
    await page.getByRole("heading", { name: "Settling in Canada" }).click();
    await host?.evaluate((kept) => document.body.append(kept));
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(firstName).toHaveValue("Ann");
    expect(await eventsOf("open")).toHaveLength(before + 2);
  });
});

test("elements keep their answers and take the page's styles", async ({
  page,
  openHost,
  eventsOf,
  form,
  button,
}) => {
  await openHost("empty");
  const show = (...tags: string[]) =>
    page.locator("#one").evaluate((place, tags) => {
      place.replaceChildren(...tags.map((tag) => document.createElement(tag)));
    }, tags);

  await test.step("a page may style the licence line, but not hide it", async () => {
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
      const seen = await licence.evaluate((element) => {
        const { color, opacity, clipPath, contentVisibility, filter, textIndent } = getComputedStyle(element);
        const { x, width, height } = element.getBoundingClientRect();
        const hasRoom = x >= 0 && width > 100 && height > 10;
        return [hasRoom, color, opacity, clipPath, contentVisibility, filter, textIndent];
      });
      expect(seen, moment).toEqual([true, "rgb(4, 5, 6)", "1", "none", "visible", "none", "0px"]);
      await form.locator("[name=fullName]").fill("Ana");
      await whenJoined(form.locator("form"));
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  });

  await test.step("answers outlive being moved, taken out and put back", async () => {
    const before = (await eventsOf()).length;
    await show("visa-contact-form");
    const [name, body] = [form.locator("[name=fullName]"), form.locator("[name=body]")];
    await name.fill("Ann");
    const host = await form.elementHandle();
    for (const place of ["#two", "#one"]) {
      await host?.evaluate((kept, place) => document.querySelector(place)?.append(kept), place);
      await expect(name).toHaveValue("Ann");
      await host?.evaluate((kept) => kept.remove());
    }
    await host?.evaluate((kept) => document.body.append(kept));
    await expect(name).toHaveValue("Ann");
    await body.fill("Still here");
    await expect(body).toHaveValue("Still here");
    expect((await eventsOf()).slice(before)).toEqual(["ready visa-contact-form"]);
    await host?.evaluate((kept) => kept.remove());
  });

  await test.step("parts reach the form inline and the form in the overlay", async () => {
    await show("visa-contact-form", "visa-free-assessment-button");
    await expect(form.locator("form")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    await expect(button.getByRole("button")).toHaveCSS("text-decoration-line", "underline");
    await button.getByRole("button").click();
    await expect(button.locator("form")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    for (const { name } of readElementTables().parts)
      if (!/error|status/.test(name)) await expect(button.locator(`[part~=${name}]`)).not.toHaveCount(0);
  });
});

for (const host of spread(["assessment", "dark", "rtl"], 2))
  test(`the ${host} page has no fault of axe, and all stays within it at 400 % of a window of 1280 px`, async ({
    page,
    openHost,
    button,
  }) => {
    await openHost(host);
    await expect(page.locator("form[name]").first()).toBeVisible();
    expect(await faultsOfPage(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    if (host !== "assessment") {
      await button.getByRole("button").click();
      await expect(button.locator("[name=firstName]")).toBeFocused();
    }
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    // The beginnings of a message lie in a line that scrolls by itself.
    const inside = page.locator(".visa :not(.visa-trap, .visa-trap *, .visa-beginnings *)");
    const beyond = await inside.evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map((one) => one.outerHTML),
    );
    expect(beyond).toEqual([]);
  });
