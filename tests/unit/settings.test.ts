import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { localVars, varsOf } from "#scripts/deploy/configuration.ts";
import { missingSecrets, unfitSettings } from "#scripts/deploy/settings.ts";
import { configurationOf } from "#scripts/deploy/write-configuration.ts";
import type { Deployment } from "#scripts/firm/fact-schemas.ts";
import { fictionalSettings } from "#scripts/firm/fictional-facts.ts";
import { deploymentOf, factsOf } from "../support/test-firm.ts";

test("the product's own configuration deploys nothing, and logs no requests and no query strings", () => {
  const { account_id, observability } = unstable_readConfig(
    { config: "wrangler.toml" },
    { hideWarnings: true },
  );
  expect(account_id).toBe("deployed-by-npm-run-deploy-alone");
  expect(observability).toMatchObject({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
  });
});

const { origin } = factsOf("example");
const fit: Deployment = { ...deploymentOf("example"), webhook: true, mailAlertTo: "harbourline@mail.ca" };
const { heartbeat: _, webhook: __, mailAlertTo: ___, staging: ____, ...alone } = fit;
const knowing: Deployment = { ...alone, otherChannel: "none, and I know" };

test.each([
  ["the domain of the mailboxes", { mailTo: ["amara@b.ca"] }],
  ["the same in capitals", { mailTo: ["Amara@B.CA"] }],
  ["the domain that visitors write to", { email: "office@b.ca" }],
  ["the bare domain of the site", { origin: "https://www.b.ca" }],
  // A part of the sender's domain is on it.
  ["the domain of the site's domain", { origin: "https://immigration.b.ca" }],
])("a sender on %s is refused", (_, of) => {
  expect(unfitSettings({ ...fit, ...of, mailFrom: "site@b.ca" })).toEqual([
    expect.stringMatching(/^mailFrom is on b\.ca, .*website@leads\.b\.ca/),
  ]);
  expect(unfitSettings({ ...fit, ...of, mailFrom: "site@leads.b.ca" })).toEqual([]);
});

const staging = { origin: "https://staging.b.ca", databaseId: fit.databaseId };

test.each<[message: RegExp, of: Parameters<typeof unfitSettings>[0]]>([
  [/^mailAlertTo is one of mailTo: /, { mailAlertTo: fit.mailTo[0] as string }],
  [/^staging has the site’s own address or database/, { staging }],
  [/^staging has the site’s own/, { origin, staging: { ...staging, databaseId: "", origin } }],
])("what does not go together is refused: %s", (message, of) => {
  expect(unfitSettings({ ...fit, ...of })).toEqual([expect.stringMatching(message)]);
});

test.each<["production" | "staging", Deployment, madeUp: readonly unknown[], secrets: readonly string[]]>([
  ["production", fit, [], ["LINK_SECRET", "HEARTBEAT_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"]],
  // It calls nobody.
  ["staging", fit, [], ["LINK_SECRET"]],
  ["production", knowing, [], ["LINK_SECRET"]],
  ["staging", knowing, ["staging.databaseId", "staging.origin"], ["LINK_SECRET"]],
  [
    "production",
    { ...alone, databaseId: "00000000-0000-0000-0000-000000000000", mailFrom: "a@b.example" },
    ["databaseId", "mailFrom", expect.stringContaining("another channel")],
    ["LINK_SECRET"],
  ],
])(
  "settings of %s that are made up and secrets that are missing are named, %#",
  (target, of, madeUp, secrets) => {
    expect(fictionalSettings(target, of)).toEqual(madeUp);
    expect(missingSecrets(of, target, [])).toEqual(secrets);
    expect(missingSecrets(of, target, secrets)).toEqual([]);
  },
);

test("nothing on this machine calls an address of the firm", () => {
  expect(Object.values(varsOf(fit))).toContain(fit.mailAlertTo);
  expect(Object.values(localVars(fit))).not.toContain(fit.mailAlertTo);
  // The others are secrets, which are in no file of the repository.
  for (const name of ["HEARTBEAT_URL", "WEBHOOK_URL"]) expect(varsOf(fit)).not.toHaveProperty(name);
});

test("a deployment has the firm's names and addresses alone, and its staging shares nothing that counts", () => {
  const [production, staging] = (["production", "staging"] as const).map((target) =>
    configurationOf(target, "abc", { origin, deployment: fit }),
  );
  expect(production).toMatchObject({
    workers_dev: false,
    preview_urls: false,
    define: { "process.env.PUBLIC_BUILD": '"1"' },
    vars: { MAIL_TO: fit.mailTo.join(", ") },
    d1_databases: [{ binding: "DB", database_name: "harbourline-leads", database_id: fit.databaseId }],
    send_email: expect.arrayContaining([
      { name: "MAIL", allowed_destination_addresses: fit.mailTo },
      { name: "MAIL_ALERT", destination_address: fit.mailAlertTo },
    ]),
  });
  expect(production).not.toHaveProperty("account_id");
  expect(JSON.stringify(production)).not.toMatch(/evermaple/i);
  expect(staging?.d1_databases).toMatchObject([
    { database_name: "harbourline-staging-leads", database_id: fit.staging?.databaseId },
  ]);
  const ids = [production, staging].flatMap((one) => one?.ratelimits as { namespace_id: string }[]);
  expect(new Set(ids.map(({ namespace_id }) => namespace_id)).size).toBe(ids.length);
});
