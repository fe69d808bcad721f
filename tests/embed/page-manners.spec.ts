import { accepted, answerApi, press } from "../support/send.ts";
import {
  entryScript,
  expect,
  fillContact,
  sendContact,
  site,
  test,
  whenJoined,
} from "./support/embed-test.ts";

/* What pages do around a form: reserve its room, forbid copying, scroll smoothly, keep bars in the window. */

test("after each send a form is as high as what it shows, whatever the page reserved", async ({
  page,
  openLines,
  form,
}) => {
  await answerApi(page);
  await openLines(
    `<body><visa-contact-form style="min-height: 3000px"></visa-contact-form><p id="next">Next</p>${entryScript()}`,
  );
  const gap = () =>
    form.evaluate(
      (host: HTMLElement) => host.offsetHeight - (host.shadowRoot?.querySelector("form")?.offsetHeight ?? 0),
    );
  await expect(form.locator("form")).toBeVisible();
  expect(await gap()).toBeGreaterThan(1000);
  await sendContact(form);
  await expect.poll(gap).toBeLessThanOrEqual(60);
  await form.getByRole("button", { name: "Write another" }).click();
  await sendContact(form);
  await expect.poll(gap).toBeLessThanOrEqual(60);
});

test("what follows a form moves once when it is sent: thanks and receipt appear together", async ({
  page,
  openHost,
  form,
}) => {
  await openHost("plain");
  const answered = Promise.withResolvers<void>();
  await answerApi(page, async (route) => {
    await answered.promise;
    await accepted(route);
  });
  const fetched = page.waitForResponse(/\/chunks\/receipt-[^/]*\.js$/);
  await fillContact(form);
  await press(form);
  // Resolves once the page has it too.
  await page.evaluate((script) => import(script), (await fetched).url());
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await form.getByRole("status").evaluate((status) =>
    new MutationObserver(() => {
      if (status.textContent !== "Thank you.") return;
      const look = () =>
        document.body.setAttribute(
          "data-receipt",
          `${status.closest("form")?.matches(":has(.visa-receipt)")}`,
        );
      requestAnimationFrame(look);
    }).observe(status, { childList: true, subtree: true }),
  );
  answered.resolve();
  await expect(page.locator("body[data-receipt]")).toHaveAttribute("data-receipt", "true");
});

test("a page's copy protection and its focus on mousedown do not reach into a form", async ({
  page,
  openLines,
  form,
}) => {
  await openLines(`<body><visa-contact-form></visa-contact-form><script>
window.cancelled = [];
for (const type of ["copy", "cut", "contextmenu", "selectstart", "dragstart", "mousedown"])
  document.addEventListener(type, (event) => { event.preventDefault(); window.cancelled.push(type); });
</script>${entryScript()}`);
  const name = form.locator("[name=fullName]");
  await name.click();
  await expect(name).toBeFocused();
  await whenJoined(name);
  await name.fill("Ana");
  await name.click({ clickCount: 2 });
  await page.keyboard.press("Control+c");
  await name.click({ button: "right" });
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => Reflect.get(window, "cancelled"))).toEqual([]);
});

test("the overlay scrolls on a page whose library cancels the wheel", async ({ page, openLines, button }) => {
  await openLines(`<body style="height: 3000px"><visa-free-assessment-button></visa-free-assessment-button><script>
addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
</script>${entryScript()}`);
  await button.locator("[part=button]").click();
  const dialog = button.locator("dialog");
  await expect(dialog.locator("[part=heading]")).toBeVisible();
  await expect(button).toHaveAttribute("data-lenis-prevent", "");
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press("Escape");
  await expect(button).not.toHaveAttribute("data-lenis-prevent");
});

test("a page's sticky header hides no control of a form when the focus goes backwards", async ({
  page,
  openLines,
  form,
}) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await openLines(`<body style="margin: 0"><header style="position: sticky; top: 0; height: 90px; background: #ddd; z-index: 9">Us</header>
<visa-contact-form></visa-contact-form><button id="after">After</button>${entryScript()}`);
  const name = form.locator("[name=fullName]");
  await name.click();
  await whenJoined(name);
  await page.locator("#after").focus();
  const hidden: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    const top = await form.evaluate((host) => {
      const focused = host.shadowRoot?.activeElement;
      return focused ? [focused.outerHTML.slice(0, 80), focused.getBoundingClientRect().bottom] : undefined;
    });
    if (top && Number(top[1]) <= 92) hidden.push(String(top[0]));
  }
  expect(hidden).toEqual([]);
});

for (const width of [375, 1280])
  test(`the guide's frame with its listener moves nothing at ${width} px, and has an h1 and the statement`, async ({
    page,
    openLines,
    observed,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLines(`<body><h1>Us</h1>
<iframe src="${site}/widgets/frame/contact?partner=acme" title="Contact form" width="100%" height="1400" style="border: 0"
sandbox="allow-scripts allow-forms allow-modals allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe><p>Below</p>
<script>window.heights = [];
addEventListener("message", ({ data }) => {
  if (data.type !== "visa-height") return;
  heights.push(data.height);
  document.querySelector("iframe").height = data.height;
});</script>`);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Contact us");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "heights").length)).toBeGreaterThan(0);
    expect(Math.min(...(await page.evaluate(() => Reflect.get(window, "heights"))))).toBeGreaterThan(700);
    expect((await observed()).shift).toBeLessThanOrEqual(0.02);
    await expect(frame.getByRole("link", { name: "Accessibility" })).toHaveAttribute(
      "href",
      /\/accessibility$/,
    );
  });

test("a hosted form has its headings in order, also in a tab of its own", async ({ page }) => {
  await page.goto(`${site}/widgets/frame/assessment`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Free assessment");
  const titles = page.locator("visa-assessment-form h3");
  await expect(titles.first()).toHaveAttribute("aria-level", "2");
  const count = await titles.count();
  await page.getByLabel("Marital status").selectOption("Married");
  await expect(titles).toHaveCount(count + 1);
  await expect(titles.and(page.locator(":not([aria-level='2'])"))).toHaveCount(0);
  await page.goto(`${site}/widgets/frame/contact`);
  await answerApi(page);
  const form = page.locator("visa-contact-form");
  await sendContact(form);
  await form.locator("summary").click();
  const levels = await form.locator("h3, h4").evaluateAll((all) => all.map((one) => one.ariaLevel));
  expect(levels).toEqual(["2", "3"]);
});

test("a link in a paragraph of the guide takes over its height, and gives it back once sent", async ({
  page,
  openLines,
  observed,
  form,
}) => {
  await answerApi(page);
  await openLines(`<body><p style="min-height:940px"><a data-visa="contact-form" data-partner="acme" href="/contact">Contact us</a></p>
<footer style="height: 300px">Us</footer>${entryScript()}`);
  await expect(form.locator("form")).toBeVisible();
  expect((await observed()).shift).toBeLessThanOrEqual(0.1);
  await sendContact(form);
  await expect
    .poll(() =>
      page
        .locator("p")
        .first()
        .evaluate((place) => place.getBoundingClientRect().height),
    )
    .toBeLessThan(900);
});
