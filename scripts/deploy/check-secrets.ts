import { text } from "node:stream/consumers";
import { missingSecrets, readSettings } from "./settings.ts";

/** Refuses a deployment without its secrets: `wrangler secret list | node check-secrets.ts`. */
const list = JSON.parse(await text(process.stdin)) as readonly { readonly name: string }[];
const missing = missingSecrets(
  readSettings(),
  list.map(({ name }) => name),
);
if (missing.length > 0) {
  console.error("✗ Not deployed. These secrets are missing:");
  for (const line of missing) console.error(`  - ${line}`);
  process.exit(1);
}
