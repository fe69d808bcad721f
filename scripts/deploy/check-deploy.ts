import type { Target } from "./configuration.ts";
import { readReadiness } from "./readiness.ts";

/**
 * Says what keeps the firm's folder from a deployment, and answers whether nothing does. Facts that are long unread
 * may wait where `factsLate` says why.
 */
export function checkDeploy(target: Target, factsLate: string | undefined): boolean {
  const { missing, old, unfit, leftOut } = readReadiness(target);
  report("✗ Not deployed. These values are still the fictional defaults:", missing);
  report("✗ Not deployed. Mend these settings in firm/deployment.yaml:", unfit);
  if (factsLate === undefined)
    report(
      "✗ Not deployed. Look these programs up again, then write today into factsReadOn of firm/reviews.yaml (in haste: --facts-late 'reason'):",
      old,
    );
  else
    report(`› Deployed unread because of “${factsLate}”; each daily mail says so until they are read:`, old);
  report("› Left out of the deployed site until it is told or approved:", leftOut);
  return missing.length + unfit.length + (factsLate === undefined ? old.length : 0) === 0;
}

function report(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(heading);
  for (const line of lines) console.error(`  - ${line}`);
}
