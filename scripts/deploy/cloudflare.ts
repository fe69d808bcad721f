import { run, stop } from "../run/tools.ts";
import { configurationPath, type Target } from "./configuration.ts";

/** Asks wrangler for something of a target, and ends this process where it fails. */
export async function demand(target: Target, args: readonly string[], input?: string): Promise<string> {
  const { code, said } = await ask(target, args, input);
  if (code !== 0) stop(`\`wrangler ${args.join(" ")}\` failed:\n${said.trim()}`);
  return said;
}

/** Asks wrangler for something of a target; resolves to its exit code and to all that it said. */
export async function ask(target: Target, args: readonly string[], input = "") {
  const answer = await run("wrangler", [...args, "--config", configurationPath(target)], {
    stdio: "pipe",
    input,
    env: { ...process.env, CI: "1" },
  });
  if (answer.code !== 0 && isSignedOut(answer.said)) stop(signIn);
  return answer;
}

/** Wrangler's own advice names a token, or commands that mean another worker. */
export const signIn = "Sign in: npm run wrangler -- login";

export const isSignedOut = (said: string) =>
  /necessary to set a CLOUDFLARE_API_TOKEN|not (logged in|authenticated)/i.test(said);

/** The names of a worker's secrets; none before its first deployment. */
export async function secretsOf(target: Target): Promise<readonly string[]> {
  const { code, said } = await ask(target, ["secret", "list", "--format", "json"]);
  if (code === 0) {
    const list = JSON.parse(said.slice(said.indexOf("["))) as readonly { readonly name: string }[];
    return list.map(({ name }) => name);
  }
  // Cloudflare's code for a worker that is not there.
  if (/\b10007\b/.test(said)) return [];
  return stop(`Cloudflare did not list the secrets:\n${said.trim()}`);
}
