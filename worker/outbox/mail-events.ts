import * as z from "zod/mini";
import type { Env } from "../env.ts";
import { returnToLedger } from "../leads/bounces.ts";
import { faultOf, log } from "../log.ts";
import { alertOfMail } from "./alerts.ts";
import { noteRefusal } from "./confirmations.ts";
import { callHeartbeat } from "./heartbeat.ts";

/**
 * Email Sending's report about a mail that it had accepted, as Cloudflare's queues bring it
 * (https://developers.cloudflare.com/email-service/reference/event-subscriptions/).
 */
const mailEvent = z.object({
  type: z.enum(["cf.email.sending.message.bounced", "cf.email.sending.message.complained"]),
  payload: z.object({
    messageId: z.string().check(z.minLength(1)),
    recipient: z.string(),
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});

const retryDelay = 600;

export const isMailEvents = ({ queue }: MessageBatch) => queue.endsWith("-mail-events");

export async function consumeMailEvents(batch: MessageBatch, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      await noteMailEvent(env, message.body, Date.now());
      message.ack();
    } catch (error) {
      log({ event: "message failed", outcome: batch.queue, fault: faultOf(error) });
      message.retry({ delaySeconds: retryDelay });
    }
  }
}

/**
 * A bounced mail to the firm counts as failed: its leads are mailed again, and another channel is notified.
 * So is a complaint, after which Cloudflare sends nothing more to that address. A visitor's
 * address that bounces for good, or complains, is noted with its leads.
 */
async function noteMailEvent(env: Env, body: unknown, now: number) {
  const { data: event } = mailEvent.safeParse(body);
  if (event === undefined) return log({ event: "mail event not readable" });
  const { messageId, recipient, bounce } = event.payload;
  const own = `${env.MAIL_TO},${env.MAIL_ALERT_TO}`.split(",").map((address) => address.trim().toLowerCase());
  const bounced = event.type === "cf.email.sending.message.bounced";
  if (own.includes(recipient.toLowerCase())) {
    const count = bounced ? await returnToLedger(env.DB, messageId, now) : 0;
    log({ event: bounced ? "mail bounced" : "mail complained about", count });
    await alertOfMail(env, now);
    await callHeartbeat(env, ["mail"]);
  } else if (!bounced || bounce?.type === "hard") await noteRefusal(env.DB, recipient, now, !bounced);
}
