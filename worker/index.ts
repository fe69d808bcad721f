import { app } from "./app.ts";
import type { Env } from "./env.ts";
import { consume } from "./outbox/queue.ts";
import { sweep } from "./outbox/sweep.ts";

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
