import { existsSync, writeFileSync } from "node:fs";
import type { Finding, Judge } from "./finding.ts";
import { fileIn, load } from "./packages.ts";

interface Observatory {
  readonly ALL_TESTS: readonly ((requests: object) => {
    readonly pass: boolean | null;
    readonly result: string;
  })[];
}
interface Requests {
  readonly Requests: new (host: string) => { responses: object; resources: object; session: object };
}
interface CspEvaluator {
  readonly CspEvaluator: new (
    csp: object,
  ) => {
    evaluate(): readonly { directive: string; severity: number; description: string }[];
  };
}
interface CspParser {
  readonly CspParser: new (text: string) => { readonly csp: object };
}

const paths = [
  "/",
  "/fr",
  "/assessment",
  "/widgets/",
  "/widgets/frame/contact",
  "/no-such-page",
  "/api/contact",
];
/** The browsers' list of hosts that are https alone, which its package fetches from the network; no host here is on it. */
const preloaded = fileIn("@mdn/mdn-http-observatory/conf/hsts-preload.json");
/** Findings of the CSP Evaluator are the graver the lower their number; from here on they are remarks. */
const remark = 60;

/** MDN's HTTP Observatory and Google's CSP Evaluator, on what the product answers. */
export const headers: Judge = async (origin) => {
  const findings = await Promise.all(paths.map((path) => judgePath(origin, path)));
  return findings.flat();
};

async function judgePath(origin: string, path: string): Promise<readonly Finding[]> {
  const answer = await fetch(origin + path);
  const body = await answer.text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  return [...(path.startsWith("/api/") ? [] : observe(path, answer, body)), ...evaluate(path, policy)];
}

/**
 * The Observatory looks at public hosts by https alone. It is given the local answer as that of such a host, whose
 * redirect from http is a setting at Cloudflare.
 */
function observe(path: string, answer: Response, body: string): readonly Finding[] {
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  const { ALL_TESTS } = load<Observatory>("@mdn/mdn-http-observatory/src/constants.js");
  const { Requests } = load<Requests>("@mdn/mdn-http-observatory/src/types.js");
  const url = new URL(path, "https://www.evermaple.example");
  const response = {
    // As axios has them: by name as fields, and by a method in any case.
    headers: Object.assign(
      Object.create({ get: (name: string) => answer.headers.get(name) }),
      Object.fromEntries(answer.headers),
    ),
    status: 200,
    data: body,
    verified: true,
    request: { res: { responseUrl: url.href } },
    httpEquiv: new Map(),
  };
  const requests = new Requests(url.hostname);
  const redirects = [
    { url: new URL(url.href.replace("https", "http")), status: 301 },
    { url, status: 200 },
  ];
  requests.responses = {
    auto: response,
    https: response,
    http: response,
    cors: response,
    httpRedirects: redirects,
    httpsRedirects: [redirects[1]],
  };
  requests.resources = { path: body };
  requests.session = { url };
  return ALL_TESTS.map((test) => ({ test: test.name, ...test(requests) }))
    .filter(({ pass }) => !pass)
    .map(({ test, result }) => ({ rule: `observatory:${test}`, place: path, text: result }));
}

function evaluate(path: string, policy: string): readonly Finding[] {
  const { CspEvaluator } = load<CspEvaluator>("csp_evaluator/dist/evaluator.js");
  const { CspParser } = load<CspParser>("csp_evaluator/dist/parser.js");
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < remark)
    .map(({ directive, description }) => ({
      rule: `csp-evaluator:${directive}`,
      place: path,
      text: description,
    }));
}
