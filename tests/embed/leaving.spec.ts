import type { Route } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { fill, press } from "../support/send.ts";
import { serveApiDouble } from "./support/api-double.ts";
import { call, entryScript, expect, fillContact, hostTest, test, whenJoined } from "./support/embed-test.ts";

/** What happens to a form when its visitor leaves the page, and when they return. */

// A page whose requests are looked at answers its own preflights.
hostTest(
  "a lead arrives once where the visitor follows a link while it is under way",
  async ({ page, hosts }) => {
    const api = await serveApiDouble({ preflight: 1000 });
    hosts.write(
      "/slow.html",
      `<!doctype html><html lang="en"><title>A partner</title><a href="/empty.html">Elsewhere</a>
<visa-contact-form api="${api.address}"></visa-contact-form>${entryScript("contact-form")}`,
    );
    await page.goto(`${hosts.origin}/slow.html`);
    const form = page.locator("visa-contact-form");
    await fillContact(form);
    await press(form);
    await expect(form.getByRole("status")).toHaveText("Message sending... Please wait");
    await page.getByRole("link", { name: "Elsewhere" }).click();
    await page.waitForURL("**/empty.html");
    await expect.poll(() => api.posts.length).toBe(1);
    expect(api.posts).toMatchObject([{ fullName: "Amélie Nguyễn" }]);
    await api.close();
  },
);

test("Back restores a form's answers, but not those of a sent form", async ({
  page,
  hosts,
  openLines,
  form: contact,
  button: overlay,
}) => {
  const api = await serveApiDouble();
  await openLines(`<input id="own"><visa-contact-form api="${api.address}"></visa-contact-form>
<visa-assessment-form></visa-assessment-form>
<visa-free-assessment-button></visa-free-assessment-button>${entryScript()}`);
  const [own, assessment] = [page.locator("#own"), page.locator("visa-assessment-form")];
  const leaveAndReturn = async (name: string) => {
    await page.goto(`${hosts.origin}/empty.html`);
    await page.goBack();
    await expect(own).toHaveValue("Own");
    await expect(assessment.locator("[name=spouseAge]")).toHaveValue("41");
    await expect(contact.locator("[name=fullName]")).toHaveValue(name);
  };
  await own.fill("Own");
  await fillContact(contact);
  await fill(assessment, { status: "Married", spouseAge: 41 });
  await overlay.getByRole("button").click();
  await overlay.locator("[name=firstName]").fill("Ann");

  await leaveAndReturn("Amélie Nguyễn");
  await expect(contact.locator("[name=phone]")).toHaveValue(/604.*555.*0142/);
  await expect(contact.locator("[name=body]")).toHaveValue("Can my sister join me?");
  await expect(overlay.getByRole("dialog")).toHaveCount(0);
  await overlay.getByRole("button").click();
  await expect(overlay.locator("[name=firstName]")).toHaveValue("Ann");
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await press(contact);
  await expect(contact.getByRole("status")).toHaveText("Thank you.");
  await leaveAndReturn("");
  await api.close();
});

const endless = { contentType: "text/javascript", body: "await new Promise(() => {});" };

for (const [claim, isReset] of [
  ["restores what was typed", false],
  ["leaves out what was reset", true],
] as const)
  test(`Back ${claim} before React had come`, async ({ page, hosts, openLines, form }) => {
    const [name, body] = [form.locator("[name=fullName]"), form.locator("[name=body]")];
    await openLines(`<visa-contact-form></visa-contact-form>${entryScript("contact-form")}`);
    await expect(name).toBeVisible();
    await page.route("**/*.js", (route) => route.fulfill(endless));
    await name.fill("Ann");
    await body.fill("Can my sister join me?");
    if (isReset) await call(form, "reset");
    await page.goto(`${hosts.origin}/empty.html`);
    await page.unroute("**/*.js");
    await page.goBack();
    await name.focus();
    await whenJoined(name);
    await expect(name).toHaveValue(isReset ? "" : "Ann");
    await expect(body).toHaveValue(isReset ? "" : "Can my sister join me?");
  });

const blocked: Record<string, (route: Route) => Promise<void>> = {
  "cannot load": (route) => route.abort(),
  "is loading": (route) => route.fulfill(endless),
};

for (const [state, handle] of Object.entries(blocked))
  test(`answers that Back restored outlive another leave while React ${state}`, async ({
    page,
    hosts,
    openLines,
    form: contact,
    button: overlay,
    expected,
  }) => {
    expected.push(/ERR_FAILED/);
    await openLines(`<visa-contact-form></visa-contact-form><visa-assessment-form></visa-assessment-form>
<visa-free-assessment-button></visa-free-assessment-button>${entryScript()}`);
    const assessment = page.locator("visa-assessment-form");
    await fill(contact, { fullName: "Ann", body: "Hello" });
    await fill(assessment, { status: "Married", spouseAge: 41 });
    await overlay.getByRole("button").click();
    await overlay.locator("[name=firstName]").fill("Bea");
    await page.goto(`${hosts.origin}/empty.html`);
    await page.route("**/chunks/**", handle);
    await page.goBack();

    await expect(contact.locator("[name=fullName]")).toHaveValue("Ann");
    await expect(assessment.locator("[name=status]")).toHaveValue("Married");
    await contact.locator("[name=body]").fill("Hello again");
    await page.goto(`${hosts.origin}/empty.html`);
    await page.unroute("**/chunks/**");
    await page.goBack();
    await expect(contact.locator("[name=body]")).toHaveValue("Hello again");
    await expect(contact.locator("[name=fullName]")).toHaveValue("Ann");
    await expect(assessment.locator("[name=spouseAge]")).toHaveValue("41");
    await overlay.getByRole("button").click();
    await expect(overlay.locator("[name=firstName]")).toHaveValue("Bea");
  });

test("a reset after Back empties a form whose React is still loading", async ({
  page,
  hosts,
  openLines,
  form: contact,
  button: overlay,
}) => {
  await openLines(`<visa-contact-form></visa-contact-form>
<visa-free-assessment-button></visa-free-assessment-button>${entryScript()}`);
  const [name, firstName] = [contact.locator("[name=fullName]"), overlay.locator("[name=firstName]")];
  await name.fill("Ann");
  await overlay.getByRole("button").click();
  await firstName.fill("Bea");
  await page.goto(`${hosts.origin}/empty.html`);
  const arrive = await hold(page, /chunks\//);
  await page.goBack();
  await expect(name).toHaveValue("Ann");
  await press(contact);
  for (const element of [contact, overlay]) await call(element, "reset");
  arrive();
  await whenJoined(name);
  await expect(name).toHaveValue("");
  await overlay.getByRole("button").click();
  await expect(firstName).toHaveValue("");
  await expect(contact.getByRole("alert")).toHaveCount(0);
});
