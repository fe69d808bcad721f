import { text } from "node:stream/consumers";
import { missingSecrets, readSettings } from "./settings.ts";

/** Refuses a deployment without its secrets: `wrangler secret list | node check-secrets.ts`. */
const list = JSON.parse(await text(process.stdin)) as readonly { readonly name: string }[];
const names = list.map(({ name }) => name);
if (names.includes("QUEUE_ONLY")) {
  console.error(
    "› QUEUE_ONLY is set: leads wait on the queue until `npx wrangler secret delete QUEUE_ONLY`; docs/operating.md, Restoring the database",
  );
}
const missing = missingSecrets(readSettings(), names);
if (missing.length > 0) {
  console.error("✗ Not deployed. These secrets are missing:");
  for (const line of missing) console.error(`  - ${line}`);
  process.exit(1);
}
