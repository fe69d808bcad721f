import type { Env } from "./env.ts";
import worker from "./index.ts";

/**
 * The worker as `npm start` and the kill test serve it, never deployed. wrangler's mailer answers before it has
 * written a mail's file, so a kill right after the answer would cost a mail that the ledger holds for sent. Here the
 * answer comes when the file has had its time, in milliseconds.
 */
const writingTime = 150;

function withPatientMailer(env: Env): Env {
  const { MAIL } = env;
  if (MAIL === undefined) return env;
  const send = async (mail: EmailMessageBuilder) => {
    const sent = await MAIL.send(mail);
    await scheduler.wait(writingTime);
    return sent;
  };
  return { ...env, MAIL: { send } as SendEmail };
}

export default {
  fetch: (request, env, context) => worker.fetch(request, withPatientMailer(env), context),
  queue: (batch, env) => worker.queue(batch, withPatientMailer(env)),
  scheduled: (controller, env) => worker.scheduled(controller, withPatientMailer(env)),
} satisfies ExportedHandler<Env>;
