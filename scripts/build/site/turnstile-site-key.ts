import { readSettings } from "#scripts/deploy/settings.ts";

/** Of wrangler.toml; empty where the deployment has no Turnstile, and then the built site knows nothing of it. */
export const turnstileSiteKey = String(readSettings().vars.TURNSTILE_SITE_KEY ?? "");
