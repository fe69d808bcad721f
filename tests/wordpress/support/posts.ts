import { expect, type Page } from "@playwright/test";
import type { Role } from "./wordpress.ts";

/** Signs in by request, because the page's own script empties the password while it is typed. */
export async function signIn({ request }: Page, origin: string, role: Role): Promise<void> {
  const address = `${origin}/wp-login.php`;
  // The first request sets the cookie that the second must bring.
  await request.get(address);
  const answer = await request.post(address, { form: { log: role, pwd: role } });
  expect(answer.url(), `where ${role} got to`).toContain("/wp-admin/");
}

/** Publishes a post of the signed-in user by the block editor's own request; returns its address. */
export async function publish({ request }: Page, origin: string, content: string): Promise<string> {
  const nonce = await (await request.get(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const answer = await request.post(`${origin}/?rest_route=/wp/v2/posts`, {
    headers: { "X-WP-Nonce": nonce },
    data: { title: "A form", content, status: "publish" },
  });
  expect(answer.status()).toBe(201);
  return `${origin}/?p=${(await answer.json()).id}`;
}
