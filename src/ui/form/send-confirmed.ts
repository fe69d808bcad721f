import type { LeadRequest } from "#forms/sending/lead-request.ts";
import { type Outcome, sendLead } from "#forms/sending/send-lead.ts";

// The build of a deployment with Turnstile gets the site key of wrangler.toml, any other an empty text, and then
// nothing of Turnstile is in the site.
declare const process: { readonly env: { readonly TURNSTILE_SITE_KEY?: string } };

/**
 * Posts a lead as ever. Where the answer asks for it, which it does during a flood alone, Turnstile is fetched once
 * the lead is stored, and its word is sent after; the visitor waits for nothing and sees nothing of it.
 */
export const sendConfirmed: ((request: LeadRequest) => Promise<Outcome>) | undefined = process.env
  .TURNSTILE_SITE_KEY
  ? (request) =>
      sendLead(request, (headers) => {
        const siteKey = headers.get("Turnstile-Site-Key");
        if (siteKey) {
          import("./turnstile.ts").then(({ confirm }) => confirm(request, siteKey)).catch(() => undefined);
        }
      })
  : undefined;
