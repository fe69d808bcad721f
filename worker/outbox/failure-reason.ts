import { faultOf } from "../log.ts";
import { secretFault, WebhookFailure } from "./webhook.ts";

/** A mailer's code or our own words, never a foreign message, which may quote a visitor. */
export function reasonOf(error: unknown): string {
  if (error instanceof WebhookFailure) return error.message;
  return mailCodeOf(error) ?? faultOf(error);
}

function mailCodeOf(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  return /\bE_[A-Z_]+\b/.exec(`${"code" in error ? String(error.code) : ""} ${error.message}`)?.[0];
}

export const suppressed = "E_RECIPIENT_SUPPRESSED";

const passingCodes = [
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_DELIVERY_FAILED",
  "E_INTERNAL_SERVER_ERROR",
];

/** Retrying cannot help, for example with a suppressed recipient or a secret that cannot sign. */
export function isPermanent(reason: string): boolean {
  return reason === secretFault || (reason.startsWith("E_") && !passingCodes.includes(reason));
}
