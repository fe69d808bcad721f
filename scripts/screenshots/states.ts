import type { Page } from "@playwright/test";

/** Something a page shows only after a visitor has done something. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Widths in pixels at which there is such a state: at least `from`, less than `below`. */
  readonly from?: number;
  readonly below?: number;
  /** Brings the page to it. */
  readonly reach: (page: Page) => Promise<void>;
}

const desktop = 960;
const accepted = { message: "Thank you. We will answer soon.", param: "success", reference: "P3NW-8QRT" };

async function openContact(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Book a consultation" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openAssessment(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
  await page.locator('form[name="request"]').waitFor();
}

/** Answers every post as the worker would. */
async function answer(page: Page, status: number, json: unknown): Promise<void> {
  await page.route("**/api/*", (route) => route.fulfill({ status, json }));
}

async function sendContact(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Send message" }).click();
}

export const states: readonly State[] = [
  {
    name: "menu",
    path: "/study",
    below: desktop,
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Immigration pages" }).click();
    },
  },
  {
    name: "sub-menu",
    path: "/study",
    from: desktop,
    reach: async (page) => {
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByRole("link", { name: "Immigration", exact: true }).hover();
      await main.getByRole("link", { name: "Express Entry" }).waitFor();
    },
  },
  {
    name: "fixed-bar",
    path: "/citizenship",
    reach: (page) => page.evaluate(() => scrollTo({ top: 600, behavior: "instant" })),
  },
  { name: "contact", path: "/study", reach: openContact },
  {
    name: "contact-sending",
    path: "/study",
    reach: async (page) => {
      await page.route("**/api/*", () => {});
      await openContact(page);
      await sendContact(page);
      await page.getByText("Message sending... Please wait").waitFor();
    },
  },
  {
    name: "contact-refused",
    path: "/study",
    reach: async (page) => {
      const error = { param: "email", msg: "Please enter an e-mail address that we can write to." };
      await answer(page, 422, { error, errors: [error] });
      await openContact(page);
      await sendContact(page);
      await page.getByRole("alert").filter({ hasText: error.msg }).first().waitFor();
    },
  },
  {
    name: "contact-sent",
    path: "/study",
    reach: async (page) => {
      await answer(page, 200, accepted);
      await openContact(page);
      await sendContact(page);
      await page.getByText(accepted.message).waitFor();
    },
  },
  { name: "assessment", path: "/study", reach: openAssessment },
  {
    name: "assessment-spouse",
    path: "/assessment",
    reach: async (page) => {
      await page.locator("[name=status]").selectOption("Married");
      await page.locator("[name=spouseFirstName]").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "assessment-refused",
    path: "/assessment",
    reach: async (page) => {
      const errors = ["age", "citizenship"].map((param) => ({ param, msg: "Please answer this question." }));
      await answer(page, 422, { error: errors[0], errors });
      await page.locator('form[name="request"] [type=submit]').click();
      await page.getByRole("alert").filter({ hasText: "Please answer" }).first().waitFor();
    },
  },
  {
    name: "assessment-leaving",
    path: "/assessment",
    reach: async (page) => {
      await page.locator("[name=firstName]").fill("Adaeze");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Close the assessment?" }).waitFor();
    },
  },
];
