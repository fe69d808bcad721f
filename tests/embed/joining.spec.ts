import { languageCodes } from "#lead/languages.ts";
import { installClock } from "../support/clock.ts";
import { spread } from "../support/full.ts";
import { fates, hold } from "../support/hold.ts";
import { answerApi, fill, press } from "../support/send.ts";
import {
  call,
  contactAnswers,
  entryScript,
  expect,
  fillContact,
  site,
  test,
  whenJoined,
} from "./support/embed-test.ts";

/** The time before React, and the moment it joins. */

test("a tap, a pointer or the focus fetches React once, and the phone keeps its text and size", async ({
  page,
  openHost,
  eventsOf,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url().replace(/.*\/widgets\//, ""));
  });
  await openHost("five");
  const control = (id: string, name: string) => page.locator(`#${id} [name=${name}]`);
  const phone = control("a", "phone");
  await expect.poll(() => eventsOf("ready")).toHaveLength(5);
  const before = await phone.boundingBox();
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(scripts.filter((url) => url.includes("chunks/"))).toEqual([]);

  await control("a", "fullName").dispatchEvent("pointerover", { pointerType: "touch" });
  await whenJoined(page.locator("#a form"));
  await phone.pressSequentially("604555");
  await expect(page.locator("#a [name=phoneCountry] option").nth(100)).toBeAttached();
  await phone.pressSequentially("0142");
  await expect(phone).toHaveValue("(604) 555-0142");
  expect(await phone.boundingBox()).toEqual(before);

  await control("c", "fullName").hover();
  await whenJoined(page.locator("#c form"));
  await control("d", "firstName").focus();
  await whenJoined(page.locator("#d form"));
  await page.locator("#b button").click();
  await expect(control("b", "firstName")).toBeFocused();
  expect(scripts.filter((url) => url.includes("chunks/forms-"))).toHaveLength(1);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("the first frame of an assessment leaves out what is below the window", async ({ page, openLines }) => {
  await openLines(`<visa-assessment-form></visa-assessment-form><script>
window.heights = [];
const sizes = new ResizeObserver(([{ contentRect }]) => window.heights.push(contentRect.height));
const wait = () => {
  const last = document.querySelector("visa-assessment-form").shadowRoot?.querySelector(".visa-section:has(textarea)");
  if (last) sizes.observe(last);
  else requestAnimationFrame(wait);
};
wait();
</script>${entryScript("assessment-form")}`);
  const heights = () => page.evaluate(() => Reflect.get(window, "heights") as number[]);
  await expect.poll(heights).toHaveLength(2);
  const textarea = await page.locator("textarea").evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
  expect((await heights()).at(-1)).toBeGreaterThan(textarea);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("text, caret, focus and choices outlive React's arrival", async ({ page, openHost }) => {
  const arrive = await hold(page, /chunks\//);
  await openHost("assessment");
  const control = (name: string) => page.locator(`visa-assessment-form [name=${name}]`);
  const firstName = control("firstName");
  await control("status").selectOption("Married");
  await fill(page.locator("visa-assessment-form"), { age: 34, lastName: "Okonkwo", firstName: "Adaeze" });
  await firstName.press("Home");
  await firstName.press("ArrowRight");
  const before = await firstName.elementHandle();
  await expect(control("spouseFirstName")).toHaveCount(0);
  arrive();
  await expect(control("spouseFirstName")).toBeVisible();
  await expect(firstName).toBeFocused();
  await page.keyboard.type("-");
  const kept = { firstName: "A-daeze", lastName: "Okonkwo", age: "34" };
  for (const [name, answer] of Object.entries(kept)) await expect(control(name)).toHaveValue(answer);
  expect(await firstName.evaluate((input, old) => input === old, before)).toBe(true);
});

/** As Safari and Firefox name Hong Kong, unless they are asked for a short name. */
function nameInFull() {
  const { prototype } = Intl.DisplayNames;
  const { of } = prototype;
  prototype.of = function (code) {
    const { style } = this.resolvedOptions();
    return code === "HK" && style === "long" ? "Hong Kong SAR China" : of.call(this, code);
  };
}

test("in each language a form with an unusual country keeps its controls when React arrives", async ({
  page,
  openLines,
  form: elements,
}) => {
  const tags = languageCodes.map(
    (code) => `<visa-contact-form lang="${code}" default-country="HK"></visa-contact-form>`,
  );
  await page.addInitScript(nameInFull);
  await openLines(tags.join("") + entryScript());
  const names = elements.locator("[name=fullName]");
  await expect(names).toHaveCount(tags.length);
  const painted = await names.elementHandles();
  for (const name of await names.all()) {
    await name.fill("Ada");
    await name.press("Home");
    await whenJoined(name);
    await page.keyboard.type("-");
    await expect(name).toHaveValue("-Ada");
  }
  const kept = painted.map((name) => name.evaluate(({ isConnected }) => isConnected));
  expect(await Promise.all(kept)).toEqual(languageCodes.map(() => true));
});

test("a method or a press before an element is painted takes effect once it is", async ({
  page,
  openLines,
  form: forms,
  button,
}) => {
  const [arriveTheme, arriveFrench] = [
    await hold(page, "**/chunks/special-cases-*"),
    await hold(page, "**/chunks/button-fr-*"),
  ];
  await openLines(`<div style="--visa-surface: transparent"><visa-contact-form></visa-contact-form></div>
<visa-free-assessment-button lang="fr"></visa-free-assessment-button><button data-visa-open="assessment">Open</button>${entryScript()}`);
  const form = forms.first();
  await call(form, "focus");
  await expect(page.locator("[name=fullName], [part=button]")).toHaveCount(0);
  arriveTheme();
  await expect(form.locator("[name=fullName]")).toBeFocused();

  await page.getByText("Open").click();
  arriveFrench();
  await expect(button.locator("[name=firstName]")).toBeFocused();

  await test.step("what is called before an element is in the page is forgotten", async () => {
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      const later = document.createElement("visa-contact-form");
      later.focus();
      document.body.append(later);
    });
    await expect(forms.last().locator("[name=fullName]")).toBeVisible();
    await forms.last().evaluate((later) => Reflect.get(later, "whenReady"));
    await expect(forms.last().locator("[name=fullName]")).not.toBeFocused();
  });
});

test("before React a method works, and a submit waits for it", async ({ page, openHost, eventsOf, form }) => {
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
    expect(await eventsOf("sen")).toHaveLength(2);
  });
});

test("a press on Send is answered in the window where React cannot load, each time", async ({
  page,
  openLines,
  form,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route(/chunks\//, (route) => route.abort());
  await openLines(`<visa-contact-form></visa-contact-form>${entryScript("contact-form")}`);
  const alert = form.getByRole("alert");
  await form.locator("[name=fullName]").fill("Ann");
  await expect(alert).toBeAttached();
  for (const time of ["first", "second"])
    await test.step(time, async () => {
      await form.evaluate(({ shadowRoot }) => {
        const note = () => document.body.setAttribute("data-announced", "");
        new MutationObserver(note).observe(shadowRoot?.lastElementChild?.previousElementSibling as Element, {
          childList: true,
        });
      });
      await press(form);
      await expect(alert).toBeInViewport({ ratio: 1 });
      // Inserted again, so that a screen reader announces it.
      await expect(page.locator("body[data-announced]")).toHaveCount(1);
      await page.evaluate(() => document.body.removeAttribute("data-announced"));
    });
});

for (const [fate, answer] of spread(Object.entries(fates), 4))
  test(`where a chunk ${fate} the elements say so, and work once it comes`, async ({
    page,
    openHost,
    faults,
    eventsOf,
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
      await expect(element.getByRole("alert")).toHaveText(/could not load(?!.*connection)/);
      await expect(element.getByRole("link", { name: fallback })).toBeVisible();
      const hosted = element.getByRole("link", { name: "Open it in a new tab" });
      await expect(hosted).toHaveAttribute("href", `${site}/widgets/frame/${name}?partner=maple-realty`);
      await expect(hosted).toHaveAttribute("target", "_blank");
      await expect(hosted).toHaveAttribute("rel", "noopener");
    }
    const error = 'error visa-contact-form {"form":"contact","param":"form"';
    expect((await eventsOf()).at(-1)).toContain(error);

    await test.step("a chunk that comes late neither sends nor opens anything by itself", async () => {
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
      // The receipt moves the button, and a chunk may come later than this answer.
      await expect(form.locator(".visa-receipt")).toBeVisible();
      await button.getByRole("button", { name: "Free assessment" }).click();
      await expect(button.locator("[name=firstName]")).toBeFocused();
      for (const element of [form, button]) await expect(element.getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Write to us" })).toBeHidden();
    });
  });
