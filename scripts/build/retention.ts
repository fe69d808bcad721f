import { readSettings } from "#scripts/deploy/settings.ts";

/** What src/content/retention.ts reads: the settings by which the worker deletes. */
const names = ["LEADS_KEPT_DAYS", "SUSPECTS_KEPT_DAYS"] as const;

/** Gives the contents of a bundle the settings of wrangler.toml, for Vite's `define`. */
export function retentionDefines({ vars } = readSettings()): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`process.env.${name}`, JSON.stringify(vars[name] ?? "")]));
}
