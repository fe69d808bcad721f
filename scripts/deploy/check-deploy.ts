import type { Target } from "./configuration.ts";
import { readReadiness } from "./readiness.ts";

/**
 * Says what keeps the firm's folder from a deployment, and answers whether nothing does. Facts that are long
 * unread may wait where `factsLate` says why.
 */
export function checkDeploy(target: Target, factsLate?: string): boolean {
  const { missing, old, unfit, leftOut } = readReadiness(target);
  report("Still fictional, or not there:", missing);
  report("To mend in firm/deployment.yaml:", unfit);
  report(
    factsLate === undefined
      ? "Programs to look up again; then write the day under `facts` in firm/reviews.yaml (in haste: `npm run deploy -- --facts-late 'reason'`):"
      : `Not looked up because of “${factsLate}”; each daily mail says so until they are:`,
    old,
  );
  report("Left out of the public site until told or approved:", leftOut);
  return missing.length + unfit.length + (factsLate === undefined ? old.length : 0) === 0;
}

function report(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  - ${line}`).join("\n")}`);
}
