import { expect, type Page, test } from "@playwright/test";
import type { Role } from "./wordpress.ts";

/**
 * Signs in as the role's user of this worker: two sign-ins of one user at once can cost one of them its
 * session.
 */
export async function signIn(page: Page, origin: string, role: Role): Promise<void> {
  const user = `${role}${test.info().parallelIndex}`;
  const { request } = page.context();
  const address = `${origin}/wp-login.php`;
  // By request: the page's own script empties the password while it is typed. The first sets the cookie that
  // the second must bring.
  await request.get(address);
  const answer = await request.post(address, { form: { log: user, pwd: user } });
  expect(answer.url(), `where ${user} got to`).toContain("/wp-admin/");
}

/** Publishes a post of the signed-in user by the block editor's own request; returns its address. */
export async function publish(page: Page, origin: string, content: string): Promise<string> {
  const { request } = page.context();
  const nonce = await (await request.get(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const answer = await request.post(`${origin}/?rest_route=/wp/v2/posts`, {
    headers: { "X-WP-Nonce": nonce },
    data: { title: "A form", content, status: "publish" },
  });
  expect(answer.status()).toBe(201);
  return `${origin}/?p=${(await answer.json()).id}`;
}
