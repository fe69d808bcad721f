import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Env } from "../../../worker/env.ts";
import worker from "../../../worker/index.ts";

let clients = 0;

/** A client address that no other test has used, so that no test meets another's limit. */
export function newClient(): string {
  clients += 1;
  return `198.51.${Math.floor(clients / 250)}.${clients % 250}`;
}

export interface Post {
  readonly path?: string;
  readonly method?: string;
  readonly body?: BodyInit | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly env?: Partial<Env>;
}

/** Sends one request to the worker as the network would. */
export async function send({ path = "/api/contact", method = "POST", body, headers, env: own }: Post) {
  const request = new Request(`https://www.example.com${path}`, {
    method,
    headers: { "content-type": "application/json", "CF-Connecting-IP": newClient(), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const context = createExecutionContext();
  const answer = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...(env as unknown as Env), ...own },
    context,
  );
  await waitOnExecutionContext(context);
  return answer;
}

export const message = {
  fullName: "Ana María O’Neil-Núñez",
  phone: "+16045550142",
  email: "ana@example.com",
  body: "Hello,\nI would like to study in Canada.",
  type: "contact",
};

export const assessment = {
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  phone: "+16045550142",
  age: 34,
  status: "Single/Never Married",
  citizenship: "Mexico",
  educationLevel: "Masters",
  englishLevel: "Advanced",
  frenchLevel: "None",
  type: "request",
};

export interface Reply {
  readonly message?: string;
  readonly param?: string;
  readonly reference?: string;
  readonly error?: { readonly param: string; readonly msg: string };
  readonly errors?: readonly { readonly param: string; readonly msg: string }[];
}

/** Posts a JSON body and reads the reply. */
export async function post(body: unknown, post: Post = {}) {
  const answer = await send({ ...post, body: JSON.stringify(body) });
  return { status: answer.status, headers: answer.headers, reply: (await answer.json()) as Reply };
}

export function postRequest(body: unknown, rest: Post = {}) {
  return post(body, { path: "/api/request", ...rest });
}
