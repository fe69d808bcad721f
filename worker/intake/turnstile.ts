import { type Env, mailSettings } from "../env.ts";
import { isInboxFull } from "../leads/mail-claims.ts";
import { faultOf, log } from "../log.ts";
import { instantBounds } from "../outbox/policy.ts";
import { withTimeout } from "../timeout.ts";

const siteverify = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** How long the database and Turnstile may take, in milliseconds: a lead does not wait for a nicety. */
const floodTimeout = 500;
const verifyTimeout = 3000;

/** The header of an answer by which the site's form learns that a token is missing; its value is the site key. */
export const askingHeader = "Turnstile-Site-Key";

/** A post of one of the site's own forms. */
interface OwnPost {
  /** What Turnstile gave the browser, if anything. */
  readonly token: string | undefined;
}

/**
 * Whether nothing shows that a person has sent a form of the site, while a flood has used up the single mails: such a
 * lead waits as a suspect. What is not configured, does not answer or answers anything else shows no flood.
 */
export async function isUnconfirmed(env: Env, { token }: OwnPost): Promise<boolean> {
  const { TURNSTILE_SECRET: secret, TURNSTILE_SITE_KEY } = env;
  const mail = mailSettings(env);
  if (!secret || !TURNSTILE_SITE_KEY || !mail) return false;
  try {
    if (!(await withTimeout(isInboxFull(env.DB, instantBounds(mail), Date.now()), floodTimeout)))
      return false;
    return token === undefined || (await isRefused(secret, token));
  } catch (error) {
    log({ event: "turnstile failed", fault: faultOf(error) });
    return false;
  }
}

/** Whether Turnstile says that the token itself is not good; a wrong secret, say, is nobody's fault who writes. */
async function isRefused(secret: string, response: string): Promise<boolean> {
  const answer = await fetch(siteverify, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret, response }),
    signal: AbortSignal.timeout(verifyTimeout),
  });
  const { success, "error-codes": codes } = await answer.json<{
    readonly success?: boolean;
    readonly "error-codes"?: readonly string[];
  }>();
  const refused = codes?.some((code) => code === "invalid-input-response" || code === "timeout-or-duplicate");
  if (success !== true && !refused) log({ event: "turnstile failed", status: answer.status });
  return refused ?? false;
}
