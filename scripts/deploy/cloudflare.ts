import { run, stop } from "../run/tools.ts";
import { configurationPath, type Target } from "./configuration.ts";

/** Asks wrangler for something of a target, and ends this process where it fails. */
export async function demand(target: Target, ...args: readonly string[]): Promise<string> {
  const { code, said } = await ask(target, ...args);
  if (code !== 0) stop(`\`wrangler ${args.join(" ")}\` failed:\n${said.trim()}`);
  return said;
}

/** Asks wrangler for something of a target; resolves to its exit code and to all that it said. */
export function ask(target: Target, ...args: readonly string[]) {
  return run("wrangler", [...args, "--config", configurationPath(target)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1" },
  });
}

/** The names of a worker's secrets; none before its first deployment. */
export async function secretsOf(target: Target): Promise<readonly string[]> {
  const { code, said } = await ask(target, "secret", "list", "--format", "json");
  if (code === 0) {
    const list = JSON.parse(said.slice(said.indexOf("["))) as readonly { readonly name: string }[];
    return list.map(({ name }) => name);
  }
  // Cloudflare's code for a worker that is not there.
  if (/\b10007\b/.test(said)) return [];
  return stop(`Cloudflare did not list the secrets:\n${said.trim()}`);
}
