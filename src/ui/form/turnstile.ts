import type { LeadRequest } from "#forms/sending/lead-request.ts";
import { sendLead } from "#forms/sending/send-lead.ts";
import { tokenName } from "#lead/wire.ts";

/** What of Turnstile's script is used: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

// Cloudflare allows this address alone, and no copy.
const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Sends a stored lead once more with Turnstile's word that a person has sent it: the same lead, by its key. */
export async function confirm(request: LeadRequest, siteKey: string): Promise<void> {
  const turnstile = window.turnstile ?? (await load());
  const token = await tokenFrom(turnstile, siteKey);
  if (token) await sendLead({ ...request, body: { ...request.body, [tokenName]: token } });
}

function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error("no Turnstile")));
    script.onerror = reject;
    document.head.append(script);
  });
}

/** Undefined where Turnstile would ask the visitor something, who has been told that the form is sent. */
async function tokenFrom(turnstile: Turnstile, sitekey: string): Promise<string | undefined> {
  const container = document.createElement("div");
  document.body.append(container);
  let widget = "";
  const token = await new Promise<string | undefined>((resolve) => {
    const giveUp = () => {
      resolve(undefined);
      // Told that the error is dealt with, Turnstile writes nothing to the console.
      return true;
    };
    widget = turnstile.render(container, {
      sitekey,
      appearance: "interaction-only",
      retry: "never",
      callback: resolve,
      "error-callback": giveUp,
      "timeout-callback": giveUp,
      "unsupported-callback": giveUp,
      "before-interactive-callback": giveUp,
    });
  });
  turnstile.remove(widget);
  container.remove();
  return token;
}
