import type { Env, WebhookSettings } from "../env.ts";
import type { Action } from "../leads/history.ts";
import { type Claim, claimed, notGone, open } from "./claims.ts";
import { deliver } from "./deliver.ts";
import { backoff, postpone, reasonOf, removeNotifications } from "./ledger.ts";
import { postEvent, WebhookFailure } from "./webhook.ts";

/** Events that fit into one invocation's calls beside all else (`leadsOfOneSweep`). */
const eventsOfOneSweep = 2;

const isDue = `channel = 'webhook' AND about GLOB 'lead.*' AND ${open} AND ${notGone("?2")}`;

/**
 * Posts what the consultant has noted of leads, as `lead.contacted` and the like. Their order is not promised: what
 * failed comes later than what followed it.
 */
export async function postLeadEvents(env: Env, hook: WebhookSettings, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT reference FROM notifications WHERE ${isDue} ORDER BY due_at LIMIT ${eventsOfOneSweep}`,
  )
    .bind(now, hook.url)
    .all<{ reference: string }>();
  for (const { reference } of results) {
    // What stands behind it would wait for the same receiver, up to 15 s each.
    if (!(await postLeadEvent(env.DB, hook, reference, now))) return;
  }
}

/** Whether the receiver took it. The row's reference is the lead's, the action and its time: `EM-7KQ2M9D4TR:contacted:1795341600000`. */
async function postLeadEvent(
  db: D1Database,
  hook: WebhookSettings,
  name: string,
  now: number,
): Promise<boolean> {
  const [reference = "", action = "", at = ""] = name.split(":");
  let taken = true;
  await deliver({
    label: { channel: "webhook", reference, outcome: action },
    claim: async () =>
      (await db
        .prepare(`UPDATE notifications SET ${claimed} WHERE ${isDue} AND reference = ?3 RETURNING tries`)
        .bind(now, hook.url, name)
        .first<Claim>()) ?? undefined,
    send: () =>
      postEvent(
        hook,
        { id: `msg_${name}`, type: `lead.${action as Action}`, at: Number(at), data: { reference } },
        now,
      ),
    done: () => removeNotifications(db, "webhook", [name]),
    failed: ({ tries }, error) => {
      taken = false;
      const asked = error instanceof WebhookFailure ? error.retryAfter : undefined;
      return postpone(db, "webhook", [name], now + (asked ?? backoff(tries)), reasonOf(error), now);
    },
  });
  return taken;
}
