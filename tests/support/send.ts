import type { Locator, Page, Route } from "@playwright/test";

/** What a visitor does with a form, and an API in the worker's place. */

export async function fill(form: Locator, answers: Readonly<Record<string, string | number>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.locator(`[name=${name}]`);
    if (await control.evaluate(({ localName }) => localName === "select"))
      await control.selectOption(String(answer));
    else await control.fill(String(answer));
  }
}

/** What is in the controls of a form, by their names. */
export const answersIn = (form: Locator): Promise<Readonly<Record<string, unknown>>> =>
  form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));

export const press = (form: Locator) => form.locator("[type=submit]").click();

export type Reply = (route: Route) => Promise<void>;

export const headers = { "Access-Control-Allow-Origin": "*" };
export const reference = "MAPLE-2345";
export const receipt = `/receipt?reference=${reference}`;

export const accepted: Reply = (route) =>
  route.fulfill({ headers, json: { message: "Thank you.", param: "success", reference, receipt } });

export const lost: Reply = (route) => route.abort();

export const reasonOf = (name: string) => `Please look at ${name} again.`;

export function refused(...names: readonly string[]): Reply {
  const errors = names.map((param) => ({ param, msg: reasonOf(param) }));
  return (route) => route.fulfill({ status: 422, headers, json: { error: errors[0], errors } });
}

/** Sends a form whose connection is lost; returns what it sent. */
export async function sentBody(form: Locator): Promise<Record<string, unknown>> {
  const page = form.page();
  await answerApi(page, lost);
  const [post] = await Promise.all([page.waitForRequest(/\/api\/(contact|request)$/), press(form)]);
  return post.postDataJSON();
}

interface SentLead {
  body: Record<string, unknown>;
  key: string;
}

/**
 * Answers in the API's place, one reply after the other, then always the last; returns the content of each
 * post.
 */
export async function answerApi(
  page: Page,
  replies: Reply | readonly [Reply, ...Reply[]] = accepted,
  address = "**/api/*",
): Promise<SentLead[]> {
  const sent: SentLead[] = [];
  const turns = [replies].flat();
  await page.route(address, async (route) => {
    const request = route.request();
    sent.push({ body: request.postDataJSON(), key: request.headers()["idempotency-key"] ?? "" });
    await (turns.length > 1 ? turns.shift() : turns[0])?.(route);
  });
  return sent;
}
