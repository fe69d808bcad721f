import type { Env } from "./env.ts";
import { notify } from "./notify.ts";

/** Each minute: what the queue did not bring, and what failed and is due again. */
export async function sweep(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT reference FROM notifications
     WHERE kind = 'instant' AND sent_at IS NULL AND due_at <= ?1 AND lease_until <= ?1 LIMIT 50`,
  )
    .bind(now)
    .all<{ reference: string }>();
  for (const { reference } of results) await notify(env, reference, now);
}
