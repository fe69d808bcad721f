import "./warm-up.ts";
import { app } from "./app.ts";
import type { Env } from "./env.ts";
import { consumeMailEvents, isMailEvents } from "./outbox/mail-events.ts";
import { consume } from "./outbox/queue.ts";
import { sweep } from "./outbox/sweep.ts";
import { withoutDatabase } from "./queue-only.ts";

export default {
  fetch: (request, env, context) => app.fetch(request, withoutDatabase(env), context),
  queue: (batch, env) => (isMailEvents(batch) ? consumeMailEvents : consume)(batch, withoutDatabase(env)),
  scheduled: (controller, env) => sweep(withoutDatabase(env), controller.scheduledTime),
} satisfies ExportedHandler<Env>;
