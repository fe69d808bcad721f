import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { fictionalSettings, readReadiness } from "#scripts/deploy/readiness.ts";
import { findLogo } from "../firm/folder.ts";
import { type Province, provinces } from "../firm/provinces.ts";
import { linesOf } from "../run/lines-of.ts";

/** The steps after a change of one part. */
export const nextStepsText = (part: string) =>
  [
    "Next:",
    `  [ ] git add -A && git commit -m 'Change ${part}' && git push`,
    "  [ ] npm run deploy, or the green tick and Run workflow on the repository's web page (docs/desk.md)",
    "`npm run setup -- --check` lists what is still missing.",
  ].join("\n");

/** Lists the steps until leads arrive and are monitored, in order, with the exact commands. */
export function remainingText(): string {
  const { missing, unfit, leftOut } = readReadiness();
  const { worker, mailFrom, mailTo, mailAlertTo, heartbeat, desk, jurisdiction } = deployment;
  const leads = `${worker}-leads`;
  const sender = mailFrom.replace(/^.*@/, "");
  const hasDatabase = !fictionalSettings("production").includes("databaseId");
  // A later step makes the database.
  const open = [...missing, ...unfit].filter((one) => !one.startsWith("databaseId "));
  const { location = "enam" } = provinces[facts.address?.province as Province] ?? {};
  // Where a jurisdiction is given, Cloudflare ignores the location.
  const restricted = jurisdiction ? ` --jurisdiction ${jurisdiction}` : "";
  const steps = linesOf(
    open.length > 0 &&
      `Answer what is still open, in the file that is named or with \`npm run setup\`:\n${open.map((one) => `       - ${one}`).join("\n")}`,
    "Look at every page with `npm start`, then `npm test`",
    "Cloudflare: account, domain and its settings (docs/operating.md, Account and domain)",
    "npm run wrangler -- login",
    !hasDatabase &&
      `npm run wrangler -- d1 create ${leads}${restricted || ` --location ${location}`}\n       then \`npm run setup -- databaseId\` with the id alone that it prints`,
    `npm run wrangler -- email sending enable ${sender}\n       a subdomain made for it, never the domain of your mailboxes (docs/operating.md, Mail)`,
    `Confirm ${linesOf(mailTo, mailAlertTo).join(" and ")} in the dashboard, Email Routing, Destination addresses`,
    "npm run release, for partners who pin a version",
    "git add -A && git commit -m 'Set up the firm', and push it to the firm’s private repository",
    "npm run deploy -- secrets\n       each into the password manager",
    "npm run deploy -- --dry-run",
    `npm run deploy\n       ends with a test lead in the inbox of ${mailTo[0]}; then look at ${facts.origin}`,
    !desk && "The desk: Cloudflare Access, then `npm run setup -- desk` (docs/operating.md, The desk)",
    `Watching: ${heartbeat ? "" : "a heartbeat (`npm run setup -- heartbeat yes`), "}a check of ${facts.origin}/api/health from outside`,
    "A backup, and the handover form (docs/operating/handover.md)",
    "After a month without trouble: `npm run setup -- hstsDays 730`",
  );
  const without = linesOf(
    !findLogo() && "a logo: firm/logo.svg or firm/logo.png; until then it is letters",
    leftOut,
  );
  return [
    "What remains, in this order:",
    ...steps.map((step) => `  [ ] ${step}`),
    "",
    "The public site leaves these out until they are given or approved:",
    ...without.map((one) => `  - ${one}`),
  ].join("\n");
}
