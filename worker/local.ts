import { deskFor } from "./desk/desk.tsx";
import type { Env } from "./env.ts";
import worker from "./index.ts";

/**
 * The worker as `npm start` and the kill test serve it, never deployed: with an open desk, the pages of the local mails,
 * and a slower mailer. wrangler's mailer answers before it has written a mail's files, so a kill right after the answer
 * would lose a mail that the ledger has as sent. With both cores busy, a pause of 150 ms lost 3 of 1,300 mails.
 */
const writingTime = 500;

interface LocalEnv extends Env {
  /** Address at which scripts/mails serves the local mails; set by scripts/serve alone. */
  readonly MAIL_PAGES?: string;
}

function localEnv(bound: LocalEnv): Env {
  const env = { ...bound, DESK_OPEN: "yes" };
  const { MAIL } = env;
  if (MAIL === undefined) return env;
  const send = async (mail: EmailMessageBuilder) => {
    const sent = await MAIL.send(mail);
    await scheduler.wait(writingTime);
    return sent;
  };
  return { ...env, MAIL: { send } as SendEmail };
}

/** Another name for this machine may be a stranger's, by which their page would read what is local (DNS rebinding). */
export function isLocalName(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Says whether a script asks. Neither the desk nor the local mails have one, so only a stranger's page does, which may
 * choose the address that is seen here (`MF-Original-URL` of the local server); a navigation cannot.
 */
function isAskedByScript(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "empty";
}

const openDesk = deskFor(async () => ({ by: "local" }));

export default {
  fetch(request, env, context) {
    const { hostname, pathname } = new URL(request.url);
    const isLocal = isLocalName(hostname) && !isAskedByScript(request);
    if (isLocal && env.MAIL_PAGES && /^\/__mail(\/|$)/.test(pathname)) {
      return fetch(new URL(pathname, env.MAIL_PAGES));
    }
    if (isLocal && /^\/desk(\/|$)/.test(pathname)) return openDesk.fetch(request, localEnv(env), context);
    return worker.fetch(request, localEnv(env), context);
  },
  queue: (batch, env) => worker.queue(batch, localEnv(env)),
  scheduled: (controller, env) => worker.scheduled(controller, localEnv(env)),
} satisfies ExportedHandler<LocalEnv>;
