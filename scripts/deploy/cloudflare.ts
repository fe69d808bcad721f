import { run, stop } from "../run/tools.ts";
import { configurationPath, placeOf, type Target } from "./configuration.ts";

class ApiError extends Error {
  readonly codes: readonly number[];

  constructor(request: string, errors: readonly { code: number; message: string }[]) {
    const reasons = errors.map(({ code, message }) => `${message} (${code})`).join(", ");
    super(
      `Cloudflare refused ${request}: ${reasons}. .github/workflows/deploy.yml lists a token’s permissions`,
    );
    this.codes = errors.map(({ code }) => code);
  }
}

/**
 * Runs wrangler for a target and returns its standard output. Ends this process if it fails; wrangler prints
 * why.
 */
export async function runWrangler(target: Target, args: readonly string[], input = ""): Promise<string> {
  const { code, output } = await tryWrangler(target, args, input);
  if (code !== 0) stop(`\`npm run wrangler -- ${args.join(" ")}\` failed; the reason is above.`);
  return output;
}

/**
 * As `runWrangler`, but leaves a failure to the caller. Its prose is only for people: read JSON, or ask the
 * API.
 */
export async function tryWrangler(target: Target, args: readonly string[], input = "") {
  await signIn();
  return run("wrangler", [...args, "--config", configurationPath(target)], {
    stdio: ["pipe", "pipe", "inherit"],
    input,
    env: { ...process.env, CI: "1" },
  });
}

export const signInAdvice = "Sign in: npm run wrangler -- login";

let credentials: Promise<{ token: string; account: string }> | undefined;

/** wrangler's token, and the account. Ends this process if nobody is signed in. */
function signIn() {
  credentials ??= (async () => {
    const { token } = await printedJson("auth", "token", "--json");
    if (!token) return stop(signInAdvice);
    process.env.CLOUDFLARE_ACCOUNT_ID ||= await onlyAccount();
    return { token, account: process.env.CLOUDFLARE_ACCOUNT_ID };
  })();
  return credentials;
}

async function onlyAccount() {
  const { accounts = [] } = await printedJson("whoami", "--json");
  const [account] = accounts;
  if (account && accounts.length === 1) return account.id;
  return stop("Set CLOUDFLARE_ACCOUNT_ID: npm run wrangler -- whoami");
}

/** Runs wrangler without its standard error, whose advice does not apply to this project. */
async function printedJson(
  ...args: readonly string[]
): Promise<{ token?: string; accounts?: readonly { id: string }[] }> {
  const { code, output } = await run("wrangler", args, { stdio: ["ignore", "pipe", "ignore"] });
  return code === 0 ? JSON.parse(output) : {};
}

/**
 * Calls the API below the firm's `/accounts/…`, with POST if there is a body. Throws an `ApiError` for a
 * refusal.
 */
export async function callAccount<T>(path: string, body?: object): Promise<T> {
  const { account } = await signIn();
  return callApi(`/accounts/${account}${path}`, body);
}

/** Calls Cloudflare's API (https://developers.cloudflare.com/api/). */
export async function callApi<T>(path: string, body?: object): Promise<T> {
  const { token } = await signIn();
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const method = body ? "POST" : "GET";
  const response = await fetch(base + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, errors, result } = await response.json();
  if (!success) throw new ApiError(`${method} ${path}`, errors);
  return result;
}

/** Cloudflare's codes for a worker, or a workers.dev address, that does not exist. */
const notFoundCodes = [10007, 10090];

/** Stops with a refusal's message alone, because its stack trace helps nobody. */
export function stopAtRefusal(error: Error): never {
  if (error instanceof ApiError) stop(error.message);
  if (error.cause) stop(`Cloudflare cannot be reached: ${(error.cause as Error).message}`);
  throw error;
}

/** The API's result; `undefined` if it does not exist yet. */
export function findInAccount<T>(path: string): Promise<T | undefined> {
  return callAccount<T>(path).catch((error: Error) =>
    error instanceof ApiError && error.codes.some((code) => notFoundCodes.includes(code))
      ? undefined
      : stopAtRefusal(error),
  );
}

/** The names of a worker's secrets; `undefined` before its first upload. */
export async function secretsOf(target: Target): Promise<readonly string[] | undefined> {
  const { worker } = placeOf(target);
  const secrets = await findInAccount<readonly { name: string }[]>(`/workers/scripts/${worker}/secrets`);
  return secrets?.map(({ name }) => name);
}
