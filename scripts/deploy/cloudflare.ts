import ky, { HTTPError } from "ky";
import { run, stop } from "../run/tools.ts";
import { configurationPath, placeOf, type Target } from "./configuration.ts";

interface Refusal {
  code: number;
  message: string;
}

export const signInAdvice = "Sign in: npm run wrangler -- login";

const permissions = process.env.CLOUDFLARE_API_TOKEN
  ? ".github/workflows/deploy.yml lists the permissions that a token needs."
  : `${signInAdvice}, as a person with full access to the account`;

export const advice: Readonly<Record<number, string>> = {
  10000: permissions,
  10001: permissions,
  9109: permissions,
  10034: "Confirm the e-mail address of your Cloudflare account: open the link that Cloudflare sent to it.",
  10063:
    "Open Compute, Workers & Pages in Cloudflare’s dashboard once: it gives the account its workers.dev address.",
  10082: "The domain is not active in this account. Wait until the dashboard calls it Active.",
  11002: "Open Queues in Cloudflare’s dashboard once: it switches Queues on for the account.",
  100129:
    "Queues need Workers Paid. If you have just bought it, wait ten minutes and open Queues in the dashboard.",
};

export class ApiError extends Error {
  readonly codes: readonly number[];

  constructor(request: string, errors: readonly Refusal[]) {
    const reasons = errors.map(({ code, message }) => `${message} (${code})`).join(", ");
    const helps = new Set(errors.flatMap(({ code }) => advice[code] ?? []));
    super([`Cloudflare refused ${request}: ${reasons}.`, ...helps].join(" "));
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

let credentials: Promise<{ token: string; account: string }> | undefined;

/** wrangler's token, and the account. Ends this process if nobody is signed in. */
export function signIn() {
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
 * Calls the API below the firm's `/accounts/…`, by default with POST if there is a body. Throws an `ApiError`
 * for a refusal.
 */
export async function callAccount<T>(path: string, body?: object, method?: string): Promise<T> {
  const { account } = await signIn();
  return callApi(`/accounts/${account}${path}`, body, method);
}

/** Too many requests, and failures of Cloudflare's own: only these are tried again. */
const passing = [429, 500, 502, 503, 504];
const retryPause = Number(process.env.CLOUDFLARE_RETRY_PAUSE ?? 2000);

/**
 * Calls Cloudflare's API (https://developers.cloudflare.com/api/); repeats a passing failure. Throws an
 * `ApiError` for a refusal, also if it is an HTML page.
 */
export async function callApi<T>(path: string, body?: object, method = body ? "POST" : "GET"): Promise<T> {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const request = `${method} ${path}`;
  const call = async () => {
    const { token } = await signIn();
    return ky<{ result: T }>(base + path, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body && { json: body }),
      timeout: 60_000,
      retry: {
        limit: 3,
        // What a failed POST has done is unknown; one that came too often has done nothing.
        methods: [method],
        statusCodes: method === "GET" ? passing : [429],
        delay: (attempt) => retryPause * 2 ** (attempt - 1),
      },
    }).json();
  };
  try {
    return (await call().catch(signInAgain(call))).result;
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error;
    throw new ApiError(request, errorsOf(error));
  }
}

/** Cloudflare's own errors, or the status of a page that a proxy before the API answered with. */
function errorsOf({ data, response: { status } }: HTTPError): readonly Refusal[] {
  const { errors } = (data ?? {}) as { errors?: readonly Refusal[] };
  return errors?.length ? errors : [{ code: status, message: "the API is failing; try again later" }];
}

/** The token of a sign-in in the browser lasts an hour; asking wrangler again renews it. */
function signInAgain<T>(call: () => Promise<T>) {
  return (error: Error) => {
    const hasEnded = error instanceof HTTPError && errorsOf(error).some(({ code }) => code === 10000);
    if (!hasEnded || process.env.CLOUDFLARE_API_TOKEN) throw error;
    credentials = undefined;
    return call();
  };
}

/** Cloudflare's codes for a worker, or a workers.dev address, that does not exist. */
const notFoundCodes = [10007, 10090];

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
