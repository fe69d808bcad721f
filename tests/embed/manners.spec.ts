import type { Page } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { spread } from "../support/full.ts";
import { tabTo } from "../support/tab-to.ts";
import { answerApi, expect, faultsOfPage, fillContact, site, test } from "./support/embed-test.ts";

/** Lets a test answer a post when it wants to. */
async function holdApi(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/*", async (route) => {
    await held;
    await route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { message: "Thank you.", param: "success", reference: "MAPLE-2345" },
    });
  });
  return () => answer();
}

test("what becomes of a send is told once, and the answers stay", async ({
  page,
  openHost,
  witness,
  expected,
}) => {
  await openHost("plain");
  const form = page.locator("visa-contact-form");
  const empty = async () => {
    await form.evaluate((host: HTMLElement & { reset(): void }) => host.reset());
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expect(form.locator("[name=fullName]")).toHaveValue("");
  };

  await test.step("a refusal is told once, with its field and without an answer", async () => {
    // The browser itself logs every refused request.
    expected.push(/status of 422/);
    await answerApi(page, {
      status: 422,
      json: {
        error: { param: "email", msg: "Please enter your e-mail address." },
        errors: [{ param: "email", msg: "Please enter your e-mail address." }],
      },
    });
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toHaveText("Please enter your e-mail address.");
    expect((await witness()).events.slice(-2)).toEqual([
      "sending visa-contact-form",
      'error visa-contact-form {"form":"contact","param":"email","msg":"Please enter your e-mail address."}',
    ]);
    await expect(form.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
    await page.unroute("**/api/*");
    await empty();
  });

  for (const [kind, answer] of spread(
    [
      ["a lost connection", undefined],
      ["a page instead of an answer", { status: 200, contentType: "text/html", body: "<h1>Sign in</h1>" }],
    ] as const,
    2,
  )) {
    await test.step(`${kind} is told as an error of the form and keeps the answers`, async () => {
      expected.push(/ERR_FAILED/);
      await page.route("**/api/*", (route) =>
        answer
          ? route.fulfill({ ...answer, headers: { "Access-Control-Allow-Origin": "*" } })
          : route.abort(),
      );
      await fillContact(form);
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(form.getByRole("alert")).toBeVisible();
      expect((await witness()).events.at(-1)).toContain(
        'error visa-contact-form {"form":"contact","param":"form"',
      );
      await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn");
      await page.unroute("**/api/*");
      await empty();
    });
  }

  await test.step("a send under way outlives the element's removal", async () => {
    const answer = await holdApi(page);
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("status")).toHaveText("Message sending... Please wait");
    await page.evaluate(() => {
      const host = document.querySelector("visa-contact-form") as HTMLElement;
      Object.assign(window, { kept: host });
      host.remove();
    });
    answer();
    const sent = page.evaluate(
      () =>
        new Promise((resolve) =>
          (window as unknown as { kept: HTMLElement }).kept.addEventListener("visa-sent", (event) =>
            resolve((event as CustomEvent).detail),
          ),
        ),
    );
    expect(await sent).toEqual({ form: "contact", reference: "MAPLE-2345" });
    expect((await witness()).violations).toEqual([]);
  });
});

test("any control of the page opens the button's overlay, and has the focus again afterwards", async ({
  page,
  hosts,
  openHost,
}) => {
  hosts.write(
    "/own-opener.html",
    `<!doctype html><html lang="en"><title>A partner</title>
<style>visa-free-assessment-button::part(button) { display: none }</style>
<p><a id="opener" href="/elsewhere" data-visa-open="assessment"><b>Am I eligible?</b></a></p>
<visa-free-assessment-button></visa-free-assessment-button>
<script type="module" src="{{widgets}}/widgets/v1/free-assessment-button.js"></script>`,
  );
  await openHost("own-opener");
  await page.waitForFunction(
    () => (document.querySelector("visa-free-assessment-button") as { ready?: boolean } | null)?.ready,
  );
  await page.getByText("Am I eligible?").click();
  const button = page.locator("visa-free-assessment-button");
  await expect(button.locator("[name=firstName]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#opener")).toBeFocused();
});

/** Number of pixels of the focused control that lie outside the window; a browser scrolls to whole ones. */
function hiddenOfFocus(): number {
  let focused = document.activeElement as Element;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const { top, bottom } = focused.getBoundingClientRect();
  return Math.max(-top, bottom - innerHeight, 0);
}

test("the elements answer to their methods, the keyboard and their removal, and leave nothing behind", async ({
  page,
  openHost,
  hosts,
  witness,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== hosts.origin && !/^http:\/\/localhost:\d+$/.test(origin)) others.push(request.url());
  });
  await openHost("plain");
  const form = page.locator("visa-contact-form");
  const element = page.locator("visa-free-assessment-button");
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(element.getByRole("dialog")).toBeHidden();
  };

  await test.step("the methods empty, focus, open and close", async () => {
    const call = (tag: string, method: string) =>
      page.evaluate(
        ([tag, method]) => (document.querySelector(tag) as unknown as Record<string, () => void>)[method]?.(),
        [tag, method] as const,
      );
    await form.locator("[name=fullName]").fill("Ann");
    await call("visa-contact-form", "reset");
    await expect(form.locator("[name=fullName]")).toHaveValue("");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await call("visa-contact-form", "focus");
    await expect(form.locator("[name=fullName]")).toBeFocused();
    await call("visa-free-assessment-button", "focus");
    await expect(element.getByRole("button", { name: "Free assessment" })).toBeFocused();
    await call("visa-free-assessment-button", "open");
    await call("visa-free-assessment-button", "open");
    await element.locator("[name=firstName]").fill("Ann");
    await call("visa-free-assessment-button", "reset");
    await expect(element.locator("[name=firstName]")).toHaveValue("");
    await call("visa-free-assessment-button", "close");
    await expect(element.getByRole("dialog")).toBeHidden();
    await call("visa-free-assessment-button", "close");
    const { events } = await witness();
    expect(events.filter((event) => /^(open|close)/.test(event))).toEqual([
      "open visa-free-assessment-button",
      "close visa-free-assessment-button",
    ]);
  });

  await test.step("the overlay opens again before the browser has told that it was closed", async () => {
    await element.getByRole("button", { name: "Free assessment" }).click();
    await expect(element.getByRole("dialog")).toBeVisible();
    await element.evaluate((host: HTMLElement & { open(): void }) => {
      // What Escape does; its event comes with a later task.
      host.shadowRoot?.querySelector("dialog")?.close();
      host.open();
    });
    await expect
      .poll(async () => (await witness()).events.slice(-2))
      .toEqual(["close visa-free-assessment-button", "open visa-free-assessment-button"]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(element.getByRole("dialog")).toBeVisible();
    await close();
  });

  await test.step("Tab brings all of a tall text area into view, inline and in the overlay", async () => {
    await page.setViewportSize({ width: 640, height: 480 });
    await form.locator("[name=email]").fill("amelie@example.com");
    // React keeps its own note of what is in a control.
    await expect
      .poll(() =>
        form.locator("form").evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react"))),
      )
      .toBe(true);
    const top = () =>
      form.locator("[name=body]").evaluate((area) => area.getBoundingClientRect().top - innerHeight);
    await page.evaluate((by) => scrollBy(0, by), (await top()) + 30);
    await tabTo(page, form.locator("[name=body]"));
    await expect.poll(() => page.evaluate(hiddenOfFocus)).toBeLessThan(1);

    await element.getByRole("button", { name: "Free assessment" }).click();
    await element.locator("[name=dependent]").focus();
    await element.locator("[name=province]").focus();
    await tabTo(page, element.locator("[name=additional]"));
    await expect.poll(() => page.evaluate(hiddenOfFocus)).toBeLessThan(1);
    await close();
  });

  await test.step("no request goes to anyone but the page and the widget host", async () => {
    await fillContact(form);
    const flag = page.waitForResponse(/\/NG-[\w-]{8}\.js$/);
    await form.locator("[name=phoneCountry]").selectOption("NG");
    await flag;
    expect(others).toEqual([]);
  });

  await test.step("the elements write no global", async () => {
    expect((await witness()).globals).toEqual([]);
  });

  await test.step("the overlay goes with its element and comes back with its answers", async () => {
    const before = (await witness()).events.length;
    await element.getByRole("button", { name: "Free assessment" }).click();
    await element.locator("[name=firstName]").fill("Ann");
    await page.evaluate(() => {
      const host = document.querySelector("visa-free-assessment-button") as HTMLElement;
      Object.assign(window, { kept: host });
      host.remove();
    });
    await page.getByRole("heading", { name: "Settling in Canada" }).click();
    await page.evaluate(() => document.body.append((window as unknown as { kept: Node }).kept));
    await expect(element.getByRole("dialog")).toBeHidden();
    await element.getByRole("button", { name: "Free assessment" }).click();
    await expect(element.locator("[name=firstName]")).toHaveValue("Ann");
    expect((await witness()).events.slice(before).filter((event) => event.startsWith("open"))).toHaveLength(
      2,
    );
  });
});

test("elements made by script keep their answers, take the page's styles and lie above its dialog", async ({
  page,
  openHost,
  witness,
}) => {
  await openHost("empty");
  const clear = () =>
    page.evaluate(() => {
      for (const place of document.querySelectorAll("#one, #two")) place.replaceChildren();
    });

  await test.step("a page may style who is licensed, and not take it away", async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`visa-contact-form::part(licence) {
        color: rgb(4, 5, 6); display: none !important; visibility: hidden; opacity: 0; position: fixed; clip-path: inset(50%);
        height: 0; max-height: 0; overflow: hidden; content-visibility: hidden; transform: scale(0);
        filter: opacity(0); text-indent: -9999px;
      }`);
      document.adoptedStyleSheets.push(sheet);
      document.querySelector("#one")?.append(document.createElement("visa-contact-form"));
    });
    const licence = page.locator("visa-contact-form [part=licence]");
    for (const moment of ["before React", "after React"]) {
      await expect(licence, moment).toBeVisible();
      await expect(licence, moment).toHaveCSS("color", "rgb(4, 5, 6)");
      await expect(licence, moment).toHaveCSS("opacity", "1");
      await expect(licence, moment).toHaveCSS("clip-path", "none");
      await expect(licence, moment).toHaveCSS("content-visibility", "visible");
      await expect(licence, moment).toHaveCSS("filter", "none");
      await expect(licence, moment).toHaveCSS("text-indent", "0px");
      const [form, line] = [page.locator("visa-contact-form"), licence];
      const [around, box] = [await form.boundingBox(), await line.boundingBox()];
      expect(box?.height, moment).toBeGreaterThan(10);
      expect(box?.width, moment).toBeGreaterThan(100);
      expect(box?.x, moment).toBeGreaterThanOrEqual(around?.x ?? Number.NaN);
      await page.locator("visa-contact-form [name=fullName]").fill("Ana");
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await clear();
  });

  await test.step("answers outlive being moved, taken out and put back", async () => {
    const before = (await witness()).events.length;
    await page.evaluate(() =>
      document.querySelector("#one")?.append(document.createElement("visa-contact-form")),
    );
    const form = page.locator("visa-contact-form");
    await form.locator("[name=fullName]").fill("Ann");
    await page.evaluate(() =>
      document.querySelector("#two")?.append(document.querySelector("visa-contact-form") as Node),
    );
    await expect(form.locator("[name=fullName]")).toHaveValue("Ann");
    await page.evaluate(() => {
      const kept = document.querySelector("visa-contact-form") as Element;
      kept.remove();
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          document.querySelector("#one")?.append(kept);
          resolve();
        }, 50),
      );
    });
    await expect(form.locator("[name=fullName]")).toHaveValue("Ann");
    await form.locator("[name=body]").fill("Still here");
    await expect(form.locator("[name=body]")).toHaveValue("Still here");
    expect((await witness()).events.slice(before)).toEqual(["ready visa-contact-form"]);
    await clear();
  });

  await test.step("parts reach the form inline and the form in the overlay", async () => {
    await page.evaluate(() => {
      document.querySelector("#one")?.append(document.createElement("visa-contact-form"));
      document.querySelector("#two")?.append(document.createElement("visa-free-assessment-button"));
    });
    await expect(page.locator("visa-contact-form form")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    const button = page.locator("visa-free-assessment-button");
    await expect(button.getByRole("button")).toHaveCSS("text-decoration-line", "underline");
    await button.getByRole("button").click();
    await expect(button.locator("form")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    const names = await button.evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll("[part]") ?? [])].flatMap((one) => [...one.part]),
    );
    for (const part of [
      "form",
      "heading",
      "licence",
      "field",
      "label",
      "control",
      "submit",
      "button",
      "dialog",
      "close",
    ]) {
      expect(names).toContain(part);
    }
    await page.keyboard.press("Escape");
    await expect(button.getByRole("dialog")).toBeHidden();
    await clear();
  });

  await test.step("the overlay lies above the page's own modal dialog and keeps Tab inside", async () => {
    await page.evaluate(() => {
      const modal = document.createElement("dialog");
      modal.append(document.createElement("visa-free-assessment-button"));
      document.body.append(modal);
      modal.showModal();
    });
    const element = page.locator("visa-free-assessment-button");
    await element.getByRole("button", { name: "Free assessment" }).click();
    const dialog = element.getByRole("dialog", { name: "Free assessment" });
    await expect(dialog.locator("[name=firstName]")).toBeFocused();
    await expect(dialog.getByText(firm.name, { exact: true })).toBeVisible();
    const inside = () =>
      page.evaluate(() => {
        const { activeElement } = document.querySelector("visa-free-assessment-button")?.shadowRoot ?? {};
        return Boolean(activeElement?.closest("dialog")) || document.activeElement === document.body;
      });
    await page.keyboard.press("Shift+Tab");
    expect(await inside()).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await inside()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await inside()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.querySelector("dialog")?.open)).toBe(true);
  });
});

test("a sent form offers a receipt, and the overlay leaves it behind", async ({ page, openHost }) => {
  const prints: string[] = [];
  await page.exposeFunction("printed", (text: string) => prints.push(text));
  await page.addInitScript(() => {
    window.print = () => {
      (window.top as unknown as { printed(text: string): void }).printed(document.body.innerText);
      dispatchEvent(new Event("afterprint"));
    };
  });
  await openHost("csp");
  await answerApi(page);
  const form = page.locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  await form.getByText("Keep a receipt").click();
  await form.getByRole("button", { name: "Print or save" }).click();
  await expect.poll(() => prints.length).toBe(1);
  const ownPage = `${site}/receipt?reference=MAPLE-2345`;
  expect(prints[0]).toContain(ownPage);
  expect(prints[0]).not.toContain("Amélie");
  expect(prints[0]).not.toContain(await page.locator("h1").innerText());

  const button = page.locator("visa-free-assessment-button");
  await button.getByRole("button").click();
  await button.locator("button[type=submit]").click();
  await expect(button.locator("dialog")).toBeHidden({ timeout: 4000 });
  await expect(button.getByRole("button", { name: "Free assessment" })).toBeFocused();
  const note = button.getByRole("complementary");
  await expect(note).toContainText("MAPLE-2345");
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note.getByRole("link", { name: "Has anyone read it? (new tab)" })).toHaveAttribute(
    "href",
    ownPage,
  );
  await note.getByRole("button", { name: "Hide" }).click();
  await expect(note).toHaveCount(0);

  // Whoever closes it before it closes itself has the receipt too.
  await button.getByRole("button", { name: "Free assessment" }).click();
  await button.locator("button[type=submit]").click();
  await expect(button.locator("dialog .visa-reference")).toContainText("MAPLE-2345");
  await button.getByRole("button", { name: "Close" }).click();
  await expect(note).toContainText("MAPLE-2345", { timeout: 4000 });
});

for (const host of spread(["assessment", "dark"], 2)) {
  test(`axe finds no fault in the elements of the ${host} page`, async ({ page, openHost }) => {
    await openHost(host);
    await expect(page.locator("form[name]").first()).toBeVisible();
    expect(await faultsOfPage(page)).toEqual([]);
  });
}

test("a column of 320 px, RTL, forced colours and reduced motion leave the form whole", async ({
  page,
  openHost,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const host of spread(["rtl", "plain", "assessment"], 3)) {
    await openHost(host);
    await expect(page.locator("form[name]").first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, host).toBeLessThanOrEqual(0);
  }
});
