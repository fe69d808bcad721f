import { type Env, webhookSettings } from "../env.ts";
import { claimUncounted, findDueEvents, removeNotifications } from "../leads/notifications.ts";
import { eventOfStep, type StepName } from "../leads/steps.ts";
import { deliver, postponing } from "./deliver.ts";
import { postEvent } from "./webhook.ts";

type Details = Readonly<Partial<Record<StepName, Readonly<Record<string, string | null>>>>>;

const detailsOf = (to: string | null, by: string | null): Details => ({
  closed: { outcome: to },
  outcome: { outcome: to },
  planned: { nextOn: to },
  mine: { owner: by },
  unowned: { owner: null },
  given: { owner: to },
});

/** Limited by the calls of one invocation (sweep.ts). */
const eventsOfOneSweep = 2;

export async function postLeadEvents(env: Env, now: number): Promise<void> {
  const hook = webhookSettings(env);
  if (hook === undefined) return;
  for (const { id, lead, name, at, step } of await findDueEvents(env.DB, hook.url, eventsOfOneSweep, now)) {
    const type = `lead.${eventOfStep[name] ?? name}` as const;
    const { by = null, to = null } = JSON.parse(step ?? "{}") as { by?: string; to?: string | null };
    const detail = detailsOf(to, by)[name];
    const data = { reference: lead, at: new Date(at).toISOString(), ...(by && { by }), ...detail };
    const outcome = await deliver({
      label: { channel: "webhook", reference: lead, outcome: name },
      claim: () => claimUncounted(env.DB, "webhook", id, now),
      send: () => postEvent(hook, { id: `msg_${id}`, type, at, data }, now),
      done: () => removeNotifications(env.DB, "webhook", [id]),
      failed: postponing(env.DB, "webhook", [id], now),
    });
    // The others would wait for the same receiver, up to 15 s each.
    if (outcome === "failed") return;
  }
}
