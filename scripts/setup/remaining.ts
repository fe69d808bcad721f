import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { fictionalSettings, readReadiness } from "#scripts/deploy/readiness.ts";

/** Lists what is left to do until leads arrive, in order, with the exact commands. */
export function remainingText(): string {
  const { missing, unfit, leftOut } = readReadiness();
  const leads = `${deployment.worker}-leads`;
  const hasDatabase = !fictionalSettings("production").includes("databaseId");
  // Only what a later step makes may stay open meanwhile.
  const open = [...missing, ...unfit].filter((one) => !one.startsWith("databaseId "));
  const steps = [
    ...(open.length > 0
      ? [
          `Answer what is still open with \`npm run setup\`:\n${open.map((one) => `     - ${one}`).join("\n")}`,
        ]
      : []),
    "npm run wrangler -- login",
    ...(hasDatabase
      ? []
      : [
          `npm run wrangler -- d1 create ${leads} --location enam\n     then \`npm run setup\` again, with the id alone that it prints`,
        ]),
    `npm run wrangler -- queues create ${leads}`,
    `npm run wrangler -- queues create ${leads}-dead`,
    `npm run wrangler -- email sending enable ${deployment.mailFrom.replace(/^.*@/, "")}\n     a subdomain made for it, never the domain of your mailboxes (docs/operating.md, Mail); then \`npm run setup -- --check\``,
    `Confirm ${deployment.mailTo.join(" and ")} in the dashboard, Email Routing, Destination addresses`,
    "npm run release\n     freezes the elements of today under the firm’s licence, for partners who pin a version",
    "git add -A && git commit -m 'Set up the firm'",
    "npm run deploy -- secrets",
    "npm run deploy -- --dry-run",
    `npm run deploy\n     ends with a test lead in the inbox of ${deployment.mailTo[0]}; then look at ${facts.origin}`,
  ];
  return [
    "What remains, in this order:",
    ...steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`),
    ...(leftOut.length > 0
      ? [
          "",
          "The public site goes without these until somebody approves them:",
          ...leftOut.map((one) => `  - ${one}`),
        ]
      : []),
  ].join("\n");
}
