import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../embed/support/local-server.ts";
import { full } from "../support/full.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const refusal = { success: false, errors: [{ code: 10000, message: "Authentication error" }] };

/** Asks the API once, signed in by browser with a token that has ended; `renewed` is the next one. */
async function askedWith(renewed: string) {
  const home = temporaryFolder();
  const store = (token: string) =>
    writeFileSync(
      join(home, ".wrangler/config/default.toml"),
      `oauth_token = "${token}"\nrefresh_token = "r"\nexpiration_time = "2099-01-01T00:00:00.000Z"\n`,
    );
  mkdirSync(join(home, ".wrangler/config"), { recursive: true });
  store("ended");
  const tokens: (string | undefined)[] = [];
  const server = createServer(({ headers: { authorization } }, response) => {
    tokens.push(authorization);
    store(renewed);
    const isTaken = authorization === "Bearer valid";
    response.writeHead(isTaken ? 200 : 403, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isTaken ? { success: true, result: "an answer" } : refusal));
  });
  onTestFinished(() => void server.close());
  const { origin } = await listen(server);
  const { CLOUDFLARE_API_TOKEN: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { callAccount } from "./scripts/deploy/cloudflare.ts";
       console.log(await callAccount("/queues").catch((error) => error.message));`,
    ],
    {
      env: {
        ...env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        CLOUDFLARE_ACCOUNT_ID: "0",
        CLOUDFLARE_API_BASE_URL: origin,
      },
    },
  );
  return { tokens, output: stdout };
}

test("a sign-in that ends during a deployment is renewed once", async () => {
  expect(await askedWith("valid")).toEqual({
    tokens: ["Bearer ended", "Bearer valid"],
    output: "an answer\n",
  });
});

test.runIf(full)("signed in by browser, a refusal that stays advises to sign in", async () => {
  const { tokens, output } = await askedWith("ended");
  expect(tokens).toHaveLength(2);
  expect(output).toMatch(/Authentication error \(10000\)\. Sign in: npm run wrangler -- login, as a person/);
});
