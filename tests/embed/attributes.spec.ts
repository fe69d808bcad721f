import type { Locator } from "@playwright/test";
import { partnerTexts } from "#lead/wire.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, press } from "../support/send.ts";
import {
  call,
  entryScript,
  expect,
  fillContact,
  sendContact,
  site,
  test,
  whenJoined,
} from "./support/embed-test.ts";

const set = (element: Locator, name: string, value: string | null) =>
  element.evaluate(
    (host, [name, value]) => (value === null ? host.removeAttribute(name) : host.setAttribute(name, value)),
    [name, value] as const,
  );

/** What an element shows of an attribute: in its heading, its phone's country and its button. */
const shown = [
  ["heading", [["Ask us"], ["", null], [null, "Contact us"]]],
  ["default-country", [["gb", "GB"], ["nowhere", "CA"], ["NG"], [null, "CA"]]],
  ["label", [["Start here"], ["", "Free assessment"]]],
] as const;

test("attributes may change and go, and a typed phone keeps its country", async ({
  openHost,
  form,
  button,
}) => {
  await openHost("plain");
  const country = form.locator("[name=phoneCountry]");
  const showing = {
    heading: async () => (await form.getByRole("heading").allTextContents())[0] ?? null,
    "default-country": () => country.inputValue(),
    label: () => button.getByRole("button").textContent(),
  };
  const surface = () => form.locator("form").evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(showing.heading).toBe("Contact us");
  await expect(country).toBeAttached();
  for (const moment of ["before React", "after React"]) {
    await test.step(moment, async () => {
      if (moment === "after React") {
        await form.locator("[name=fullName]").hover();
        await whenJoined(form.locator("form"));
      }
      for (const [name, values] of shown)
        for (const [value, expected = value] of values) {
          await set(name === "label" ? button : form, name, value);
          await expect.poll(showing[name], `${name}=${value}`).toBe(expected);
        }
      const light = await surface();
      await set(form, "color-scheme", "dark");
      expect(await surface()).not.toBe(light);
      await set(form, "color-scheme", "sepia");
      expect(await surface()).toBe(light);
    });
  }

  await test.step("a typed phone keeps its country when the default changes", async () => {
    await form.locator("[name=phone]").fill("6045550142");
    await expect(form.locator("[name=phone]")).toHaveValue("(604) 555-0142");
    await set(form, "default-country", "GB");
    await expect(form.locator("[name=phone]")).toHaveValue("(604) 555-0142");
    await expect(country).toHaveValue("CA");
  });
});

test("what changes while React is on its way shows when it is there", async ({ page, openHost, form }) => {
  const arrive = await hold(page, /chunks\//);
  await openHost("plain");
  const phone = form.locator("[name=phone]");
  const typed = await phone.elementHandle();
  await phone.fill("6045550142");
  await set(form, "default-country", "GB");
  await set(form, "heading", "Ask us");
  arrive();
  await expect(form.getByRole("heading")).toHaveText("Ask us");
  await expect(phone).toHaveValue("(604) 555-0142");
  await expect(form.locator("[name=phoneCountry]")).toHaveValue("CA");
  // React has joined the markup instead of replacing it.
  expect(await phone.evaluate((input, old) => input === old, typed)).toBe(true);
});

test("attributes say where a lead goes and what goes with it", async ({
  page,
  hosts,
  openHost,
  observed,
  form,
}) => {
  await openHost("plain");

  await test.step("the api may be another origin, and the default comes back", async () => {
    const urls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && urls.push(request.url()));
    for (const path of [`${hosts.origin}/leads/contact`, `${site}/api/contact`]) {
      await answerApi(page, accepted, path);
      await set(form, "api", path.startsWith(site) ? null : "/leads/");
      await sendContact(form);
      expect(urls.splice(0)).toEqual([path]);
      await page.unroute(path);
      await call(form, "reset");
      await expect(form.locator("[name=fullName]")).toHaveValue("");
    }
  });

  await test.step("in test mode the worker validates the form, the visitor gets its answer, and the reference is a test's", async () => {
    const line = form.getByText("Test: nothing is sent to anybody.");
    await expect(line).toBeHidden();
    await set(form, "test", "");
    await expect(line).toBeVisible();
    await form.evaluate((host, names) => {
      for (const name of names) Reflect.set(host, name, `own ${name}`);
    }, partnerTexts);
    const post = page.waitForRequest((request) => request.method() === "POST");
    await fillContact(form);
    await press(form);
    const source = Object.fromEntries(partnerTexts.map((name) => [name, `own ${name}`]));
    expect((await post).postDataJSON()).toMatchObject({ test: true, source });
    await expect(form.locator(".visa-reference strong")).toHaveText(/^TEST-/);
    expect((await observed()).events.at(-1)).toMatch(/^sent visa-contact-form .*"reference":"TEST-/);
    await form.evaluate((host: HTMLElement & { test: boolean }) => {
      host.test = false;
    });
    await expect(line).toBeHidden();
  });
});

test("a partner's code is sent in small letters, and the first malformed one is named once in the console", async ({
  page,
  openLines,
  form,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  const sent = await answerApi(page);
  const codes = [" ACME-Settle ", "Acme Settle!", "acme_1", "your-code"];
  await openLines(
    codes.map((code) => `<visa-contact-form partner="${code}"></visa-contact-form>`).join("") + entryScript(),
  );
  for (const at of [0, 1]) await sendContact(form.nth(at));
  expect(sent[0]?.body).toMatchObject({ source: { partner: "acme-settle" } });
  expect(sent[1]?.body).not.toHaveProperty("source.partner");
  expect(warnings).toEqual([expect.stringContaining('<visa-contact-form> partner="Acme Settle!"')]);
});

test("an element works whenever its code arrives", async ({ page, openHost, observed }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const early = document.createElement("visa-contact-form");
      Object.assign(early, { heading: "Early", defaultCountry: "GB" });
      document.querySelector("#one")?.append(early);
    });
  });
  await openHost("empty");
  const forms = page.locator("visa-contact-form");
  const ready = async () => (await observed()).events.filter((event) => event.startsWith("ready")).length;

  await test.step("properties set before and after the definition mirror the attributes", async () => {
    await expect(forms.getByRole("heading")).toHaveText("Early");
    await expect(forms.locator("[name=phoneCountry]")).toHaveValue("GB");
    await forms.evaluate((host) => Object.assign(host, { heading: "Late", colorScheme: "dark" }));
    await expect(forms.getByRole("heading")).toHaveText("Late");
    await expect(forms).toHaveAttribute("color-scheme", "dark");
    await expect.poll(ready).toBe(1);
  });

  await test.step("code that comes late can ask whether an element works", async () => {
    const states = await page.evaluate(async () => {
      const form = document.createElement("visa-contact-form") as HTMLElement & {
        readonly ready: boolean;
        readonly whenReady: Promise<void>;
      };
      const events: unknown[] = [form.ready];
      form.addEventListener("visa-ready", () => events.push("visa-ready", form.ready));
      document.querySelector("#one")?.replaceChildren(form);
      await form.whenReady;
      await form.whenReady;
      return events;
    });
    expect(states).toEqual([false, "visa-ready", true]);
  });
});
