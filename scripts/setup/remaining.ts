import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { interpolate } from "#content/interpolate.ts";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { readReadiness } from "#scripts/deploy/readiness.ts";
import { findLogo } from "../firm/folder.ts";
import { linesOf } from "../run/lines-of.ts";

const steps: readonly string[] = parse(readFileSync("scripts/setup/steps.yaml", "utf8"));

/** Provinces of which Cloudflare is asked to store the data in the west of North America. */
const western: readonly string[] = ["AB", "BC", "MB", "NT", "SK", "YT"];

/** The steps until leads arrive and are monitored, in order, with the exact commands. */
export function remainingText(): string {
  const { missing, unfit, leftOut } = readReadiness();
  const { worker, mailFrom, mailTo, mailAlertTo, heartbeat, desk, jurisdiction } = deployment;
  // A later step makes the database.
  const open = [...missing, ...unfit].filter((one) => !one.endsWith(": databaseId"));
  const isWestern = western.includes(facts.address?.province ?? "");
  // Where a jurisdiction is given, Cloudflare ignores the location.
  const place = jurisdiction ? `--jurisdiction ${jurisdiction}` : `--location ${isWestern ? "wnam" : "enam"}`;
  const values = {
    open: open.map((one) => `- ${one}`).join("\n") || undefined,
    database: missing.some((one) => one.endsWith(": databaseId")) ? `${worker}-leads ${place}` : undefined,
    sender: mailFrom.replace(/^.*@/, ""),
    recipients: linesOf(mailTo, mailAlertTo).join(" and "),
    mailTo: mailTo[0],
    origin: facts.origin,
    noDesk: desk ? undefined : "",
    noHeartbeat: heartbeat ? undefined : "",
  };
  const without = linesOf(
    !findLogo() && "a logo: firm/logo.svg or firm/logo.png; until then it is letters",
    leftOut,
  );
  return [
    "What remains, in this order:",
    ...steps
      .map((step) => interpolate(step, values))
      .filter((step) => !/\{\w+\}/.test(step))
      .map((step) => `  [ ] ${step.replaceAll("\n", "\n       ")}`),
    "",
    "The public site leaves these out until they are given or approved:",
    ...without.map((one) => `  - ${one}`),
  ].join("\n");
}
