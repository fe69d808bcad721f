import { expect, type Page, type Route } from "@playwright/test";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { spread } from "../support/full.ts";

const assessment = forms.en.request;
const accepted = { message: "Thank you. We will read it.", param: "success", reference: "P3NW-8QRT" };
const spouse = fieldsOf(assessment).filter((field) => field.name.startsWith("spouse"));

const form = (page: Page) => page.locator("form[name=request]");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).getByRole("button", { name: "Send my assessment" });

/** Answers the post in place of the worker and tells what was posted. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>) {
  const bodies: Record<string, unknown>[] = [];
  await page.route("**/api/request", async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

function refuse(...names: string[]) {
  const errors = names.map((name) => ({ param: name, msg: `Please look at ${name} again.` }));
  return (route: Route) => route.fulfill({ status: 422, json: { error: errors[0], errors } });
}

async function stopTime(page: Page): Promise<void> {
  await installClock(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

async function fillAll(page: Page): Promise<void> {
  await field(page, "status").selectOption("Married");
  await field(page, "dependent").selectOption("Yes");
  for (const { name, kind, options } of fieldsOf(assessment)) {
    if (name === "status" || name === "dependent") continue;
    if (kind === "choice") await field(page, name).selectOption(options?.[1] ?? "");
    else if (kind === "integer") await field(page, name).fill("34");
    else if (kind === "email") await field(page, name).fill("adaeze@example.com");
    else if (kind === "phone") await field(page, name).fill("+1 604 555 0142");
    else await field(page, name).fill(`${name} 3`);
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto("/assessment");
  // The page answers from here on; what comes earlier is forms-hydration's.
  await expect(field(page, "firstName")).toBeFocused();
});

test("the questions of the assessment open, count and move as they are answered, and fit a narrow window", async ({
  page,
}) => {
  await test.step("Enter leads to the next question and never sends", async () => {
    const bodies = await answerWith(page, refuse("age"));
    await expect(field(page, "firstName")).toHaveAttribute("enterkeyhint", "next");
    await field(page, "firstName").press("Enter");
    await expect(field(page, "lastName")).toBeFocused();
    await field(page, "province").press("Enter");
    await expect(field(page, "additional")).toBeFocused();
    expect(bodies).toEqual([]);
  });

  await test.step("a choice that opens a later part says so, and the parts are counted", async () => {
    await expect(form(page).getByRole("heading", { name: "Anything else" })).toBeVisible();
    await expect(form(page).getByText("Part 6 of 6")).toBeVisible();
    await field(page, "status").selectOption("Married");
    await expect(form(page).getByText("8 short questions follow near the end")).toBeVisible();
    await expect(form(page).getByText("Part 7 of 7")).toBeVisible();
  });

  await test.step("the spouse's questions show for Married and Common-law relationship only", async () => {
    for (const option of fieldsOf(assessment).find(({ name }) => name === "status")?.options ?? []) {
      await field(page, "status").selectOption(option);
      const shown = option === "Married" || option === "Common-law relationship" ? 1 : 0;
      for (const { name } of spouse) await expect(field(page, name), `${option}: ${name}`).toHaveCount(shown);
    }
  });

  await test.step("the dependents' ages open beside their question, without moving anything", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // A window of another size is drawn a frame later.
    await page.waitForFunction(() => innerHeight === 900);
    await field(page, "dependent").scrollIntoViewIfNeeded();
    const place = async () => [
      await field(page, "province").boundingBox(),
      await field(page, "dependent").boundingBox(),
    ];
    const before = await place();

    await field(page, "dependent").selectOption("Yes");
    await expect(field(page, "dependentAge")).toBeVisible();
    expect(await place()).toEqual(before);
    await field(page, "dependent").selectOption("No");
    await expect(field(page, "dependentAge")).toHaveCount(0);
  });

  await test.step("turning the wheel over a number leaves it as it was typed", async () => {
    await field(page, "age").fill("34");
    await field(page, "age").hover();
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -100);

    await expect(field(page, "age")).toHaveValue("34");
  });

  await test.step("the whole form fits a window of 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.waitForFunction(() => innerWidth === 320);
    await field(page, "status").selectOption("Married");
    await field(page, "dependent").selectOption("Yes");

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const { name } of fieldsOf(assessment)) {
      const box = await field(page, name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(320);
    }
  });
});

test("each refusal has its message where the visitor finds it, and the answers go out as they were given", async ({
  page,
}) => {
  const alert = form(page).getByRole("alert");

  await test.step("several refusals are summed up with a way to each", async () => {
    await answerWith(page, refuse("email", "citizenship", "englishLevel"));

    await send(page).click();

    await expect(field(page, "email")).toBeFocused();
    const summary = form(page).getByRole("navigation", { name: /^Please correct \d answers/ });
    await expect(summary.getByRole("link")).toHaveText(["E-mail", "Country of citizenship", "English level"]);
    await summary.getByRole("link", { name: "English level" }).click();
    await expect(field(page, "englishLevel")).toBeFocused();
    await field(page, "englishLevel").selectOption("Advanced");
    await expect(summary.getByRole("link")).toHaveCount(2);
  });

  await test.step("a refusal of a question that is out of sight stands above the button", async () => {
    await answerWith(page, refuse("spouseAge"));

    await send(page).click();

    await expect(form(page).locator(".visa-end").getByRole("alert")).toHaveText(
      "Please look at spouseAge again.",
    );
  });

  await test.step("what is no number goes to the server as it was typed, and is refused there", async () => {
    const bodies = await answerWith(page, refuse("skilledWorkOutside"));
    await field(page, "skilledWorkOutside").pressSequentially("--");

    await send(page).click();

    await expect(alert).toHaveText(["Please look at skilledWorkOutside again."]);
    expect(bodies[0]).toHaveProperty("skilledWorkOutside", "--");
  });

  await test.step("an answer that went out of sight is not sent, and is back when its question is", async () => {
    const first = await answerWith(page, refuse("age"));
    await field(page, "status").selectOption("Married");
    await field(page, "spouseFirstName").fill("Chidi");
    await field(page, "status").selectOption("Divorced");
    await send(page).click();
    await expect(alert).toHaveText(["Please look at age again."]);
    await field(page, "status").selectOption("Married");

    await expect(field(page, "spouseFirstName")).toHaveValue("Chidi");
    const second = await answerWith(page, refuse("email"));
    await send(page).click();
    await expect(alert).toHaveText(["Please look at email again."]);
    expect(first[0]).not.toHaveProperty("spouseFirstName");
    expect(second[0]).toHaveProperty("spouseFirstName", "Chidi");
  });

  for (const colorScheme of spread(["light", "dark"] as const, 2))
    await test.step(`nothing hinders assistive technology in the ${colorScheme} scheme`, async () => {
      await page.emulateMedia({ colorScheme });
      await answerWith(page, refuse("email", "age"));
      await send(page).click();
      await expect(form(page).locator(".visa-error")).toHaveCount(2);

      expect(await axeFaults(page, { within: ["form[name=request]"] })).toEqual([]);
    });

  await test.step("every question has its place for a message, the last one included", async () => {
    await answerWith(page, refuse(...fieldsOf(assessment).map(({ name }) => name)));
    await field(page, "dependent").selectOption("Yes");

    await send(page).click();

    // One alert, for the first: thirty at once would be heard as none.
    await expect(alert).toHaveText("Please look at firstName again.");
    await expect(form(page).getByRole("status")).toHaveText(
      `Please correct ${fieldsOf(assessment).length} answers.`,
    );
    for (const { name } of fieldsOf(assessment)) {
      const id = (await field(page, name).getAttribute("aria-describedby"))?.split(" ").at(0);
      await expect(page.locator(`[id="${id}"]`)).toHaveText(`Please look at ${name} again.`);
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    }
  });

  await test.step("all answers are sent under their names, numbers as numbers", async () => {
    const bodies = await answerWith(page, (route) => route.fulfill({ json: accepted }));
    await fillAll(page);

    await send(page).click();

    await expect(form(page).getByRole("status")).toHaveText(accepted.message);
    const { type, source, topicCode, elapsed, language, notice, phoneEntry, ...answers } = bodies[0] ?? {};
    expect(type).toBe("request");
    expect(language).toBe("en");
    expect(notice).toMatch(/^\d{4}-\d\d-\d\d\.\w{6}$/);
    expect(phoneEntry).toEqual({ typed: "+1 604 555 0142", country: "CA", chosen: true });
    expect(Object.keys(answers).sort()).toEqual(
      fieldsOf(assessment)
        .map(({ name }) => name)
        .sort(),
    );
    expect(answers).toMatchObject({ age: 34, skilledWorkOutside: 34, spouseAge: 34, phone: "+16045550142" });
    expect(answers).toMatchObject({ status: "Married", dependentAge: "dependentAge 3" });
  });
});

test("a refusal takes the focus to its field, in sight, and leaves after eight seconds", async ({ page }) => {
  await answerWith(page, refuse("age"));
  await stopTime(page);

  await send(page).click();

  const message = form(page).getByRole("alert");
  await expect(field(page, "age")).toBeFocused();
  await expect(message).toBeInViewport();
  await letPass(page, 7900);
  await expect(message).toBeVisible();
  await letPass(page, 200);
  await expect(message).toHaveCount(0);
  await expect(field(page, "age")).toHaveAttribute("aria-invalid", "true");
});
