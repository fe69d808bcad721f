import type { Locator } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { answerApi, expect, fillContact, test } from "./support/embed-test.ts";

const set = (element: Locator, name: string, value: string | null) =>
  element.evaluate(
    (host, [name, value]) =>
      value === null
        ? host.removeAttribute(name as string)
        : host.setAttribute(name as string, value as string),
    [name, value] as const,
  );

test("attributes may change and go at any time, and a typed phone keeps its country", async ({
  page,
  openHost,
}) => {
  await openHost("plain");
  const form = page.locator("visa-contact-form");
  const country = form.locator("[name=phoneCountry]");
  await expect(form.getByRole("heading", { name: "Contact us" })).toBeVisible();
  for (const moment of ["before React", "after React"]) {
    await test.step(`attributes may change and go, ${moment}`, async () => {
      if (moment === "after React") {
        await form.locator("[name=fullName]").hover();
        const joined = () =>
          form
            .locator("form")
            .evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
        await expect.poll(joined).toBe(true);
      }
      await set(form, "heading", "Ask us");
      await expect(form.getByRole("heading")).toHaveText("Ask us");
      await set(form, "heading", "");
      await expect(form.getByRole("heading")).toHaveCount(0);
      await set(form, "heading", null);
      await expect(form.getByRole("heading")).toHaveText("Contact us");
      await set(form, "default-country", "gb");
      await expect(country).toHaveValue("GB");
      await set(form, "default-country", "nowhere");
      await expect(country).toHaveValue("CA");
      await set(form, "default-country", "NG");
      await expect(country).toHaveValue("NG");
      await set(form, "default-country", null);
      await expect(country).toHaveValue("CA");

      const surface = () =>
        form.locator("form").evaluate((element) => getComputedStyle(element).backgroundColor);
      const light = await surface();
      await set(form, "color-scheme", "dark");
      expect(await surface()).not.toBe(light);
      await set(form, "color-scheme", "sepia");
      expect(await surface()).toBe(light);

      const button = page.locator("visa-free-assessment-button");
      await set(button, "label", "Start here");
      await expect(button.getByRole("button")).toHaveText("Start here");
      await set(button, "label", "");
      await expect(button.getByRole("button")).toHaveText("Free assessment");
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

test("what changes while React is on its way shows when it is there, but for the country of a typed phone", async ({
  page,
  openHost,
}) => {
  const arrive = await hold(page, /chunks\//);
  await openHost("plain");
  const form = page.locator("visa-contact-form");
  const phone = form.locator("[name=phone]");
  const typed = await phone.elementHandle();
  await phone.fill("6045550142");
  await set(form, "default-country", "GB");
  await set(form, "heading", "Ask us");
  arrive();
  await expect(form.getByRole("heading")).toHaveText("Ask us");
  await expect(phone).toHaveValue("(604) 555-0142");
  await expect(form.locator("[name=phoneCountry]")).toHaveValue("CA");
  // React has joined what was there, and not put a form of its own into its place.
  expect(await phone.evaluate((input, old) => input === old, typed)).toBe(true);
});

test("attributes say where a lead goes, what goes with it, and whether it is a test", async ({
  page,
  openHost,
  witness,
}) => {
  await openHost("plain");
  const form = page.locator("visa-contact-form");
  const empty = async () => {
    await form.evaluate((host: HTMLElement & { reset(): void }) => host.reset());
    await expect(form.locator("[name=fullName]")).toHaveValue("");
  };

  await test.step("the api may be another origin, with or without a slash, and the default comes back", async () => {
    const urls: string[] = [];
    await page.route("**/contact", async (route) => {
      if (route.request().method() === "POST") urls.push(route.request().url());
      await route.fulfill({
        headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
        json: { message: "Thank you.", param: "success", reference: "MAPLE-2345" },
      });
    });
    for (const api of [`${page.url().replace("/plain.html", "")}/leads`, "/leads/", "/leads//", null]) {
      await set(form, "api", api);
      await fillContact(form);
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(form.getByRole("status")).toHaveText("Thank you.");
      await empty();
    }
    const origin = page.url().replace("/plain.html", "");
    expect(urls.slice(0, 3)).toEqual(Array(3).fill(`${origin}/leads/contact`));
    expect(urls[3]).toMatch(/^http:\/\/localhost:\d+\/api\/contact$/);
    await page.unroute("**/contact");
  });

  await test.step("a malformed partner is left out and its lead is sent", async () => {
    const sent = await answerApi(page);
    await set(form, "partner", "Maple Realty & Sons!");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body.source).not.toHaveProperty("partner");
    await page.unroute("**/api/*");
    await set(form, "partner", "maple-realty");
    await empty();
  });

  await test.step("in test mode the worker judges the form, the visitor is told, and the reference is a test's", async () => {
    const line = form.getByText("Test: nothing is sent to anybody.");
    await expect(line).toBeHidden();
    await set(form, "test", "");
    await expect(line).toBeVisible();
    await set(form, "campaign", "Spring fair");
    await set(form, "client-reference", "file 7");
    const post = page.waitForRequest((request) => request.method() === "POST");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    expect((await post).postDataJSON()).toMatchObject({
      test: true,
      source: { campaign: "Spring fair", clientReference: "file 7" },
    });
    await expect(form.locator(".visa-reference strong")).toHaveText(/^TEST-/);
    expect((await witness()).events.at(-1)).toMatch(/^sent visa-contact-form .*"reference":"TEST-/);
    // After the two seconds of the message the reference stays, until somebody types again.
    await expect(form.getByRole("status")).toHaveText("");
    await expect(form.locator(".visa-reference strong")).toHaveText(/^TEST-/);
    await form.locator("[name=fullName]").pressSequentially("A");
    await expect(form.locator(".visa-reference strong")).toHaveCount(0);
    await form.evaluate((host: HTMLElement & { test: boolean }) => {
      host.test = false;
    });
    await expect(line).toBeHidden();
  });
});

test("an element made, asked and set by script works, at whatever moment its code comes", async ({
  page,
  openHost,
  witness,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      if (!document.querySelector("#one")) return;
      const early = Object.assign(document.createElement("visa-contact-form"), {
        heading: "Early",
        defaultCountry: "GB",
      });
      document.querySelector("#one")?.append(early);
    });
  });
  await openHost("empty");
  const forms = page.locator("visa-contact-form");
  const ready = async () => (await witness()).events.filter((event) => event.startsWith("ready")).length;
  const clear = () => page.evaluate(() => document.querySelector("#one")?.replaceChildren());

  await test.step("properties set before and after the definition mirror the attributes", async () => {
    await expect(forms.getByRole("heading")).toHaveText("Early");
    await expect(forms.locator("[name=phoneCountry]")).toHaveValue("GB");
    await forms.evaluate((host) => Object.assign(host, { heading: "Late", colorScheme: "dark" }));
    await expect(forms.getByRole("heading")).toHaveText("Late");
    await expect(forms).toHaveAttribute("color-scheme", "dark");
    await expect.poll(ready).toBe(1);
    await clear();
  });

  await test.step("code that comes late can ask whether an element works", async () => {
    const told = await page.evaluate(async () => {
      const form = document.createElement("visa-contact-form") as HTMLElement & {
        readonly ready: boolean;
        readonly whenReady: Promise<void>;
      };
      const heard: unknown[] = [form.ready];
      form.addEventListener("visa-ready", () => heard.push("visa-ready", form.ready));
      document.querySelector("#one")?.append(form);
      await form.whenReady;
      await form.whenReady;
      return heard;
    });
    expect(told).toEqual([false, "visa-ready", true]);
    await expect.poll(ready).toBe(2);
    await clear();
  });

  await test.step("an element made by script, cloned, parsed late or taken from a template works", async () => {
    await page.evaluate(() => {
      const made = document.createElement("visa-contact-form");
      made.setAttribute("heading", "Made");
      document.querySelector("#one")?.append(made);
    });
    await forms.first().locator("[name=fullName]").fill("Ann");
    await page.evaluate(() => {
      const two = document.querySelector("#two") as HTMLElement;
      two.append(document.querySelector("visa-contact-form")?.cloneNode(true) as Node);
      two.insertAdjacentHTML("beforeend", '<visa-contact-form heading="Parsed"></visa-contact-form>');
      const template = document.createElement("template");
      template.innerHTML = '<visa-contact-form heading="Stamped"></visa-contact-form>';
      two.append(template.content.cloneNode(true));
      const other = document.implementation.createHTMLDocument();
      other.body.innerHTML = '<visa-contact-form heading="Adopted"></visa-contact-form>';
      two.append(document.adoptNode(other.body.firstElementChild as Element));
    });
    for (const [index, heading] of ["Made", "Made", "Parsed", "Stamped", "Adopted"].entries()) {
      await expect(forms.nth(index).getByRole("heading")).toHaveText(heading);
      await expect(forms.nth(index).locator("form")).toHaveCount(1);
      await expect(forms.nth(index).locator("[name=fullName]")).toHaveValue(index === 0 ? "Ann" : "");
    }
    // Two came before.
    await expect.poll(ready).toBe(7);
  });
});
