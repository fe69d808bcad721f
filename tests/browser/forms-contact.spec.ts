import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/browser-test.ts";
import { installClock, letPass } from "../support/clock.ts";
import { whenReady } from "../support/site.ts";

const accepted = {
  message: "Thank you. Your message has reached us.",
  param: "success",
  reference: "K7QX-2MNP",
};
const emailRefused = { param: "email", msg: "Please write your e-mail address." };

interface Post {
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

/** From here on answers the form's posts in place of the worker, in order, the last answer again and again. */
async function answerWith(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<Post[]> {
  const posts: Post[] = [];
  await page.unrouteAll();
  await page.route("**/api/contact", async (route) => {
    const answer = answers[Math.min(posts.length, answers.length - 1)];
    posts.push({ body: route.request().postDataJSON(), headers: route.request().headers() });
    await answer?.(route);
  });
  return posts;
}

const accept = (route: Route) => route.fulfill({ json: accepted });
const refuse = (...errors: { param: string; msg: string }[]) => {
  return (route: Route) => route.fulfill({ status: 422, json: { error: errors[0], errors } });
};

const form = (page: Page) => page.locator("form[name=contact]");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).getByRole("button", { name: "Send message" });
const status = (page: Page) => form(page).getByRole("status");

/** The contact page with a filled form; from here on time passes only when the test says so. */
async function arrive(page: Page): Promise<void> {
  await installClock(page);
  await page.goto("/contact-us");
  await fill(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

async function fill(page: Page): Promise<void> {
  await field(page, "fullName").fill("Adaeze Okonkwo-O’Brien");
  await field(page, "phone").fill("+1 604 555 0142");
  await field(page, "email").fill("adaeze@example.com");
  await field(page, "body").fill("Hello,\nI have a question.");
}

test("a refusal is told for three seconds, and stays as a quiet text until the answer changes", async ({
  page,
}) => {
  await arrive(page);

  await test.step("a refusal stands beside its field for three seconds, its mark until the answer changes", async () => {
    await answerWith(page, refuse(emailRefused));
    await send(page).scrollIntoViewIfNeeded();
    const before = await send(page).boundingBox();

    await send(page).click();

    const message = form(page).getByRole("alert");
    await expect(message).toHaveText(emailRefused.msg);
    const describedBy = await field(page, "email").getAttribute("aria-describedby");
    expect(describedBy?.split(" ")).toContain(await message.getAttribute("id"));
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "fullName")).not.toHaveAttribute("aria-invalid", "true");
    expect(await send(page).boundingBox()).toEqual(before);
    await expect(send(page)).toBeFocused();
    await letPass(page, 2900);
    await expect(message).toBeVisible();
    await letPass(page, 200);
    await expect(message).toHaveCount(0);
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "email")).toHaveAccessibleDescription(emailRefused.msg);
    expect(await send(page).boundingBox()).toEqual(before);
    await field(page, "email").fill("adaeze@example.org");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "email")).toHaveAccessibleDescription("");
  });

  for (const [reader, enter] of [
    ["pointer", () => field(page, "email").hover()],
    ["focus", () => field(page, "email").focus()],
  ] as const)
    await test.step(`an alert leaves after three seconds, wherever the ${reader} is`, async () => {
      await answerWith(page, refuse(emailRefused));
      await send(page).click();
      const message = form(page).getByRole("alert");
      await expect(message).toHaveText(emailRefused.msg);
      await enter();
      await letPass(page, 2900);
      await expect(message).toBeVisible();
      await letPass(page, 200);
      await expect(message).toHaveCount(0);
      await expect(field(page, "email")).toHaveAccessibleDescription(emailRefused.msg);
    });

  await test.step("several refusals stand each beside its own field", async () => {
    await answerWith(
      page,
      refuse(
        { param: "fullName", msg: "Please fill in your name." },
        { param: "phone", msg: "Please write your phone number." },
        emailRefused,
        { param: "body", msg: "Please fill in your message." },
      ),
    );

    await send(page).click();

    await expect(form(page).getByRole("alert")).toHaveText("Please fill in your name.");
    await expect(status(page)).toHaveText("Please correct 4 answers.");
    await expect(form(page).locator(".visa-error")).toHaveCount(4);
    for (const name of ["fullName", "phone", "email", "body"]) {
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveAttribute("aria-describedby", new RegExp(`${name}-error\\b`));
    }
  });

  await test.step("a refusal that names no field stands above the button, quietly after three seconds", async () => {
    await answerWith(page, (route) =>
      route.fulfill({ status: 429, json: { error: { param: "form", msg: "Please wait a minute." } } }),
    );

    await send(page).click();

    const notice = form(page).getByRole("alert");
    await expect(notice).toHaveText("Please wait a minute.");
    expect((await notice.boundingBox())?.y).toBeLessThan((await send(page).boundingBox())?.y ?? 0);
    await letPass(page, 3100);
    await expect(notice).toHaveCount(0);
    await expect(form(page).getByText("Please wait a minute.")).toBeVisible();
    await expect(send(page)).toHaveAccessibleDescription("Please wait a minute.");
  });
});

test("a message is sent once under its key, however often it is pressed and whatever becomes of it", async ({
  page,
}) => {
  await arrive(page);

  await test.step("every answer is sent under its name, and success shows for two seconds", async () => {
    const posts = await answerWith(page, accept);

    await send(page).click();

    await expect(status(page)).toHaveText(accepted.message);
    await expect(form(page)).toContainText(accepted.reference);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({
      fullName: "Adaeze Okonkwo-O’Brien",
      phone: "+16045550142",
      email: "adaeze@example.com",
      body: "Hello,\nI have a question.",
      type: "contact",
    });
    expect(posts[0]?.headers["idempotency-key"]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(posts[0]?.body).toMatchObject({ topicCode: "" });
    expect(posts[0]?.body.elapsed).toBeGreaterThanOrEqual(0);
    await letPass(page, 1900);
    await expect(status(page)).toHaveText(accepted.message);
    await letPass(page, 200);
    await expect(status(page)).toBeEmpty();
    for (const name of ["fullName", "phone", "email", "body"])
      await expect(field(page, name)).toHaveValue("");
  });

  await test.step("the trap for robots is out of the tab order and out of the accessibility tree", async () => {
    const trap = field(page, "topicCode");
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    await expect(form(page).locator("[aria-hidden=true] [name=topicCode]")).toHaveCount(1);
  });

  await test.step("while a message is on its way the form says so, keeps the answers readable and sends once", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const posts = await answerWith(page, async (route) => {
      await held;
      await accept(route);
    });
    await fill(page);

    await field(page, "email").press("Enter");
    await field(page, "email").press("Enter");
    await send(page).dblclick();

    await expect(status(page)).toHaveText("Message sending... Please wait");
    await expect(field(page, "fullName")).toHaveValue("Adaeze Okonkwo-O’Brien");
    await expect(send(page)).toBeFocused();
    release();
    await expect(status(page)).toHaveText(accepted.message);
    expect(posts).toHaveLength(1);
    await letPass(page, 2100);
  });

  for (const [name, lose] of [
    ["a lost connection", (route: Route) => route.abort("connectionreset")],
    [
      "a page instead of an answer",
      (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Hello" }),
    ],
    [
      "an answer without a reference",
      (route: Route) => route.fulfill({ json: { message: "Thank you.", param: "success" } }),
    ],
  ] as const)
    await test.step(`${name} is told until the next send, which has the same key and no other answers`, async () => {
      const posts = await answerWith(page, lose, accept);
      await fill(page);

      await send(page).click();
      await expect(form(page).getByRole("alert")).toContainText("Not sent yet");
      await letPass(page, 60_000);
      await expect(form(page).getByRole("alert")).toContainText("Not sent yet");
      await expect(field(page, "body")).toHaveValue("Hello,\nI have a question.");
      expect(posts).toHaveLength(1);
      await send(page).click();

      await expect(status(page)).toHaveText(accepted.message);
      await expect(form(page).getByRole("alert")).toHaveCount(0);
      expect(posts[1]?.headers["idempotency-key"]).toBe(posts[0]?.headers["idempotency-key"]);
      await letPass(page, 2100);
    });

  await test.step("a refused answer keeps the key, a sent message does not", async () => {
    const posts = await answerWith(page, refuse(emailRefused), accept, accept);
    await fill(page);
    await send(page).click();
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "email").fill("adaeze@example.org");
    await send(page).click();
    await expect(status(page)).toHaveText(accepted.message);
    await letPass(page, 2100);

    await field(page, "fullName").fill("Another");
    await send(page).click();

    await expect(status(page)).toHaveText(accepted.message);
    const [first, second, third] = posts.map((post) => post.headers["idempotency-key"]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    await letPass(page, 2100);
  });

  await test.step("a send under way is not given up when the visitor goes to another page", async () => {
    // The page changes in the time of its own frames.
    await page.clock.resume();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await answerWith(page, async (route) => {
      await held;
      await accept(route);
    });
    await fill(page);
    const arrived = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/contact"));
    await send(page).click();
    await expect(status(page)).toHaveText("Message sending... Please wait");

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Citizenship" }).click();
    await expect(page).toHaveURL(/citizenship$/);
    release();

    expect((await (await arrived).response())?.status()).toBe(200);
  });
});

test("what visitors come for is one press, and leads the message", async ({ page }) => {
  await page.goto("/contact-us");
  await whenReady(page);
  await field(page, "body").fill("From May on.");
  const beginnings = form(page).getByRole("group", { name: "Tap to begin with:" });

  await beginnings.getByRole("button", { name: "I was refused …" }).click();
  await page.keyboard.type("a visa.");
  await beginnings.getByRole("button", { name: "I want to study" }).click();

  await expect(field(page, "body")).toBeFocused();
  await expect(field(page, "body")).toHaveValue("I want to study\nFrom May on.\nI was refused a visa.");
});
