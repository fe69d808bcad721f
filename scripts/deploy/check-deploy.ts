import { readFileSync } from "node:fs";
import { fictionalFacts } from "#content/firm.ts";

/** Refuses a deployment that would show a made-up firm or mail to nobody, and says what is missing. */
const missing: string[] = fictionalFacts().map((fact) => `${fact} in src/content/firm.ts`);

const settings = readFileSync("wrangler.toml", "utf8");
if (/^database_id\s*=\s*"(0|local|0{8}-.*)"/m.test(settings)) missing.push("database_id in wrangler.toml");
for (const [, name] of settings.matchAll(/^\s*(\w+)\s*=\s*"[^"\n]*\.example"/gm)) {
  missing.push(`${name} in wrangler.toml`);
}

if (missing.length > 0) {
  console.error("✗ Not deployed. These values are still the fictional defaults:");
  for (const fact of missing) console.error(`  - ${fact}`);
  process.exit(1);
}
