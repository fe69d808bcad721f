import { deskFor } from "./desk/desk.tsx";
import { stylePath } from "./desk/frame.tsx";
import type { Env } from "./env.ts";
import worker from "./index.ts";
import { chooseReader, localReader } from "./local-reader.ts";
import { isLocalName } from "./site/local-name.ts";
import { minute } from "./time/durations.ts";

/**
 * The worker for `npm start` and the kill test, never deployed: an open desk, the pages of the local mails,
 * and a slower mailer, because wrangler's answers before it has written a mail's files. With both cores busy,
 * a pause of 150 ms before a kill still lost 3 of 1,300 mails.
 */
const writingTime = 500;

interface LocalEnv extends Env {
  /** Where scripts/mails serves the local mails; set only by scripts/serve. */
  MAIL_PAGES?: string;
}

function localEnv(bound: LocalEnv): Env {
  return {
    ...bound,
    DESK_OPEN: "yes",
    ...(bound.MAIL && { MAIL: slowed(bound.MAIL) }),
    ...(bound.MAIL_VISITORS && { MAIL_VISITORS: slowed(bound.MAIL_VISITORS) }),
  };
}

function slowed(mailer: SendEmail): SendEmail {
  const send = async (mail: EmailMessageBuilder) => {
    const sent = await mailer.send(mail);
    await scheduler.wait(writingTime);
    return sent;
  };
  return { send } as SendEmail;
}

/**
 * A page of a stranger can choose the address that is seen here (`MF-Original-URL`), but not `Sec-Fetch-*`.
 * Browsers send none to an http name of another machine, so their absence is a refusal.
 */
function isOpenedHere({ headers, url }: Request, framed: boolean) {
  const place = headers.get("Sec-Fetch-Dest");
  const isOwnFrame = framed && place === "iframe" && headers.get("Sec-Fetch-Site") === "same-origin";
  return isLocalName(new URL(url).hostname) && (place === "document" || isOwnFrame);
}

/** Style and typefaces of the desk's pages, which contain nothing of a lead. */
const isPublic = (path: string) => path === stylePath || path.startsWith("/desk/fonts/");

const openDesk = deskFor(async (request) => ({ by: localReader(request) }));

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    const isMail = /^\/__mail(\/|$)/.test(pathname);
    const isDesk = /^\/desk(\/|$)/.test(pathname) && !isPublic(pathname);
    if ((isMail || isDesk) && !isOpenedHere(request, isMail)) return new Response(null, { status: 403 });
    if (isMail && env.MAIL_PAGES) return fetch(new URL(pathname, env.MAIL_PAGES));
    if (pathname === "/desk/reader" && request.method === "POST") return chooseReader(request);
    return (isDesk ? openDesk : worker).fetch(request, localEnv(env), context);
  },
  queue: (batch, env) => worker.queue(batch, localEnv(env)),
  scheduled(controller, env) {
    // Any page can name a time at `/cdn-cgi/local/scheduled`.
    if (controller.scheduledTime > Date.now() + minute) throw new RangeError("a time to come");
    return worker.scheduled(controller, localEnv(env));
  },
} satisfies ExportedHandler<LocalEnv>;
