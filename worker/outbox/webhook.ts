import { Webhook } from "standardwebhooks";
import type { WebhookSettings } from "../env.ts";
import type { Lead } from "../leads/record.ts";

// Standard Webhooks 1.0.0:
// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md

export interface WebhookEvent {
  id: string;
  type: "mail.failing" | `lead.${string}`;
  /** Milliseconds since 1970. */
  at: number;
  data: Readonly<Record<string, unknown>>;
}

export class WebhookFailure extends Error {
  override readonly name = "WebhookFailure";
  /** The receiver refuses further events. */
  gone = false;
  /** Milliseconds for which the receiver asked. */
  retryAfter: number | undefined;
}

export function leadEvent({ reference, receivedAt, form, corrects, answers, source }: Lead): WebhookEvent {
  return {
    id: `msg_${reference}`,
    type: "lead.accepted",
    at: receivedAt,
    data: {
      reference,
      at: new Date(receivedAt).toISOString(),
      by: "visitor",
      form,
      corrects,
      answers,
      source,
    },
  };
}

/** Returns the status, a 2xx. Throws `WebhookFailure` for any other or for a secret that cannot sign. */
export async function postEvent(
  settings: WebhookSettings,
  event: WebhookEvent,
  now: number,
): Promise<string> {
  const timestamp = Math.floor(now / 1000);
  const body = JSON.stringify({
    type: event.type,
    timestamp: new Date(event.at).toISOString(),
    data: event.data,
  });
  const signatures = settings.secrets.map((secret) =>
    webhookOf(secret).sign(event.id, new Date(timestamp * 1000), body),
  );
  const answer = await fetch(settings.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": event.id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatures.join(" "),
    },
    body,
    // A redirect would take a lead to an address that nobody configured.
    redirect: "manual",
    signal: AbortSignal.timeout(15_000),
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw Object.assign(new WebhookFailure(`the webhook answered ${answer.status}`), {
      gone: answer.status === 410,
      retryAfter: readRetryAfter(answer, now),
    });
  return String(answer.status);
}

/** Nothing can be signed until the secret is replaced. */
export const secretFault = "WEBHOOK_SECRET is no base64";

function webhookOf(secret: string): Webhook {
  try {
    return new Webhook(secret);
  } catch {
    throw new WebhookFailure(secretFault);
  }
}

function readRetryAfter(answer: Response, now: number) {
  const text = answer.headers.get("Retry-After")?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, 86_400_000) : undefined;
}
