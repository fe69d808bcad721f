import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { message, post } from "./support/post.ts";

async function rows() {
  const { results } = await env.DB.prepare("SELECT * FROM leads ORDER BY received_at, reference").all();
  return results;
}

test("an accepted message is one row with its answers", async () => {
  const { status, reply } = await post(message);
  expect(status).toBe(200);
  expect(reply.reference).toMatch(/^EM-[0-9A-HJKMNP-TV-Z]{10}$/);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  const { type: _, ...answers } = message;
  expect(JSON.parse(String(row?.answers))).toEqual(answers);
});
