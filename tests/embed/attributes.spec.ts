import type { Locator } from "@playwright/test";
import { partnerTexts } from "#lead/wire.ts";
import { hold } from "../support/hold.ts";
import { accepted, answerApi, press } from "../support/send.ts";
import { call, entryScript, expect, fillContact, sendContact, test } from "./support/embed-test.ts";

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

test("attributes may change or be removed before, while and after React loads", async ({
  page,
  openHost,
  form,
  button,
}) => {
  const arrive = await hold(page, /chunks\//);
  await openHost("plain");
  const country = form.locator("[name=phoneCountry]");
  const phone = form.locator("[name=phone]");
  const showing = {
    heading: async () => (await form.getByRole("heading").allTextContents())[0] ?? null,
    "default-country": () => country.inputValue(),
    label: () => button.getByRole("button").textContent(),
  };
  const expectShown = async () => {
    for (const [name, values] of shown)
      for (const [value, expected = value] of values) {
        await set(name === "label" ? button : form, name, value);
        await expect.poll(showing[name], `${name}=${value}`).toBe(expected);
      }
  };
  await expect(country).toBeAttached();
  await test.step("before React", expectShown);

  await test.step("what changes while React is on its way shows when it is there", async () => {
    const typed = await phone.elementHandle();
    await phone.fill("6045550142");
    await set(form, "default-country", "GB");
    await set(form, "heading", "Ask us");
    arrive();
    await expect(form.getByRole("heading")).toHaveText("Ask us");
    await expect(phone).toHaveValue("(604) 555-0142");
    await expect(country).toHaveValue("CA");
    // React has joined the markup instead of replacing it.
    expect(await phone.evaluate((input, old) => input === old, typed)).toBe(true);
  });

  await call(form, "reset");
  await test.step("after React", expectShown);
});

test("attributes say where a lead goes and what goes with it, and a malformed code is named once", async ({
  page,
  hosts,
  openLines,
  eventsOf,
  form: forms,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  const codes = ["maple-realty", "Acme Settle!", "acme_1", "your-code"];
  const tags = codes.map((code) => `<visa-contact-form partner="${code}"></visa-contact-form>`);
  await openLines(tags.join("") + entryScript());
  const form = forms.first();
  await expect(forms.locator("form")).toHaveCount(codes.length);
  // The warning comes with a module of its own.
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('<visa-contact-form> partner="Acme Settle!"')]);

  await test.step("the api may be another origin, and the default comes back", async () => {
    const sent = await answerApi(page, accepted, `${hosts.origin}/leads/contact`);
    await set(form, "api", "/leads/");
    await sendContact(form);
    expect(sent).toMatchObject([{ body: { source: { partner: "maple-realty" } } }]);
    await set(form, "api", null);
    await call(form, "reset");
  });

  await test.step("in test mode the worker validates the form, and the visitor gets a test's reference", async () => {
    const line = form.getByText("Test: nothing is sent to anyone.");
    await expect(line).toBeHidden();
    await set(form, "test", "");
    await expect(line).toBeVisible();
    const source = Object.fromEntries(partnerTexts.map((name) => [name, `own ${name}`]));
    await form.evaluate((host, texts) => void Object.assign(host, texts), source);
    const post = page.waitForRequest((request) => request.method() === "POST");
    await fillContact(form);
    await press(form);
    expect((await post).postDataJSON()).toMatchObject({ test: true, source });
    await expect(form.locator(".visa-reference strong")).toHaveText(/^TEST-/);
    expect((await eventsOf()).at(-1)).toMatch(/^sent visa-contact-form .*"reference":"TEST-/);
    await form.evaluate((host) => void Reflect.set(host, "test", false));
    await expect(line).toBeHidden();
  });
});

test("an element works whenever its code arrives", async ({ page, openHost, eventsOf, form: forms }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const early = document.createElement("visa-contact-form");
      Object.assign(early, { heading: "Early", defaultCountry: "GB" });
      document.querySelector("#one")?.append(early);
    });
  });
  await openHost("empty");

  await test.step("properties set before and after the definition mirror the attributes", async () => {
    await expect(forms.getByRole("heading")).toHaveText("Early");
    await expect(forms.locator("[name=phoneCountry]")).toHaveValue("GB");
    await forms.evaluate((host) => Object.assign(host, { heading: "Late", colorScheme: "dark" }));
    await expect(forms.getByRole("heading")).toHaveText("Late");
    await expect(forms).toHaveAttribute("color-scheme", "dark");
    await expect.poll(() => eventsOf("ready")).toHaveLength(1);
  });

  await test.step("code that comes late can ask whether an element works", async () => {
    const states = await page.evaluate(async () => {
      const form = document.createElement("visa-contact-form") as HTMLElement & {
        ready: boolean;
        whenReady: Promise<void>;
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
