import { randomBytes } from "node:crypto";
import { deployment } from "#firm/deployment.ts";
import { run, stop } from "../run/tools.ts";
import { secretsOf } from "./cloudflare.ts";
import { configurationPath, type Target } from "./configuration.ts";
import { missingSecrets } from "./settings.ts";

const make: Readonly<Record<string, () => string>> = {
  LINK_SECRET: () => randomBytes(32).toString("base64"),
  // Standard Webhooks: 24 to 64 bytes in base64 behind this prefix.
  WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString("base64")}`,
};

/** Makes each secret that is missing, stores it at Cloudflare and shows it once. */
export async function makeSecrets(target: Target): Promise<void> {
  const missing = missingSecrets(deployment, await secretsOf(target));
  if (missing.length === 0) console.log("No secret is missing.");
  for (const name of missing) {
    const secret = make[name]?.() ?? "";
    const { code, said } = await run(
      "wrangler",
      ["secret", "put", name, "--config", configurationPath(target)],
      { stdio: ["pipe", "pipe", "pipe"], input: secret, env: { ...process.env, CI: "1" } },
    );
    if (code !== 0) stop(`${name} was not stored:\n${said.trim()}`);
    console.log(
      `\n${name} of ${target}, shown this once. Put it into the firm’s password manager now:\n\n  ${secret}\n`,
    );
  }
}
